import type { Books } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import { offerOn, type SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";

/** Something in the schedule of a subscription that its owner is told of. */
export type TransactionalMessage =
  | { kind: "receipt"; invoiceId: string; amountInCents: number }
  | { kind: "payment-declined"; amountInCents: number; day: string | null }
  | { kind: "restored"; amountInCents: number; day: string | null }
  | {
      kind: "suspended" | "ended-unpaid" | "ended" | "paused" | "resumed" | "plan-switched";
      day: string;
    }
  /** What its owner has just ordered, and from which day on it holds. */
  | {
      kind:
        | "cancellation-agreed"
        | "cancellation-revoked"
        | "switch-agreed"
        | "pause-agreed"
        | "pause-revoked"
        | "radio-moved";
      day: string;
      orderId: string;
    };

/** Tells the owner of a subscription; the mail joins the transaction in which it happens. */
export type NotifyOwner = (row: SubscriptionRow, message: TransactionalMessage) => Promise<void>;

export function createNotifyOwner(parts: {
  identities: Pick<Identities, "find">;
  profiles: Pick<Books["profiles"], "find">;
  jobs: Pick<Jobs, "send">;
  clock: Clock;
}): NotifyOwner {
  const { identities, profiles, jobs, clock } = parts;
  return async (row, { kind, ...details }) => {
    const identity = await identities.find(row.identityId);
    if (identity?.email == null) return;
    if (kind === "receipt" && row.billingProfileId !== null) {
      const profile = await profiles.find(row.identityId, row.billingProfileId);
      // Whoever wants no bills by mail finds them in the account. What went wrong is always told.
      if (profile?.isEBill === false) return;
    }
    const { name: plan, currency } = offerOn(row, clock.today());
    const { amountInCents, day } = { amountInCents: null, day: null, ...details };
    const about =
      "orderId" in details
        ? // The same may be ordered, taken back and ordered again within a day.
          details.orderId
        : (day ?? ("invoiceId" in details ? details.invoiceId : clock.now().toString()));
    await jobs.send("send-message", {
      id: ["transactional", kind, row.id, about].join("."),
      writtenAt: clock.now().toString(),
      to: identity.email,
      channel: "mail",
      locale: identity.language,
      content: { template: "subscription-message", event: kind, plan, amountInCents, currency, day },
    });
  };
}
