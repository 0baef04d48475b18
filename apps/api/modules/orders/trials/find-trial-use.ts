import type { Books } from "#modules/books/index.ts";
import type { FindTrialUse } from "#modules/offers/index.ts";
import type { Trials } from "./trials.ts";

/** Whether a person, or the card of theirs that would pay, has had a trial; a card that is not on file does not count yet. */
export function createFindTrialUse({
  trials,
  profiles,
}: {
  trials: Pick<Trials, "findUse">;
  profiles: Pick<Books["profiles"], "findDefault" | "findPaymentMethod">;
}): FindTrialUse {
  return async (identityId, paymentMethodId) => {
    if (paymentMethodId === undefined) return trials.findUse(identityId, undefined);
    const profile = await profiles.findDefault(identityId);
    const card = profile && (await profiles.findPaymentMethod(identityId, profile.id, paymentMethodId));
    return trials.findUse(identityId, card);
  };
}
