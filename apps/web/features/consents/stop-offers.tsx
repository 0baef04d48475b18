import { stopOffers, type StopOffersOutcome } from "@skywave/services/consents/stop-offers";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";

interface StopOffersProps {
  /** What the link in the mail carried. */
  token: string;
  onStopped: () => void;
}

/** One press stops the offers. Opening the link alone does not: mail programs open links to look at them. */
export function StopOffers({ token, onStopped }: StopOffersProps) {
  const translate = useTranslate<"self">();
  const { skywave, tracking } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<Extract<StopOffersOutcome, { ok: false }>>();

  const stop = () =>
    void run(async () => {
      setRefusal(undefined);
      tracking.event("generic-button-click", { componentName: "stopOffers" });
      const outcome = await stopOffers(skywave, { token });
      if (outcome.ok) return onStopped();
      tracking.businessError(outcome.code);
      return setRefusal(outcome);
    });

  if (token === "" || refusal?.code === "NOT_FOUND")
    return (
      <Notice tone="bad" takesFocus={token !== ""}>
        {translate("stop-offers.wrong")}
      </Notice>
    );
  return (
    <>
      {refusal === undefined ? null : <CommonFailureNotice failure={refusal} onRetry={stop} takesFocus />}
      <p>{translate("stop-offers.text")}</p>
      <div>
        <Button isWorking={isRunning} workingText={translate("stop-offers.working")} onPress={stop}>
          {translate("stop-offers.submit")}
        </Button>
      </div>
    </>
  );
}
