import type { CallRequest } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import type { Modules } from "../../composition/compose-modules.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PersonCaller } from "../../platform/http/caller.ts";
import type { CookieJar } from "../../platform/http/handlers.ts";
import type { Outcome } from "../../platform/outcome.ts";

const GOOD_CARD = "4242424242424242";
const TEST_CARD = { exp_month: "12", exp_year: "2034", cvc: "123" };
/** Pays once, and is declined from then on. */
export const NO_FUNDS_LATER = "4000000770000018";
// Bills are made in the morning, when people see them come in.
const MORNING = Temporal.PlainTime.from("09:00");

/** Who buys what, and how long ago. */
export interface LivedPlan {
  firstName: string;
  lastName: string;
  address: Address;
  offerId: string;
  /** An ISO duration; bought just now where it is left out. */
  ago?: string;
  card?: string;
}

/**
 * Buys a plan by the same calls a person makes, on a day that may lie in the past, and lives through every bill
 * since, each on its own day. Only what is done here is in the past; nobody else notices.
 */
export function createLivePlan(dependencies: {
  modules: Pick<Modules, "handlers" | "billing">;
  clock: Clock;
  cardProcessor: { url: string; publishableKey: string };
}) {
  const { modules, clock, cardProcessor } = dependencies;
  const { order, billing, subscription } = modules.handlers;
  const { advanceSubscription, locks, takeTurn } = modules.billing.renewals;

  const asOf = (instant: Temporal.Instant, work: () => Promise<void>) =>
    clock.runShifted(instant.epochMilliseconds - clock.realNow().epochMilliseconds, work);

  const buy = async (plan: LivedPlan, caller: PersonCaller): Promise<void> => {
    const { firstName, lastName, address: serviceAddress, offerId } = plan;
    const profile: CallRequest<"billing", "createBillingProfile">["body"] = {
      billingProfileName: { firstAndLastName: { firstName, lastName } },
      serviceAddress,
      stripePaymentMethodId: await makeTestCard(cardProcessor, plan.card ?? GOOD_CARD),
    };
    succeed(await billing.createBillingProfile({ body: profile }, contextFor(caller)));
    const quoted = await order.createOrder({ body: { offerId } }, contextFor(caller));
    if (isBoughtElsewhere(quoted)) return;
    const params = { orderId: succeed(quoted).id };
    const confirmed = await order.completeOrder({ params, body: {} }, contextFor(caller));
    if (!isBoughtElsewhere(confirmed)) succeed(confirmed);
  };

  const liveUntilToday = async (caller: PersonCaller): Promise<void> => {
    const { identityId } = caller;
    const { subscriptions } = succeed(await subscription.listSubscriptions({}, contextFor(caller)));
    let last: Temporal.PlainDate | undefined;
    for (;;) {
      const due = await locks.firstDueDay(identityId);
      if (due === undefined || Temporal.PlainDate.compare(due, clock.today()) > 0) return;
      // A day that is still due after its turn waits for somebody else, such as the card processor.
      if (last !== undefined && Temporal.PlainDate.compare(due, last) <= 0) return;
      const morning = due.toZonedDateTime({ timeZone: BILLING_TIME_ZONE, plainTime: MORNING }).toInstant();
      await asOf(morning, async () => {
        for (const { id } of subscriptions) await advanceSubscription(identityId, id, due);
      });
      last = due;
    }
  };

  // This node's renewals wait, so that nobody makes the bills of the past today.
  return (plan: LivedPlan, caller: PersonCaller): Promise<void> =>
    takeTurn(async () => {
      const bought = clock
        .now()
        .toZonedDateTimeISO(BILLING_TIME_ZONE)
        .subtract(plan.ago ?? "PT0S");
      await asOf(bought.toInstant(), () => buy(plan, caller));
      if (plan.ago !== undefined) await liveUntilToday(caller);
    });
}

export type LivePlan = ReturnType<typeof createLivePlan>;

/** Another node buys the same plan just now, or a killed one did and its order is being settled. */
function isBoughtElsewhere(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && outcome.code === "SUB_ALREADY_EXISTS_FOR_IDENTITY";
}

async function makeTestCard(
  cardProcessor: { url: string; publishableKey: string },
  number: string,
): Promise<string> {
  const fields = Object.entries({ number, ...TEST_CARD }).map(([name, value]): [string, string] => [
    `card[${name}]`,
    value,
  ]);
  const response = await fetch(`${cardProcessor.url}/v1/payment_methods`, {
    method: "POST",
    headers: { authorization: `Bearer ${cardProcessor.publishableKey}` },
    body: new URLSearchParams([["type", "card"], ...fields]),
  });
  const method: unknown = await response.json();
  if (typeof method === "object" && method !== null && "id" in method && typeof method.id === "string")
    return method.id;
  throw new Error(`the card processor made no test card (${response.status})`);
}

/** The context of a call that the sandbox makes for somebody. */
export function contextFor<C>(caller: C) {
  const cookies: CookieJar = { get: () => undefined, set: () => undefined, clear: () => undefined };
  return {
    caller,
    ipAddress: "127.0.0.1",
    traceId: "seed",
    origin: undefined,
    idempotencyKey: "seed",
    cookies,
  };
}

/** The data of an outcome that the sandbox relies on. */
export function succeed<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.data;
  throw new Error(`seeding was refused with ${outcome.code}`);
}
