import type { CallRequest, Order } from "@skywave/contract";
import type { Offer } from "@skywave/domain/offers/offer";
import { dueNowInCents, orderChargesFor } from "@skywave/domain/pricing/order-charges";
import type { Clock } from "../../../platform/clock.ts";
import type { PersonCaller } from "../../../platform/http/caller.ts";
import { done, type Outcome, refuse } from "../../../platform/outcome.ts";
import { randomId } from "../../../platform/security/random-id.ts";
import type { Secrets } from "../../../platform/security/secrets.ts";
import { type ProfilesRepository, storeCharge } from "../../billing/index.ts";
import { judgePromoCode, type OffersRepository } from "../../offers/index.ts";
import type { SubscriptionsRepository } from "../../subscriptions/index.ts";
import { toWireOrder } from "../order-on-the-wire.ts";
import type { OrderRow, OrdersRepository } from "../orders-repository.ts";
import { mainProductOf } from "@skywave/domain/offers/main-product";
import { sealOf } from "./quote-seal.ts";

const QUOTE_LIFETIME_IN_MINUTES = 30;

export interface QuoteDependencies {
  orders: OrdersRepository;
  offers: OffersRepository;
  profiles: ProfilesRepository;
  subscriptions: SubscriptionsRepository;
  clock: Clock;
  secrets: Secrets;
}

type Body = CallRequest<"order", "createOrder">["body"];

/** Makes a quote: every bill of an offer for a person at their address. It holds for 30 minutes. */
export function createCreateOrder(dependencies: QuoteDependencies) {
  const { orders, profiles, subscriptions, clock, secrets } = dependencies;
  const findOffer = createFindOffer(dependencies);

  return async (body: Body, caller: PersonCaller): Promise<Outcome<Order>> => {
    const { offerId, promoCode } = body.newSubscription ?? body;
    if (offerId === undefined) {
      return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: "offerId", code: "required" }] });
    }
    const found = await findOffer(offerId, promoCode, caller);
    if (!found.ok) return found;
    const offer = found.data;
    const profile = await profiles.findDefault(caller.identityId);
    if (profile === undefined) return refuse("BILLING_PROFILE_REQUIRED");
    if (profile.serviceAddress.country !== offer.country) return refuse("COUNTRY_ERROR");
    if (await subscriptions.hasLive(caller.identityId, mainProductOf(offer))) {
      return refuse("SUB_ALREADY_EXISTS_FOR_IDENTITY");
    }

    const startsOn = clock.today();
    const { serviceAddress } = profile;
    const charges = orderChargesFor({ phases: offer.phases, started: startsOn, serviceAddress });
    const createdAt = clock.now();
    const quote = {
      identityId: caller.identityId,
      id: randomId("ord"),
      offer,
      promoCode: promoCode ?? null,
      startsOn,
      charges: {
        oneTimeCharge: charges.oneTimeCharge.map(storeCharge),
        repeatingCharge: charges.repeatingCharge.map(storeCharge),
        ongoingCharge: charges.ongoingCharge.map(storeCharge),
        zeroCharge: charges.zeroCharge.map(storeCharge),
      },
      dueNowInCents: dueNowInCents(charges),
      billingProfileId: profile.id,
      serviceAddress,
    };
    const order: OrderRow = {
      ...quote,
      seal: sealOf(quote, secrets),
      state: "quoted",
      attempt: 0,
      confirmFingerprint: null,
      confirmKey: null,
      subscriptionId: null,
      invoiceId: null,
      agreement: null,
      createdAt,
      expiresAt: createdAt.add({ minutes: QUOTE_LIFETIME_IN_MINUTES }),
      confirmedAt: null,
    };
    await orders.add(order);
    return done(toWireOrder(order, createdAt));
  };
}

function createFindOffer({ offers, clock }: Pick<QuoteDependencies, "offers" | "clock">) {
  return async (
    offerId: string,
    promoCode: string | undefined,
    caller: PersonCaller,
  ): Promise<Outcome<Offer>> => {
    const row = await offers.findNewest(offerId);
    if (row === undefined) return refuse("INVALID_OFFER_DATA");
    if (row.withdrawnAt !== null) return refuse("OFFER_EXPIRED");
    if (row.country !== caller.country) return refuse("COUNTRY_ERROR");
    const { isOrganic, rank: _rank, withdrawnAt: _withdrawnAt, ...offer } = row;
    if (isOrganic) return done(offer);
    const promo = promoCode === undefined ? undefined : await offers.findPromoCode(promoCode.toUpperCase());
    const verdict = judgePromoCode(promo, caller.country, clock.now());
    if (verdict.status === "invalid") {
      if (verdict.reason === "redeemed") return refuse("OFFER_REDEEMED");
      return refuse(verdict.reason === "expired" ? "OFFER_EXPIRED" : "INVALID_OFFER_DATA");
    }
    return promo?.offerIds.includes(offerId) === true ? done(offer) : refuse("INVALID_OFFER_DATA");
  };
}
