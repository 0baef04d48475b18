import { requestTrialLink, type RequestTrialLinkOutcome } from "@skywave/services/vehicle-trials/claim-trial";
import { useState } from "react";
import { focusField } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/fields/text-field.tsx";

type Refusal = Exclude<RequestTrialLinkOutcome, { ok: true }>;

/** Has the link of a trial mailed to whom it is for. Every number is answered alike: what waits for whom, nobody is told. */
export function RequestTrialLink() {
  const translate = useTranslate<"vehicles">();
  const { skywave, tracking } = useApp();
  const [number, setNumber] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<Exclude<Refusal, { code: "NUMBER_UNREADABLE" }>>();
  const [isSent, setSent] = useState(false);
  const { isRunning, run } = useSingleFlight();

  function refuse() {
    setWrong(true);
    tracking.userErrors(["number"]);
    focusField("number");
  }

  async function send() {
    setFailure(undefined);
    setWrong(false);
    setSent(false);
    if (number.trim() === "") return refuse();
    tracking.event("generic-button-click", { componentName: "requestTrialLink" });
    const outcome = await requestTrialLink(skywave, { number, language: translate.locale });
    if (outcome.ok) return setSent(true);
    tracking.businessError(outcome.code);
    if (outcome.code === "NUMBER_UNREADABLE") return refuse();
    return setFailure(outcome);
  }

  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run(send);
      }}
      noValidate
    >
      <p>{translate("targeted-trial.link-text")}</p>
      {failure === undefined ? null : (
        <CommonFailureNotice failure={failure} takesFocus onRetry={() => void run(send)} />
      )}
      {isSent ? (
        <Notice tone="good" takesFocus>
          {translate("targeted-trial.link-sent")}
        </Notice>
      ) : null}
      <TextField
        name="number"
        value={number}
        onChange={setNumber}
        label={translate("service-lane.number")}
        description={translate("service-lane.number-hint")}
        autoComplete="off"
        error={isWrong ? translate("targeted-trial.number-wrong") : undefined}
      />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning}>
          {translate("targeted-trial.link-send")}
        </Button>
      </div>
    </form>
  );
}
