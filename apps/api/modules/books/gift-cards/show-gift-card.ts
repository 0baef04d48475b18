import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, type Refusal } from "#platform/outcome.ts";
import type { LimitName } from "#platform/rate-limits/limits.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { giftCardDigests } from "./gift-card-digests.ts";
import type { GiftCard, GiftCardsRepository } from "./gift-cards-repository.ts";
import { type GiftCardVerdict, decideGiftCard } from "./decide-gift-card.ts";

const GOOD_FOR_MINUTES = 15;
const RIGHT_GUESSES: ReadonlySet<GiftCardVerdict["kind"]> = new Set(["good", "elsewhere", "void"]);

export interface GiftCardInHand {
  number: string;
  /** Absent for a digital card. */
  securityCode?: string | undefined;
  expiry?: { month: number; year: number } | undefined;
}

export interface ShowGiftCard {
  /** All that cannot be used counts as a wrong guess, which is refused once there were too many. */
  show(
    giftCardInHand: GiftCardInHand,
    options: { caller: PersonCaller; ipAddress: string },
  ): Promise<Outcome<GiftCardVerdict>>;
  giveToken(identityId: string, card: GiftCard): Promise<{ tokenId: string; goodUntil: Temporal.Instant }>;
}

/** Judges cards that people show, as long as they do not guess, and gives tokens for them. */
export function createShowGiftCard(dependencies: {
  cards: Pick<GiftCardsRepository, "findByNumber" | "addToken">;
  clock: Clock;
  limits: RateLimits;
  secrets: Secrets;
}): ShowGiftCard {
  const { cards, clock, limits, secrets } = dependencies;
  return {
    show: async ({ number, securityCode, expiry }, { caller, ipAddress }) => {
      const guess = await holdGuess(limits, { identityId: caller.identityId, ipAddress });
      if (!guess.ok) return guess.refusal;
      const { numberDigest, digestOfCode } = giftCardDigests(secrets, number);
      const verdict = decideGiftCard(await cards.findByNumber(numberDigest), {
        securityCodeDigest: securityCode === undefined ? null : digestOfCode(securityCode),
        expiry,
        country: caller.country,
        today: clock.today(),
      });
      if (RIGHT_GUESSES.has(verdict.kind)) await guess.wasRight();
      return done(verdict);
    },

    giveToken: async (identityId, card) => {
      const goodUntil = clock.realNow().add({ minutes: GOOD_FOR_MINUTES });
      const tokenId = randomId("gct");
      await cards.addToken({ identityId, id: tokenId, giftCardId: card.id, goodUntil });
      return { tokenId, goodUntil };
    },
  };
}

/**
 * Counts a try as a wrong one until it is known to be right: tries at the same moment must not share one count. While
 * many guess at once, only whoever has not guessed wrong is heard, so that nobody can keep everybody from their cards.
 */
async function holdGuess(
  limits: RateLimits,
  who: { identityId: string; ipAddress: string },
): Promise<{ ok: true; wasRight: () => Promise<void> } | { ok: false; refusal: Refusal }> {
  const all = ["wrongGiftCardsInAll", "everybody"] as const;
  const areManyGuessing = (await limits.hold(...all)) !== undefined;
  const held: (readonly [LimitName, string])[] = areManyGuessing ? [] : [all];
  const giveBack = async () => {
    for (const [limit, subject] of held) await limits.giveBack(limit, subject);
  };
  const own = [
    ["wrongGiftCardsByIdentity", who.identityId],
    ["wrongGiftCardsByAddress", who.ipAddress],
  ] as const;
  for (const [limit, subject] of own) {
    const refusal = await limits.hold(limit, subject, areManyGuessing ? 1 : undefined);
    if (refusal !== undefined) {
      await giveBack();
      return { ok: false, refusal };
    }
    held.push([limit, subject]);
  }
  return { ok: true, wasRight: giveBack };
}
