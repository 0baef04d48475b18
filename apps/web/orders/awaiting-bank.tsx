import type { Order } from "@skywave/contract";
import { watchOrder } from "@skywave/services/orders/watch-order";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useWatched } from "./use-watched.ts";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";

interface AwaitingBankProps {
  orderId: string;
  /** The order is no longer on its way: bought, open again, or gone. */
  onSettled: (order: Order | undefined) => void;
}

type Watch = { name: "watching" } | { name: "unsettled" } | { name: "failed"; failure: CommonFailure };

/** The order was sent and the bank has not spoken. Looks again by itself, less and less often. */
export function AwaitingBank({ orderId, onSettled }: AwaitingBankProps) {
  const translate = useTranslate();
  const { skywave } = useApp();
  const [watch, setWatch] = useState<Watch>({ name: "watching" });
  const { lookAgain } = useWatched({
    watch: (signal) => watchOrder(skywave, { orderId, signal }),
    onOutcome(outcome) {
      if (outcome.ok) onSettled(outcome.order);
      else if (outcome.code === "NOT_FOUND") onSettled(undefined);
      else if (outcome.code === "PROCESSING") setWatch({ name: "unsettled" });
      else setWatch({ name: "failed", failure: outcome });
    },
  });

  function watchAgain() {
    setWatch({ name: "watching" });
    lookAgain();
  }

  return (
    <>
      {watch.name === "watching" ? <Spinner label={translate("complete-order.processing")} /> : null}
      {watch.name === "unsettled" ? (
        <>
          <p role="status">{translate("complete-order.processing-long")}</p>
          <p>
            <Button look="quiet" onPress={watchAgain}>
              {translate("complete-order.look-again")}
            </Button>
          </p>
        </>
      ) : null}
      {watch.name === "failed" ? <CommonFailureNotice failure={watch.failure} onRetry={watchAgain} /> : null}
    </>
  );
}
