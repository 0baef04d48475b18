import type { Reserved } from "../order/kind-of-order.ts";
import type { OrderProgress, QuoteTerms } from "../order/order-row.ts";
import type { StoredLine } from "../order/orders-tables.ts";
import type { TrialCard } from "../trials/trials.ts";

/** An order by which new subscriptions start. */
export interface PurchaseRow extends QuoteTerms, OrderProgress {
  /** The first subscription that it starts; null until the order is taken up. */
  subscriptionId: string | null;
  lines?: StoredLine[];
}

/** Why a purchase cannot be taken up just now. */
export type Obstacle = Extract<Reserved, { kind: "refuse" | "advance" }>;

/** How purchases of a kind differ from others. All of it joins the transaction that calls it. */
export interface PurchaseRules<O extends PurchaseRow> {
  /** What it starts, plan by plan. */
  plansOf: (order: O) => readonly StoredLine[];
  /** Locks what it goes on with that there is already, and says what stands in the way. */
  open?: (order: O) => Promise<Obstacle | undefined>;
  /** Takes what is good once, before a purchase starts that no card is charged for. */
  claim?: (order: O, card: TrialCard | undefined) => Promise<void>;
  /** Takes what nobody else may have meanwhile; throws where somebody has it. */
  hold?: (order: O) => Promise<void>;
  /** Gives it back where the card was refused. */
  letGo?: (order: O) => Promise<void>;
  /** Begins what is had by the confirmation. */
  begin?: (order: O) => Promise<void>;
}
