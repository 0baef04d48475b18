import type { ReactNode } from "react";
import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import type { Way } from "./find-values.ts";
import type { FindRadioRefusal, useFindRadio } from "./use-find-radio.ts";

interface FindFormProps {
  way: Way;
  finding: ReturnType<typeof useFindRadio>;
  children: ReactNode;
}

/** What the three ways have in common: what is wrong above, and the button below. */
export function FindForm({ way, finding, children }: FindFormProps) {
  const translate = useTranslate<"radios">();
  const { problems, attempt, refusal, submit, isSending, isWaiting } = finding;
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {refusal === undefined ? null : <FindRefusalNotice way={way} refusal={refusal} />}
      {children}
      {isWaiting ? <Notice tone="info">{translate("find-radio.waiting")}</Notice> : null}
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isSending} workingText={translate("find-radio.looking")}>
          {translate("find-radio.submit")}
        </Button>
      </div>
    </form>
  );
}

function FindRefusalNotice({ way, refusal }: { way: Way; refusal: FindRadioRefusal }) {
  const translate = useTranslate<"radios">();
  if (refusal.code !== "DEVICE_NOT_FOUND") return <CommonFailureNotice failure={refusal} takesFocus />;
  return (
    <Notice tone="warn" takesFocus>
      {translate(`find-radio.not-found.${way}`)}
    </Notice>
  );
}
