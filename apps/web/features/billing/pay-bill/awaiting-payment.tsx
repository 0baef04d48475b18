import { useEffect, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { ArrivedHeading } from "../bill-page/arrived-heading.tsx";

interface AwaitingPaymentProps<O> {
  watch: (signal: AbortSignal) => Promise<O>;
  onKnown: (outcome: O) => void;
}

/** The payment was sent and the bank has not spoken. Asks again by itself, less and less often. */
export function AwaitingPayment<O extends { ok: true } | { ok: false; code: string }>({
  watch,
  onKnown,
}: AwaitingPaymentProps<O>) {
  const translate = useTranslate();
  const [isWatching, setWatching] = useState(true);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    setWatching(true);
    watch(leaving.signal).then(
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
    // oxlint-disable-next-line react/exhaustive-deps -- both change with every render of the form
  }, [attempt]);

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
