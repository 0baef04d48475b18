import type { CompleteGiftOutcome } from "@skywave/services/gifts/complete-gift";
import { watchGift } from "@skywave/services/gifts/watch-gift";
import { useEffect, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { ArrivedHeading } from "../bill-page/arrived-heading.tsx";

interface AwaitingGiftProps {
  giftId: string;
  onKnown: (outcome: CompleteGiftOutcome) => void;
}

/** The payment was sent and the bank has not spoken. Asks again by itself, less and less often. */
export function AwaitingGift({ giftId, onKnown }: AwaitingGiftProps) {
  const translate = useTranslate();
  const { skywave } = useApp();
  const [isWatching, setWatching] = useState(true);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    setWatching(true);
    watchGift(skywave, { giftId, signal: leaving.signal }).then(
      (outcome) => {
        if (leaving.signal.aborted) return;
        const isOpen = !outcome.ok && (outcome.code === "PROCESSING" || outcome.code === "UNREACHABLE");
        if (isOpen) setWatching(false);
        else onKnown(outcome);
      },
      (cause: unknown) => {
        if (!leaving.signal.aborted) throw cause;
      },
    );
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- onKnown changes with every render of the review
  }, [skywave, giftId, attempt]);

  return (
    <>
      <ArrivedHeading>{translate("gift.processing-heading")}</ArrivedHeading>
      {isWatching ? (
        <Spinner label={translate("gift.processing")} />
      ) : (
        <>
          <p role="status">{translate("gift.processing-long")}</p>
          <p>
            <Button look="quiet" onPress={() => setAttempt((count) => count + 1)}>
              {translate("gift.look-again")}
            </Button>
          </p>
        </>
      )}
    </>
  );
}
