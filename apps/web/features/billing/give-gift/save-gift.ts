import { type Country, currencyOf } from "@skywave/domain/locale/country";
import { toCents } from "@skywave/domain/money/cents";
import { GIFT_AMOUNTS } from "@skywave/domain/gifts/gift-limits";
import { forgetPurchaseDraft } from "@skywave/services/purchase-drafts/forget-purchase-draft";
import { savePurchaseDraft } from "@skywave/services/purchase-drafts/save-purchase-draft";
import { listPurchaseDrafts } from "@skywave/services/purchase-drafts/list-purchase-drafts";
import type { Skywave } from "@skywave/sdk";
import { amountOf, emptyGift, type GiftDraft } from "./typed-gift.ts";

const FLOW = "give-gift";

/**
 * Keeps a gift with the account of its giver, without whom it is for and what is said to them: they did not ask to
 * be kept anywhere. Whether that worked is told to nobody, as it costs another device only its start.
 */
export async function saveGift(skywave: Skywave, draft: GiftDraft, country: Country): Promise<void> {
  const amount = amountOf(draft);
  if (amount === undefined) return;
  const { design, isLater, sendOn } = draft;
  await savePurchaseDraft(skywave, FLOW, {
    path: "subscribe/gift",
    gift: { amount, currency: currencyOf(country), design, ...(isLater && { sendOn }) },
    isFollowOnWanted: null,
    isBillingSettled: false,
  });
}

/** Forgets the gift that is bought. */
export async function forgetGift(skywave: Skywave): Promise<void> {
  await forgetPurchaseDraft(skywave, FLOW);
}

/** The gift that was begun elsewhere, as far as it is kept; undefined where there is none. */
export async function resumeGift(
  skywave: Skywave,
  { country, language }: { country: Country; language: GiftDraft["language"] },
): Promise<GiftDraft | undefined> {
  const kept = await listPurchaseDrafts(skywave);
  const gift = kept.ok ? kept.drafts.find(({ flowName }) => flowName === FLOW)?.gift : undefined;
  if (gift === undefined) return undefined;
  const { design, sendOn = "" } = gift;
  const draft = { ...emptyGift(language), design, isLater: sendOn !== "", sendOn };
  // An amount in the other country's money is another amount.
  return gift.currency === currencyOf(country) ? { ...draft, ...choiceOf(gift) } : draft;
}

function choiceOf({ amount, currency }: { amount: number; currency: keyof typeof GIFT_AMOUNTS }) {
  const choice = GIFT_AMOUNTS[currency].choicesInCents.find((cents) => cents === toCents(amount));
  return choice === undefined ? { choice: "other" as const, typedAmount: String(amount) } : { choice };
}
