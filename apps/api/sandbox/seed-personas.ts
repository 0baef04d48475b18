import type { CallRequest } from "@skywave/contract";
import type { IdentitiesRepository } from "../modules/identities/index.ts";
import type { AllHandlers, CookieJar } from "../platform/http/handlers.ts";
import type { PersonCaller } from "../platform/http/caller.ts";
import type { Outcome } from "../platform/outcome.ts";
import { type Persona, PERSONAS, SANDBOX_PASSWORD } from "./personas.ts";

const TEST_CARD = { number: "4242424242424242", exp_month: "12", exp_year: "2034", cvc: "123" };

export interface SeedDependencies {
  handlers: AllHandlers;
  identities: IdentitiesRepository;
  cardProcessor: { url: string; publishableKey: string };
}

/**
 * Gives each persona its account and plan, by the same calls a person makes. What exists is left alone and what is
 * missing is made, so a start that was killed half-way is finished by the next, and two nodes may start at once.
 */
export async function seedPersonas(dependencies: SeedDependencies): Promise<void> {
  for (const persona of PERSONAS) {
    if (persona.email === undefined) continue;
    const caller = await accountOf(dependencies, persona, persona.email);
    if (persona.plan !== undefined && !(await hasPlan(dependencies, caller)))
      await buyPlan(dependencies, persona.plan, caller);
  }
}

async function accountOf(
  { handlers, identities }: SeedDependencies,
  persona: Persona,
  email: string,
): Promise<PersonCaller> {
  const visitor = callerFor(persona, null);
  const existing = await identities.findByHandle(email);
  if (existing !== undefined) return { ...visitor, identityId: existing.id };
  const body = {
    emailAddress: email,
    language: persona.language,
    ...(persona.hasPassword === true && { password: SANDBOX_PASSWORD }),
  };
  const created = await handlers.user.createV2({ body }, contextFor(visitor));
  if (created.ok) return { ...visitor, identityId: created.data.identityId };
  // Another node made the account between our look and our call.
  const made = await identities.findByHandle(email);
  if (made === undefined) throw new Error(`seeding was refused with ${created.code}`);
  return { ...visitor, identityId: made.id };
}

async function hasPlan({ handlers }: SeedDependencies, caller: PersonCaller): Promise<boolean> {
  const { subscriptions } = succeed(await handlers.subscription.listSubscriptions({}, contextFor(caller)));
  return subscriptions.length > 0;
}

async function buyPlan(
  { handlers, cardProcessor }: SeedDependencies,
  plan: NonNullable<Persona["plan"]>,
  caller: PersonCaller,
): Promise<void> {
  const { firstName, lastName } = plan;
  const profile: CallRequest<"billing", "createBillingProfile">["body"] = {
    billingProfileName: { firstAndLastName: { firstName, lastName } },
    serviceAddress: plan.address,
    stripePaymentMethodId: await makeTestCard(cardProcessor),
  };
  succeed(await handlers.billing.createBillingProfile({ body: profile }, contextFor(caller)));
  const quoted = await handlers.order.createOrder({ body: { offerId: plan.offerId } }, contextFor(caller));
  if (isBoughtElsewhere(quoted)) return;
  const params = { orderId: succeed(quoted).id };
  const confirmed = await handlers.order.completeOrder({ params, body: {} }, contextFor(caller));
  if (!isBoughtElsewhere(confirmed)) succeed(confirmed);
}

/** Another node buys the same plan just now, or a killed one did and its order is being settled. */
function isBoughtElsewhere(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && outcome.code === "SUB_ALREADY_EXISTS_FOR_IDENTITY";
}

async function makeTestCard(cardProcessor: SeedDependencies["cardProcessor"]): Promise<string> {
  const fields = Object.entries(TEST_CARD).map(([name, value]): [string, string] => [`card[${name}]`, value]);
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

function callerFor(persona: Persona, identityId: null) {
  const session = `seed-${persona.id}`;
  return {
    sessionId: session,
    kind: "browser" as const,
    accessTokenId: session,
    deviceId: session,
    identityId,
    country: persona.country,
    assurance: "password" as const,
    // Long ago, so that nothing here passes as a fresh proof of who is there.
    startedAt: Temporal.Instant.fromEpochMilliseconds(0),
  };
}

function contextFor<C>(caller: C) {
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

function succeed<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.data;
  throw new Error(`seeding was refused with ${outcome.code}`);
}
