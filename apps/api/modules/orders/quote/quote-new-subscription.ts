import type { Order } from "@skywave/contract";
import { dueNowInCents, orderChargesFor } from "@skywave/domain/pricing/order-charges";
import { newLife } from "@skywave/domain/pricing/subscription-life";
import type { Clock } from "../../../platform/clock.ts";
import type { PersonCaller } from "../../../platform/http/caller.ts";
import { done, type Outcome, refuse } from "../../../platform/outcome.ts";
import { randomId } from "../../../platform/security/random-id.ts";
import type { Secrets } from "../../../platform/security/secrets.ts";
import type { ProfilesRepository } from "../../billing/index.ts";
import type { SubscriptionsRepository } from "../../subscriptions/index.ts";
import { toWireOrder } from "../order-on-the-wire.ts";
import type { OrdersRepository } from "../orders-repository.ts";
import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { createFindOffer } from "./find-offer.ts";
import { quotedOrder, storeCharges } from "./quoted-order.ts";

export interface QuoteDependencies {
  orders: OrdersRepository;
  findOffer: ReturnType<typeof createFindOffer>;
  profiles: ProfilesRepository;
  subscriptions: SubscriptionsRepository;
  clock: Clock;
  secrets: Secrets;
}

/** Makes the quote of a new subscription: every bill of an offer for a person at their address. */
export function createQuoteNewSubscription(dependencies: QuoteDependencies) {
  const { orders, profiles, subscriptions, findOffer, clock, secrets } = dependencies;

  return async (
    { offerId, promoCode }: { offerId: string; promoCode?: string | undefined },
    caller: PersonCaller,
  ): Promise<Outcome<Order>> => {
    const found = await findOffer(offerId, promoCode, { caller, hasPlan: false });
    if (!found.ok) return found;
    const { offer } = found.data;
    const profile = await profiles.findDefault(caller.identityId);
    if (profile === undefined) return refuse("BILLING_PROFILE_REQUIRED");
    if (profile.serviceAddress.country !== offer.country) return refuse("COUNTRY_ERROR");
    if (await subscriptions.hasLive(caller.identityId, mainProductOf(offer))) {
      return refuse("SUB_ALREADY_EXISTS_FOR_IDENTITY");
    }

    const startsOn = clock.today();
    const { serviceAddress } = profile;
    const charges = orderChargesFor(newLife({ phases: offer.phases, started: startsOn, serviceAddress }), {
      today: startsOn,
      billedCount: 0,
    });
    const createdAt = clock.now();
    const quote = {
      identityId: caller.identityId,
      id: randomId("ord"),
      offer,
      promoCode: promoCode ?? null,
      startsOn,
      charges: storeCharges(charges),
      dueNowInCents: dueNowInCents(charges),
      billingProfileId: profile.id,
      serviceAddress,
      change: null,
      subscriptionId: null,
    };
    const order = quotedOrder(quote, { secrets, createdAt });
    await orders.add(order);
    return done(toWireOrder(order, createdAt));
  };
}

export type QuoteNewSubscription = ReturnType<typeof createQuoteNewSubscription>;
