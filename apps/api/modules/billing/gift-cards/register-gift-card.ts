import type { CallRequest, RegisteredGiftCard } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { Clock } from "../../../platform/clock.ts";
import type { PersonCaller } from "../../../platform/http/caller.ts";
import { done, type Outcome, type Refusal, refuse } from "../../../platform/outcome.ts";
import type { RateLimits } from "../../../platform/rate-limits/rate-limits.ts";
import { randomId } from "../../../platform/security/random-id.ts";
import type { Secrets } from "../../../platform/security/secrets.ts";
import { giftCardDigests } from "./gift-card-digests.ts";
import type { GiftCardsRepository } from "./gift-cards-repository.ts";
import { availableInCents, judgeGiftCard } from "./judge-gift-card.ts";

const GOOD_FOR_MINUTES = 15;

type Input = CallRequest<"giftcard", "registerGiftCard">;

/** Checks a card that somebody holds, and gives them a token for it. */
export function createRegisterGiftCard(dependencies: {
  cards: GiftCardsRepository;
  clock: Clock;
  limits: RateLimits;
  secrets: Secrets;
}) {
  const { cards, clock, secrets } = dependencies;
  return async (
    { query, body }: Input,
    { caller, ipAddress }: { caller: PersonCaller; ipAddress: string },
  ): Promise<Outcome<RegisteredGiftCard>> => {
    const missing = missingFields(body);
    if (missing.length > 0) return refuse("INVALID_PAYLOAD", { invalidFields: missing });
    if (query.country !== caller.country) return refuse("COUNTRY_ERROR");
    const guess = await holdGuess(dependencies.limits, { identityId: caller.identityId, ipAddress });
    if (!guess.ok) return guess.refusal;

    const { numberDigest, digestOfCode } = giftCardDigests(secrets, body.number);
    const isPhysical = body.type === "physical";
    const securityCodeDigest =
      isPhysical && body.securityCode !== undefined ? digestOfCode(body.securityCode) : null;
    const verdict = judgeGiftCard(await cards.findByNumber(numberDigest), {
      securityCodeDigest,
      expiry: body.expiry,
      country: query.country,
      today: clock.today(),
    });
    if (verdict.kind === "wrong") return refuse("BAD_DATA_RETURNED");
    await guess.wasRight();
    if (verdict.kind === "elsewhere") return refuse("COUNTRY_ERROR");

    const { card } = verdict;
    const goodUntil = clock.realNow().add({ minutes: GOOD_FOR_MINUTES });
    const tokenId = randomId("gct");
    await cards.addToken({ identityId: caller.identityId, id: tokenId, giftCardId: card.id, goodUntil });
    return done({
      tokenId,
      actualBalance: toMajorUnits(availableInCents(card)),
      currency: card.currency,
      last4: card.last4,
      cardType: card.cardType,
      vendorType: card.vendorType,
      expires: goodUntil.toString(),
    });
  };
}

function missingFields({ type, expiry, securityCode }: Input["body"]) {
  if (type === "cardIdentifier") return [];
  return Object.entries({ expiry, securityCode })
    .filter(([, value]) => value === undefined)
    .map(([field]) => ({ field, code: "required" }));
}

/** Counts a try as a wrong one until it is known to be right: tries at the same moment must not share one count. */
async function holdGuess(
  limits: RateLimits,
  who: { identityId: string; ipAddress: string },
): Promise<{ ok: true; wasRight: () => Promise<void> } | { ok: false; refusal: Refusal }> {
  const counted = [
    ["wrongGiftCardsByIdentity", who.identityId],
    ["wrongGiftCardsByAddress", who.ipAddress],
    ["wrongGiftCardsInAll", "everybody"],
  ] as const;
  const giveBack = async (count: number) => {
    for (const [limit, subject] of counted.slice(0, count)) await limits.giveBack(limit, subject);
  };
  for (const [index, [limit, subject]] of counted.entries()) {
    const refusal = await limits.hold(limit, subject);
    if (refusal === undefined) continue;
    await giveBack(index);
    return { ok: false, refusal };
  }
  return { ok: true, wasRight: () => giveBack(counted.length) };
}
