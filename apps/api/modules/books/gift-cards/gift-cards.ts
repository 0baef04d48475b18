import type { Platform } from "#platform/platform.ts";
import type { BalancesRepository } from "../ledger/balances-repository.ts";
import type { LedgerRepository } from "../ledger/ledger-repository.ts";
import { createGiftCardsRepository, type GiftCardsRepository } from "./gift-cards-repository.ts";
import { createGiftCardHolds, type GiftCardHolds } from "./hold-gift-card.ts";
import { createIssueGiftCard, type IssueGiftCard } from "./issue-gift-card.ts";
import { createShowGiftCard, type ShowGiftCard } from "./show-gift-card.ts";
import { createGiftCardVoids, type GiftCardVoids } from "./void-gift-card.ts";

// Long enough for whoever looks into what became of a card; a token is good for a quarter of an hour only.
const TOKENS_KEPT_FOR_HOURS = 30 * 24;

/** Gift cards: selling and showing them, and holding their money for a payment under way. */
export interface GiftCards {
  find: GiftCardsRepository["find"];
  issue: IssueGiftCard;
  show: ShowGiftCard;
  /** Orders hold, redeem and release by these, too. */
  holds: GiftCardHolds;
  voids: GiftCardVoids;
  removeExpired(): Promise<void>;
}

export function createGiftCards(
  platform: Platform,
  { balances, ledger }: { balances: BalancesRepository; ledger: LedgerRepository },
): GiftCards {
  const { clock, database, limits, secrets } = platform;
  const cards = createGiftCardsRepository(database);
  const voids = createGiftCardVoids({ cards, ledger, clock });
  return {
    find: cards.find,
    issue: createIssueGiftCard({ cards, secrets }),
    show: createShowGiftCard({ cards, clock, limits, secrets }),
    holds: createGiftCardHolds({ cards, balances, ledger, voids, clock }),
    voids,
    removeExpired: () => cards.removeTokensBefore(clock.realNow().subtract({ hours: TOKENS_KEPT_FOR_HOURS })),
  };
}
