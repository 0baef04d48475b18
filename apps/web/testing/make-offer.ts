import type { Offer, Order } from "@skywave/contract";

const MONTH = { length: 1, timeUnit: "months" } as const;
const FREE = { productAmount: 0, mrfAmount: 0, total: 0 };
const FULL = { productAmount: 11.02, mrfAmount: 0.97, total: 11.99 };

/** Three months free, then 11.99 a month. */
export function makeOffer(override: Partial<Offer> = {}): Offer {
  return {
    id: "offer-1",
    version: 1,
    name: "All Access",
    type: "Trial",
    country: "US",
    currency: "USD",
    baseTerm: "Monthly",
    serviceType: "streaming",
    billingPlatform: "Direct",
    products: [{ id: "p", name: "All Access", productType: "main" }],
    basePrice: { productAmount: 11.02, total: 11.99 },
    phases: [
      {
        type: "Free",
        duration: { kind: "finite", length: 3, timeUnit: "months" },
        billingPeriod: MONTH,
        price: FREE,
        priceMonthly: 0,
        termLength: 3,
        priceTerm: 0,
      },
      {
        type: "AutoRenewing",
        duration: { kind: "infinite" },
        billingPeriod: MONTH,
        price: FULL,
        priceMonthly: 11.99,
        termLength: 1,
        priceTerm: 11.99,
      },
    ],
    inclusions: {
      channels: 24,
      devicesAtOnce: 3,
      soundQuality: "high",
      hasOfflineListening: true,
      hasMusicWithoutAds: true,
      extras: ["liveSports"],
    },
    ...override,
  };
}

/** The same plan paid by the year, at 119.99. */
export function makeYearlyOffer(override: Partial<Offer> = {}): Offer {
  const [, full] = makeOffer().phases;
  if (full === undefined) throw new Error("an offer is free for a time, then paid");
  const yearly = {
    ...full,
    billingPeriod: { length: 1, timeUnit: "years" } as const,
    price: { productAmount: 110.28, mrfAmount: 9.71, total: 119.99 },
  };
  return makeOffer({ id: "offer-year", type: "SelfPay", baseTerm: "Annual", phases: [yearly], ...override });
}

/** The quote for that offer in a state with four per cent of tax. */
export function makeOrder(override: Partial<Order> = {}): Order {
  const rest = { billingPeriod: MONTH, previousBalance: 0, postPurchaseBalance: 0, giftCardBalance: 0 };
  const tax = {
    jurisdiction: "US-NY",
    jurisdictionLevel: "state",
    taxType: "salesTax",
    displayName: "New York sales tax",
    rate: 0.04,
    base: 11.99,
    amount: 0.48,
  } as const;
  return {
    id: "order-1",
    kind: "newSubscription",
    status: "quoted",
    offerId: "offer-1",
    offerVersion: 1,
    subscriptionId: null,
    created: "2026-11-21T12:00:00Z",
    expires: "2026-11-21T12:30:00Z",
    currency: "USD",
    dueNow: 0,
    charges: {
      oneTimeCharge: [],
      repeatingCharge: [],
      zeroCharge: [
        {
          ...rest,
          kind: "period",
          phaseType: "Free",
          period: { start: "2026-11-21", end: "2027-02-21" },
          lines: { productAmount: 0, fees: [], taxes: { total: 0, breakdown: [] }, total: 0 },
        },
      ],
      ongoingCharge: [
        {
          ...rest,
          kind: "period",
          phaseType: "AutoRenewing",
          period: { start: "2027-02-21", end: "2027-03-21" },
          lines: {
            productAmount: 11.02,
            fees: [{ type: "mrf", displayName: "Music royalty fee", amount: 0.97 }],
            taxes: { total: 0.48, breakdown: [tax] },
            total: 12.47,
          },
        },
      ],
    },
    ...override,
  };
}

/** The same quote for somebody in Texas, as the server makes it by the tables of taxes. */
export function makeTexanOrder(override: Partial<Order> = {}): Order {
  const order = makeOrder();
  const [bill] = order.charges.ongoingCharge;
  if (bill === undefined) throw new Error("the order has a bill");
  const tax = {
    jurisdiction: "US-TX",
    jurisdictionLevel: "state",
    taxType: "salesTax",
    displayName: "Texas sales tax",
    rate: 0.0625,
    base: 11.99,
    amount: 0.75,
  } as const;
  const lines = { ...bill.lines, taxes: { total: 0.75, breakdown: [tax] }, total: 12.74 };
  return { ...order, charges: { ...order.charges, ongoingCharge: [{ ...bill, lines }] }, ...override };
}
