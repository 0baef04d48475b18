import type { CallRequest } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import type { App } from "#app.ts";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import type { CookieJar } from "#platform/http/handlers.ts";
import { done, type Outcome, type Refusal } from "#platform/outcome.ts";
import type { WalkThroughTime } from "../walk-through-time.ts";

const GOOD_CARD = "4242424242424242";
const TEST_CARD = { exp_month: "12", exp_year: "2034", cvc: "123" };
/** Pays once, and is declined from then on. */
export const NO_FUNDS_LATER = "4000000770000018";

/** Who buys what, and how long ago. */
export interface LivedPlan {
  firstName: string;
  lastName: string;
  address: Address;
  offerId: string;
  /** Of a plan for a radio: what stands for that radio in the caller's session. */
  radioToken?: string;
  /** An ISO duration; bought just now where it is left out. */
  ago?: string;
  card?: string;
}

/** Refused where a person would be: for an offer that is not sold to them, or a card that the bank says no to. */
export type LivePlan = (plan: LivedPlan, caller: PersonCaller) => Promise<Outcome<unknown>>;

/**
 * Buys a plan by the same calls a person makes, on a day that may lie in the past, and lives through every bill
 * since, each on its own day. Only what is done here is in the past; nobody else notices.
 */
export function createLivePlan(dependencies: {
  app: Pick<App, "handlers" | "renewals">;
  clock: Clock;
  walkThroughTime: WalkThroughTime;
  cardProcessor: { url: string; publishableKey: string };
}): LivePlan {
  const { app, clock, walkThroughTime, cardProcessor } = dependencies;
  const { order, billing } = app.handlers;

  const asOf = <T>(instant: Temporal.Instant, work: () => Promise<T>) =>
    clock.runShifted(instant.epochMilliseconds - clock.realNow().epochMilliseconds, work);

  const buy = async (plan: LivedPlan, caller: PersonCaller): Promise<Outcome<unknown>> => {
    const { firstName, lastName, address: serviceAddress, offerId, radioToken: deviceId } = plan;
    const profile: CallRequest<"billing", "createBillingProfile">["body"] = {
      billingProfileName: { firstAndLastName: { firstName, lastName } },
      serviceAddress,
      stripePaymentMethodId: await makeTestCard(cardProcessor, plan.card ?? GOOD_CARD),
    };
    const kept = await billing.createBillingProfile({ body: profile }, contextFor(caller));
    if (!kept.ok) return kept;
    const quoted = await order.createOrder(
      { body: { offerId, ...(deviceId !== undefined && { deviceId }) } },
      contextFor(caller),
    );
    if (!quoted.ok) return isBeingSettled(quoted) ? done(undefined) : quoted;
    return order.completeOrder({ params: { orderId: quoted.data.id }, body: {} }, contextFor(caller));
  };

  // This node's renewals wait, so that nobody makes the bills of the past today.
  return (plan, caller) =>
    app.renewals.runExclusive(async () => {
      const today = clock.now();
      const bought = today
        .toZonedDateTimeISO(BILLING_TIME_ZONE)
        .subtract(plan.ago ?? "PT0S")
        .toInstant();
      const outcome = await asOf(bought, () => buy(plan, caller));
      if (outcome.ok && plan.ago !== undefined)
        await asOf(bought, () => walkThroughTime(today, caller.identityId));
      return outcome;
    });
}

/** A node that was killed bought the same plan, and its order is being settled. */
function isBeingSettled({ code }: Refusal): boolean {
  return code === "SUB_ALREADY_EXISTS_FOR_IDENTITY";
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
    host: "",
    origin: undefined,
    proxyRegion: undefined,
    idempotencyKey: "seed",
    cookies,
  };
}

/** The data of an outcome that the sandbox relies on. */
export function succeed<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.data;
  throw new Error(`seeding was refused with ${outcome.code}`);
}
