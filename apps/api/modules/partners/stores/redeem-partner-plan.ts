import type { RedeemedPartnerPlan } from "@skywave/contract";
import type { Offer } from "@skywave/domain/offers/offer";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { Breaker } from "#providers/partners/breaker.ts";
import type { PartnerGateway, PartnerPlan } from "#providers/partners/partner-gateway.ts";
import type { PartnerPlansRepository } from "./partner-plans-repository.ts";
import { planBilledElsewhere } from "./plan-billed-elsewhere.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";

const RETRY_AFTER_SECONDS = 5;

/** Who sells and bills the plans that come by a link. */
const SOURCE = "bango";

class AlreadyHas extends Error {}

export type RedeemPartnerPlan = (
  token: string,
  personCaller: PersonCaller,
  ipAddress: string,
) => Promise<Outcome<RedeemedPartnerPlan>>;

/** Gives somebody a plan that a partner sold and bills, once, to whoever comes with its link first. */
export function createRedeemPartnerPlan(dependencies: {
  database: Database;
  partnerPlans: PartnerPlansRepository;
  plans: Pick<Subscriptions["storePlans"], "add">;
  partners: PartnerGateway;
  breaker: Breaker;
  findOffer: (id: string) => Promise<Offer | undefined>;
  limits: RateLimits;
  clock: Clock;
}): RedeemPartnerPlan {
  const { database, partnerPlans, plans, partners, breaker, findOffer, limits, clock } = dependencies;

  const askPartner = async (token: string): Promise<Outcome<PartnerPlan>> => {
    const wait = breaker.secondsLeft();
    if (wait !== undefined)
      return refuse("SERVICE_UNAVAILABLE", {
        retryAfterInSeconds: wait,
        cause: new Error("the partner is left alone for a while"),
      });
    const outcome = await partners.findPlan(token);
    if (outcome.kind === "unavailable") {
      breaker.failed();
      return refuse("SERVICE_UNAVAILABLE", {
        retryAfterInSeconds: RETRY_AFTER_SECONDS,
        cause: outcome.cause,
      });
    }
    breaker.succeeded();
    return outcome.kind === "found" ? done(outcome.plan) : notFound();
  };

  const taken = async (reference: string, identityId: string): Promise<Refusal | undefined> => {
    const owner = await partnerPlans.find(reference);
    if (owner === undefined) return undefined;
    return refuse(owner.identityId === identityId ? "ALREADY_REDEEMED" : "PARTNER_PLAN_IN_USE");
  };

  const give = async (plan: PartnerPlan, offer: Offer, identityId: string): Promise<string | undefined> => {
    const { reference, startedAt } = plan;
    const purchase = { reference, offerId: offer.id, state: "active", startedAt, endedAt: null } as const;
    const row = planBilledElsewhere(purchase, { identityId, source: SOURCE, offer });
    const redeemedAt = clock.now();
    if (!(await partnerPlans.take({ reference, identityId, subscriptionId: row.id, redeemedAt })))
      return undefined;
    // Thrown, so that the link is not used up by somebody who has the plan already.
    if (!(await plans.add(row))) throw new AlreadyHas();
    return row.id;
  };

  return async (token, { identityId, country }, ipAddress) => {
    const limited =
      (await limits.take("partnerPlansByIdentity", identityId)) ??
      (await limits.take("partnerPlansByAddress", ipAddress));
    if (limited !== undefined) return limited;
    const found = await askPartner(token);
    if (!found.ok) return found;
    const plan = found.data;
    const refusal = await taken(plan.reference, identityId);
    if (refusal !== undefined) return refusal;
    if (Temporal.Instant.compare(plan.expiresAt, clock.now()) <= 0) return refuse("EXPIRED");
    if (plan.country !== country) return refuse("COUNTRY_ERROR");
    const offer = await findOffer(plan.offerId);
    if (offer === undefined) return notFound();
    try {
      const subscriptionId = await database.inTransaction(() => give(plan, offer, identityId));
      if (subscriptionId !== undefined) return done({ subscriptionId, planName: offer.name });
    } catch (error) {
      if (error instanceof AlreadyHas) return refuse("SUB_ALREADY_EXISTS_FOR_IDENTITY");
      throw error;
    }
    return (await taken(plan.reference, identityId)) ?? notFound();
  };
}

function notFound(): Refusal {
  return refuse("NOT_FOUND", { notFoundResourceType: "partnerPlan" });
}
