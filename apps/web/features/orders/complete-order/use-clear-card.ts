import type { CardRefusal } from "@skywave/services/outcomes/card-refusal";
import { useFlow } from "#flows/engine/flow-context.ts";
import { savePurchase } from "#flows/engine/save-purchase.ts";
import type { CardNotice } from "#flows/engine/purchase-state.ts";
import { useApp } from "#platform/app-services.ts";

export const cardNoticeOf = (refused: CardRefusal): CardNotice =>
  refused.code === "CREDIT_CARD_ERROR" ? `declined.${refused.nextMove}` : "tooManyDeclines";

/**
 * Takes the card out of the purchase and asks for one: what was refused is charged again only where its owner chooses
 * it again. The account still holds it.
 */
export function useClearCard() {
  const { skywave } = useApp();
  const { definition, purchase, goTo } = useFlow();
  return function clearCard(notice: CardNotice | null): void {
    // This attempt is over; the next one must not be answered with its answer.
    const completionKey = skywave.identifiers.newTransactionId();
    purchase.setState({ card: null, isAwaitingBank: false, completionKey, notice });
    // A flow without the step is gone on with in another one, which keeps what is settled there.
    const asksForCards = definition.steps.some(({ id }) => id === "billing");
    if (asksForCards) void savePurchase(skywave, definition.name, purchase.getState());
    goTo("billing");
  };
}
