import type { Currency } from "@skywave/domain/money/currency";
import { billsToAnnounce } from "@skywave/domain/advance-messages/bills-to-announce";
import type { Charge } from "@skywave/domain/pricing/charges-from";
import type { Clock } from "#platform/clock.ts";
import {
  scheduleOf,
  offerOn,
  type SubscriptionRow,
  type SubscriptionsRepository,
} from "#modules/subscriptions/index.ts";

/** What lies ahead of a plan for students that is at its reduced price. */
export interface StudentOutlook {
  subscriptionId: string;
  plan: string;
  currency: Currency;
  /** The day of the first bill at the full price. */
  stepsUpOn: Temporal.PlainDate;
  before: Charge;
  after: Charge;
}

const OVER: readonly SubscriptionRow["state"][] = ["cancelled", "expired", "reserved"];
// A renewed year, what is left of the one before, and a pause.
const HORIZON = { months: 36 } as const;

export type FindOutlook = (identityId: string) => Promise<StudentOutlook | undefined>;

/** Finds what the plan for students of somebody is about to cost; undefined where they have none, or it ends before. */
export function createFindOutlook(dependencies: {
  subscriptions: Pick<SubscriptionsRepository, "list">;
  isStudentOffer: (offerId: string) => Promise<boolean>;
  clock: Clock;
}): FindOutlook {
  const { subscriptions, isStudentOffer, clock } = dependencies;
  return async (identityId) => {
    const today = clock.today();
    for (const row of await subscriptions.list(identityId)) {
      const last = row.plans.at(-1)?.offer;
      if (last === undefined || OVER.includes(row.state) || row.billingProfileId === null) continue;
      if (!(await isStudentOffer(last.id))) continue;
      const bill = billsToAnnounce(scheduleOf(row), { after: today, until: today.add(HORIZON) }).find(
        ({ reasons }) => reasons.some(({ kind }) => kind === "promotionEnd"),
      );
      if (bill === undefined) continue;
      const { name: plan, currency } = offerOn(row, bill.on);
      const { on: stepsUpOn, before, after } = bill;
      return { subscriptionId: row.id, plan, currency, stepsUpOn, before, after };
    }
    return undefined;
  };
}
