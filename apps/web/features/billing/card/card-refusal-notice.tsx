import type { KeyOf } from "#i18n/translate.ts";
import type { CardRefusal } from "@skywave/services/outcomes/card-refusal";
import { useTranslate } from "#i18n/translation-context.ts";
import { NEXT_MOVE_MESSAGES } from "#orders/next-move-messages.ts";
import { Notice } from "#ui/feedback/notice.tsx";

/** A card that its bank, its processor or we refuse. */
export type RefusedCard = CardRefusal | { ok: false; code: "CARD_UNREADABLE" };

function wordsFor(refusal: RefusedCard): KeyOf {
  switch (refusal.code) {
    case "CREDIT_CARD_ERROR":
      return NEXT_MOVE_MESSAGES[refusal.nextMove];
    case "TOO_MANY_DECLINES":
      return "complete-order.TOO_MANY_DECLINES";
    case "CARD_UNREADABLE":
      return "billing.card-unreadable";
  }
}

/** What to do about a refused card. The bank's own reason is never told. */
export function CardRefusalNotice({ refusal }: { refusal: RefusedCard }) {
  const translate = useTranslate();
  return (
    <Notice tone="bad" takesFocus>
      {translate(wordsFor(refusal))}
    </Notice>
  );
}
