import type { PayOutcome } from "@skywave/services/billing/pay/pay-outcome";
import { watchPayment } from "@skywave/services/billing/pay/watch-payment";
import { useEffect, useState } from "react";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { useApp } from "../../../platform/app-services.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { ArrivedHeading } from "../bill-page/arrived-heading.tsx";

interface AwaitingPaymentProps {
  paymentId: string;
  onKnown: (outcome: PayOutcome) => void;
}

/** The payment was sent and the bank has not spoken. Asks again by itself, less and less often. */
export function AwaitingPayment({ paymentId, onKnown }: AwaitingPaymentProps) {
  const translate = useTranslate();
  const { skywave } = useApp();
  const [isWatching, setWatching] = useState(true);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    setWatching(true);
    watchPayment(skywave, { paymentId, signal: leaving.signal }).then(
      (outcome) => {
        if (leaving.signal.aborted) return;
        if (!outcome.ok && (outcome.code === "PROCESSING" || outcome.code === "UNREACHABLE"))
          setWatching(false);
        else onKnown(outcome);
      },
      (cause: unknown) => {
        if (!leaving.signal.aborted) throw cause;
      },
    );
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- onKnown changes with every render of the form
  }, [skywave, paymentId, attempt]);

  return (
    <>
      <ArrivedHeading>{translate("pay.processing-heading")}</ArrivedHeading>
      {isWatching ? (
        <Spinner label={translate("pay.processing")} />
      ) : (
        <>
          <p role="status">{translate("pay.processing-long")}</p>
          <p>
            <Button look="quiet" onPress={() => setAttempt((count) => count + 1)}>
              {translate("pay.look-again")}
            </Button>
          </p>
        </>
      )}
    </>
  );
}
