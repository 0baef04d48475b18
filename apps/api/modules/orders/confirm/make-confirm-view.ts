import type { OrderRow } from "../order/order-row.ts";
import type { ConfirmView } from "../order/orders-repository.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
export const CONFIRM_ADDRESS = {
  addressLine1: "1 Road",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  country: "US",
} as const;

const OFFER: OrderRow<"new">["offer"] = {
  id: "us-music-monthly",
  version: 1,
  name: "Music",
  country: "US",
  currency: "USD",
  baseTerm: "Monthly",
  serviceType: "streaming",
  billingPlatform: "Direct",
  products: [{ id: "streaming-music", name: "Music", productType: "main" }],
  phases: [
    {
      type: "AutoRenewing",
      duration: "infinite",
      billingPeriod: { length: 1, timeUnit: "months" },
      price: { productAmountInCents: 826, royaltyFeeInCents: 73 },
    },
  ],
};

/** A quote of a plan as it is when it is confirmed for the first time: nothing is wrong with it. */
export function makeConfirmView({
  order = {},
  ...rest
}: { order?: Partial<OrderRow<"new">> } & Partial<Omit<ConfirmView, "order">> = {}): ConfirmView & {
  order: OrderRow<"new">;
} {
  const owner = { identityId: "idn_1", billingProfileId: "bp_1", createdAt: NOW };
  const base: ConfirmView & { order: OrderRow<"new"> } = {
    order: {
      ...owner,
      id: "ord_1",
      kind: "new",
      state: "quoted",
      offer: OFFER,
      promoCode: null,
      offerLink: null,
      startsOn: Temporal.PlainDate.from("2026-03-10"),
      charges: { oneTimeCharge: [], repeatingCharge: [], ongoingCharge: [], zeroCharge: [] },
      dueNowInCents: 955,
      serviceAddress: CONFIRM_ADDRESS,
      integritySignature: "signature",
      trialUse: null,
      paymentMethodId: null,
      radio: null,
      attempt: 0,
      confirmFingerprint: null,
      confirmKey: null,
      subscriptionId: null,
      invoiceId: null,
      agreement: null,
      funding: null,
      expiresAt: NOW.add({ minutes: 30 }),
      confirmedAt: null,
      ...order,
    },
    isOfferWithdrawn: false,
    isForStudents: false,
    declines: {},
    profile: {
      ...owner,
      id: "bp_1",
      firstName: "Robin",
      lastName: "Ferrer",
      serviceAddress: CONFIRM_ADDRESS,
      currency: "USD",
      isEBill: true,
      processorCustomerId: "cus_1",
      isDefault: true,
    },
    method: {
      ...owner,
      id: "pm_1",
      brand: "visa",
      last4: "4242",
      expiryYear: 2030,
      expiryMonth: 1,
      fingerprint: "f",
      walletKind: null,
      billingAddress: null,
      removedAt: null,
      isDefault: true,
    },
  };
  return { ...base, ...rest };
}
