import type { CallRequest, RegisteredGiftCard } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { availableInCents, type Books } from "#modules/books/index.ts";

type Input = CallRequest<"giftcard", "registerGiftCard">;

export type RegisterGiftCard = (
  input: Input,
  context: { caller: PersonCaller; ipAddress: string },
) => Promise<Outcome<RegisteredGiftCard>>;

/**
 * Checks a card that somebody holds, and gives them a token for it. Unknown, wrong code, empty and too old are one
 * and the same answer: any other would tell a guesser how far the guess was right. Only that a card is void is said
 * plainly: who holds one has a right to know, and can ask who gave it.
 */
export function createRegisterGiftCard({ show, giveToken }: Books["giftCards"]["show"]): RegisterGiftCard {
  return async ({ query, body }, context) => {
    const missing = missingFields(body);
    if (missing.length > 0) return refuse("INVALID_PAYLOAD", { invalidFields: missing });
    const { caller } = context;
    if (query.country !== caller.country) return refuse("COUNTRY_ERROR");
    const { number, expiry } = body;
    const securityCode = body.type === "physical" ? body.securityCode : undefined;
    const shown = await show({ number, securityCode, expiry }, context);
    if (!shown.ok) return shown;
    const verdict = shown.data;
    switch (verdict.kind) {
      case "elsewhere":
        return refuse("COUNTRY_ERROR");
      case "void":
        return refuse("GIFT_CARD_VOID");
      case "good": {
        const { card } = verdict;
        const { tokenId, goodUntil } = await giveToken(caller.identityId, card);
        return done({
          tokenId,
          actualBalance: toMajorUnits(availableInCents(card)),
          currency: card.currency,
          last4: card.last4,
          cardType: card.cardType,
          vendorType: card.vendorType,
          expires: goodUntil.toString(),
        });
      }
      case "wrong":
      case "empty":
      case "over":
        return refuse("BAD_DATA_RETURNED");
    }
  };
}

function missingFields({ type, expiry, securityCode }: Input["body"]) {
  if (type === "cardIdentifier") return [];
  return Object.entries({ expiry, securityCode })
    .filter(([, value]) => value === undefined)
    .map(([field]) => ({ field, code: "required" }));
}
