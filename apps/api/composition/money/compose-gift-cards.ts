import {
  createBalancesRepository,
  createGiftCardHolds,
  createGiftCardsRepository,
  createGiftCardVoids,
  createIssueGiftCard,
  createLedgerRepository,
  createRegisterGiftCard,
  createShowGiftCard,
  type GiftCardHolds,
} from "#modules/billing/index.ts";
import type { Platform } from "#platform/platform.ts";

// Long enough for whoever looks into what became of a card; a token is good for a quarter of an hour only.
const TOKENS_KEPT_FOR_HOURS = 30 * 24;

/** Wires gift cards: selling and showing them, and holding their money for a payment under way. */
export function composeGiftCards(platform: Platform) {
  const { clock, database, limits, secrets } = platform;
  const cards = createGiftCardsRepository(database);
  const balances = createBalancesRepository(database);
  const ledger = createLedgerRepository(database);
  const voids = createGiftCardVoids({ cards, ledger, clock });
  // Orders hold, redeem and release by these, too.
  const holds: GiftCardHolds = createGiftCardHolds({ cards, balances, ledger, voids, clock });
  const showGiftCard = createShowGiftCard({ cards, clock, limits, secrets });
  return {
    balances,
    ledger,
    holds,
    voids,
    issue: createIssueGiftCard({ cards, secrets }),
    showGiftCard,
    registerGiftCard: createRegisterGiftCard(showGiftCard),
    removeExpired: () => cards.removeTokensBefore(clock.realNow().subtract({ hours: TOKENS_KEPT_FOR_HOURS })),
  };
}
