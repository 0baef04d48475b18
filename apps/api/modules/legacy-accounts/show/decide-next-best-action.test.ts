import type { ShownAccount } from "@skywave/contract";
import { describe, expect, test } from "vitest";
import { decideNextBestAction } from "./decide-next-best-action.ts";

type Account = Parameters<typeof decideNextBestAction>[0];
type Subscription = ShownAccount["subscriptions"][number];

const makeSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: "sub_1",
  deviceId: "virtual-sub_1",
  radioService: null,
  streamingService: { isActive: true },
  plans: [],
  planIds: [],
  inactiveReason: null,
  isActive: true,
  isCancelled: false,
  isCancelledAtEndOfCurrentTerm: false,
  isPaused: false,
  isSuspended: false,
  hasInactiveServiceDueToNonPay: false,
  hasTrialInsertion: false,
  isDeviceLess: true,
  isPrimary: true,
  isCompanion: false,
  isCompanionDriver: false,
  isEvSubscription: false,
  streamingCredentials: { maskedUsername: "l•••", hasRandomCredentials: false },
  ...changes,
});
const EXPIRES = {
  last4Digits: "4242",
  type: "visa",
  expirationMonth: 4,
  expirationYear: 2026,
  status: "aboutToExpire",
  expirationDate: "2026-04-30",
  daysUntilExpiration: 51,
} as const;
const makeAccount = (
  changes: Partial<Account["billingStatus"]> = {},
  rest: Partial<Account> = {},
): Account => ({
  billingStatus: {
    amountDue: 0,
    credit: 0,
    currency: "USD",
    isEBill: true,
    isInvoice: false,
    isPastDue: false,
    lastPayment: null,
    nextPayment: { date: "2026-04-10", amount: 12.74, offsetDaysFromToday: 31 },
    paymentType: "creditCard",
    ...changes,
  },
  paymentMethod: { type: "creditCard", creditCard: { ...EXPIRES, status: "active" } },
  subscriptions: [makeSubscription()],
  ...rest,
});
const RANDOM = makeSubscription({
  streamingCredentials: { maskedUsername: "l•••", hasRandomCredentials: true },
});
const EXPIRING = { type: "creditCard", creditCard: EXPIRES } as const;

describe("decideNextBestAction", () => {
  test("pays what is past due before all else", () => {
    const account = makeAccount({ isPastDue: true }, { paymentMethod: EXPIRING, subscriptions: [RANDOM] });
    expect(decideNextBestAction(account)).toEqual({ action: "payBalance", subscriptionId: null });
  });

  test("pays for the plan that stopped for want of it, and no more where nothing is due any longer", () => {
    const stopped = makeSubscription({ id: "sub_2", isActive: false, hasInactiveServiceDueToNonPay: true });
    const account = (amountDue: number) => makeAccount({ amountDue }, { subscriptions: [stopped] });
    expect(decideNextBestAction(account(12.74))).toEqual({ action: "payBalance", subscriptionId: "sub_2" });
    expect(decideNextBestAction(account(0)).action).toBeNull();
  });

  test("asks for another card where the next payment may meet one that is over", () => {
    const account = makeAccount({}, { paymentMethod: EXPIRING, subscriptions: [RANDOM] });
    expect(decideNextBestAction(account).action).toBe("updatePaymentMethod");
    const unbilled = makeAccount({ nextPayment: null }, { paymentMethod: EXPIRING });
    expect(decideNextBestAction(unbilled).action).toBeNull();
  });

  test("asks for credentials in place of those that nobody knows", () => {
    const account = makeAccount({}, { subscriptions: [RANDOM] });
    expect(decideNextBestAction(account)).toEqual({
      action: "setStreamingCredentials",
      subscriptionId: "sub_1",
    });
  });

  test("offers a plan to whoever has none, and nothing to all others", () => {
    const over = [makeSubscription({ isActive: false, isCancelled: true })];
    expect(decideNextBestAction(makeAccount({}, { subscriptions: over })).action).toBe("addSubscription");
    expect(decideNextBestAction(makeAccount())).toEqual({ action: null, subscriptionId: null });
  });
});
