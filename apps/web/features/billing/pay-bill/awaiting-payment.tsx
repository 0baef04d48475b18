import { useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useWatched } from "#orders/use-watched.ts";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { ArrivedHeading } from "../bill-page/arrived-heading.tsx";

interface AwaitingPaymentProps<O> {
  /** Whether a bill or a gift is paid. */
  of?: "pay" | "gift";
  watch: (signal: AbortSignal) => Promise<O>;
  onKnown: (outcome: O) => void;
}

/** The payment was sent and the bank has not spoken. Asks again by itself, less and less often. */
export function AwaitingPayment<O extends { ok: true } | { ok: false; code: string }>({
  of = "pay",
  watch,
  onKnown,
}: AwaitingPaymentProps<O>) {
  const translate = useTranslate<"bills">();
  const [isWatching, setWatching] = useState(true);
  const { lookAgain } = useWatched({
    watch,
    onOutcome(outcome) {
      const isOpen = !outcome.ok && (outcome.code === "PROCESSING" || outcome.code === "UNREACHABLE");
      if (isOpen) setWatching(false);
      else onKnown(outcome);
    },
  });

  return (
    <>
      <ArrivedHeading>{translate(`${of}.processing-heading`)}</ArrivedHeading>
      {isWatching ? (
        <Spinner label={translate(`${of}.processing`)} />
      ) : (
        <>
          <p role="status">{translate(`${of}.processing-long`)}</p>
          <p>
            <Button
              look="quiet"
              onPress={() => {
                setWatching(true);
                lookAgain();
              }}
            >
              {translate(`${of}.look-again`)}
            </Button>
          </p>
        </>
      )}
    </>
  );
}
