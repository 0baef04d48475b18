import type { CallRequest, Gift } from "@skywave/contract";
import { checkGift } from "@skywave/domain/gifts/check-gift";
import { normaliseEmail } from "@skywave/domain/identity/email";
import { currencyOf } from "@skywave/domain/locale/country";
import { localesOf } from "@skywave/domain/locale/locale";
import { toCents } from "@skywave/domain/money/cents";
import { currentBrandKey } from "#platform/brands/current-brand.ts";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { GiftRow, GiftsRepository } from "../gifts-repository.ts";
import type { ShowGift } from "../show-gift.ts";

type Body = CallRequest<"giftcard", "createGift">["body"];

export type CreateGift = (body: Body, personCaller: PersonCaller) => Promise<Outcome<Gift>>;

/** Quotes a gift: judges what was typed, and keeps it until it is confirmed or a day has passed. */
export function createCreateGift(dependencies: {
  gifts: Pick<GiftsRepository, "add">;
  show: ShowGift["show"];
  limits: Pick<RateLimits, "take">;
  clock: Clock;
}): CreateGift {
  const { gifts, show, limits, clock } = dependencies;
  return async (body, { identityId, country }) => {
    const limited = await limits.take("giftQuotesByIdentity", identityId);
    if (limited !== undefined) return limited;
    const today = clock.today();
    const { amount, sendOn, ...said } = body;
    const gift = {
      ...said,
      amountInCents: toCents(amount),
      currency: currencyOf(country),
      recipientEmail: normaliseEmail(body.recipientEmail),
      sendOn: sendOn === undefined ? today : Temporal.PlainDate.from(sendOn),
    };
    const isSpoken = localesOf(country).includes(body.language);
    const invalidFields = [
      ...checkGift(gift, today),
      ...(isSpoken ? [] : [{ field: "language", code: "invalid" }]),
    ];
    if (invalidFields.length > 0) return refuse("INVALID_PAYLOAD", { invalidFields });
    const row: GiftRow = {
      ...gift,
      identityId,
      id: randomId("gift"),
      state: "quoted",
      country,
      quotedAt: clock.now(),
      tries: 0,
      paidAt: null,
      sentOn: null,
      mails: 0,
      giftCardId: null,
      voidedBy: null,
      brand: currentBrandKey() ?? null,
    };
    await gifts.add(row);
    return done(await show(row));
  };
}
