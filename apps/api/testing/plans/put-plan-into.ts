import type { RefusalCode } from "@skywave/contract";
import { confirmOf, quoteOf } from "../money/subscribe.ts";
import type { TestApi } from "../open-test-api.ts";
import { readRows } from "../read-rows.ts";
import type { TestVisitor } from "../test-visitor.ts";

interface OwnedPlan {
  visitor: TestVisitor;
  subscriptionId: string;
}

/** What keeps a plan from being changed, named by what a call about it is refused with. */
export type PlanState = Extract<
  RefusalCode,
  | "SUBSCRIPTION_ENDED"
  | "PART_OF_BUNDLE"
  | "BILLED_ELSEWHERE"
  | "CANCELLATION_PENDING"
  | "PAYMENT_DUE"
  | "SUBSCRIPTION_SUSPENDED"
  | "SUBSCRIPTION_PAUSED"
  | "PAYMENT_IN_PROGRESS"
>;

/** How its row, or its bill, reads in a state that its owner reaches by no call, or only after days. */
const ROWS: Readonly<Partial<Record<PlanState, string>>> = {
  PART_OF_BUNDLE: "update subscriptions set primary_id = 'sub_of_a_bundle'",
  BILLED_ELSEWHERE: "update subscriptions set source = 'apple'",
  SUBSCRIPTION_SUSPENDED: suspension("suspended"),
  SUBSCRIPTION_PAUSED: suspension("paused"),
  PAYMENT_IN_PROGRESS: "update subscriptions set held_by = 'ord_of_another_tab'",
  PAYMENT_DUE: "update invoices set paid_in_cents = 0",
};

function suspension(reason: "paused" | "suspended"): string {
  return `update subscriptions set suspension_intervals =
    jsonb_build_array(jsonb_build_object('reason', '${reason}', 'from', '2026-03-01', 'until', '2026-06-01'))`;
}

/** Leaves a plan as a call about it is refused: by its owner's own cancellation, else in its rows. */
export async function putPlanInto(
  api: TestApi,
  { visitor, subscriptionId }: OwnedPlan,
  state: PlanState,
): Promise<void> {
  const update = ROWS[state];
  if (update === undefined) {
    const cancellationType = state === "SUBSCRIPTION_ENDED" ? "immediate" : "endOfTerm";
    const quote = await quoteOf(visitor, { cancelSubscription: { subscriptionId, cancellationType } });
    const confirmed = await confirmOf(visitor, quote.data.id);
    if (confirmed.status !== 200) throw new Error(`cancelling: ${JSON.stringify(confirmed.problem)}`);
    return;
  }
  const key = update.startsWith("update invoices") ? "subscription_id" : "id";
  const changed = await readRows(api, `${update} where ${key} = '${subscriptionId}' returning id`);
  if (changed.length === 0) throw new Error(`${subscriptionId} has nothing that could be ${state}`);
}
