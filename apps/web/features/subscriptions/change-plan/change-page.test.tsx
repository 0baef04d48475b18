import type { Offer, Subscription } from "@skywave/contract";
import type { TrackedEvent } from "@skywave/tracking";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type FakeSkywave, fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { KEPT_BILLING } from "#testing/make-billing.ts";
import { makeOffer, makeOrder } from "#testing/make-offer.ts";
import { makeSubscription, NO_BILLS } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ChangePage } from "./change-page.tsx";
import { RenewalPage } from "./renewal-page.tsx";
import { UpgradePage } from "./upgrade-page.tsx";

const dearer = makeOffer({
  id: "offer-2",
  name: "Zenith",
  products: [{ id: "q", name: "Zenith", productType: "main" }],
});
const yearly = makeOffer({ id: "offer-3", baseTerm: "Annual" });
const quote = makeOrder({
  kind: "planSwitch",
  subscriptionId: "sub-1",
  change: { flow: "endOfTerm", effective: "2026-12-21", dueNow: 0 },
});
const confirmed = { ...quote, status: "confirmed" };

const card = { id: "card-1", card: { brand: "visa", last4: "4242", status: "VALID" } };
const giftCard = { tokenId: "token-1", last4: "0042", actualBalance: 25, currency: "USD" } as const;
const SLOTS: Parameters<typeof ChangePage>[0]["slots"] = {
  addCard: () => null,
  giftCard: (props) => <button onClick={() => props.onChange(giftCard)}>gift card</button>,
};

interface Opened extends FakeSkywave {
  told: TrackedEvent[];
}

function open(
  answers: Record<string, unknown>,
  { isTermOnly = false, Page = () => <ChangePage isTermOnly={isTermOnly} slots={SLOTS} /> } = {},
): Opened {
  const fake = fakeSkywave({
    getSubscription: makeSubscription(),
    listUpcomingCharges: NO_BILLS,
    getChangeOffers: { offers: [makeOffer({ id: "offer-9" }), dearer, yearly], fallbackOffers: [] },
    getDefaultBillingProfile: KEPT_BILLING.getDefaultBillingProfile,
    listPaymentMethods: { paymentMethods: [card] },
    createOrder: quote,
    completeOrder: confirmed,
    ...answers,
  });
  fake.setSession("authenticated");
  const { told } = renderPage(Page, { fake, at: "/subscription/change?subscriptionId=sub-1" });
  return { ...fake, told };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const keysOf = (fake: FakeSkywave, call: string) =>
  fake.calls.filter(({ name }) => name === call).map(({ idempotencyKey }) => idempotencyKey);

type Reason = NonNullable<Subscription["options"]["reasonsOff"]["canChangePlan"]>;
const off = (reason: Reason) => ({
  ...makeSubscription().options,
  canChangePlan: false,
  canChangeTerm: false,
  reasonsOff: { canChangePlan: reason, canChangeTerm: reason },
});

afterEach(cleanup);

describe("changing a plan", () => {
  it("[A2.54] [A2.55] offers other plans and other terms, and marks beside them the one of now, which can't be chosen", async () => {
    open({});
    await screen.findByRole("radio", { name: /Zenith/ });
    expect(screen.getAllByRole("radio", { name: /Zenith|All Access/ })).toHaveLength(1);
    fireEvent.click(screen.getByRole("radio", { name: /term-switch.Annual/ }));
    expect(screen.getAllByRole("radio", { name: /Zenith|All Access/ })).toHaveLength(2);
    const now = screen.getByText("change.current").parentElement;
    expect([now?.textContent.includes("All Access"), now?.querySelector("input")]).toEqual([true, null]);
    cleanup();
    open({}, { isTermOnly: true });
    expect(await screen.findAllByRole("radio", { name: /Zenith|All Access/ })).toHaveLength(1);
  });

  it.each([
    [false, "changePlan", "subscription/change"],
    [true, "changeTerm", "subscription/change-term"],
  ])("is counted under its own name (only another term: %s)", async (isTermOnly, flowName, pageName) => {
    const fake = fakeSkywave({ listSubscriptions: { subscriptions: [] } });
    fake.setSession("authenticated");
    const { told } = renderPage(() => <ChangePage isTermOnly={isTermOnly} slots={SLOTS} />, { fake });
    await screen.findByText("plan.none");
    const views = told.filter(({ name }) => name === "page-view").map(({ groups }) => groups.pageInfo);
    expect(views).toEqual([expect.objectContaining({ flowName, pageName })]);
  });

  it.each([
    ["past_due", "PAYMENT_DUE"],
    ["suspended", "SUBSCRIPTION_SUSPENDED"],
  ] as const)("leads whoever owes for a plan that is %s to where it is paid", async (state, reason) => {
    open({ getSubscription: makeSubscription({ state, options: off(reason) }) });
    expect(await screen.findByText(`change.${reason}`)).toBeDefined();
    expect(screen.getByRole("link", { name: "plan.pay" }).getAttribute("href")).toBe("/account/pay");
  });

  it.each(["SUBSCRIPTION_ENDED", "PART_OF_BUNDLE", "PAYMENT_IN_PROGRESS", "CANCELLATION_PENDING"] as const)(
    "[S3.23] says why nothing can be chosen: %s",
    async (reason) => {
      open({ getSubscription: makeSubscription({ options: off(reason) }) });
      expect(await screen.findByText(`change.${reason}`)).toBeDefined();
      expect(screen.queryByRole("radio")).toBeNull();
    },
  );

  it("leads whoever has no plan to the plans", async () => {
    const fake = fakeSkywave({ listSubscriptions: { subscriptions: [] } });
    fake.setSession("authenticated");
    renderPage(() => <ChangePage isTermOnly={false} slots={SLOTS} />, { fake, at: "/subscription/change" });
    expect(await screen.findByText("plan.none")).toBeDefined();
    expect(screen.getByRole("button", { name: "plan.see-plans" })).toBeDefined();
  });

  it("confirms once what it has shown", async () => {
    const fake = open({});
    await press("change.ask");
    expect(await screen.findByRole("heading", { name: "change.effect" })).toBeDefined();
    await press("change.confirm");
    fireEvent.click(screen.getByRole("button", { name: /change.confirm|plan.working/ }));
    expect(await screen.findByText("change.done-later")).toBeDefined();
    expect(keysOf(fake, "completeOrder")).toEqual([expect.stringMatching(/^OAC-\w{20}$/)]);
  });

  it("asks for a card where there is none, although nothing is due today", async () => {
    const fake = open({ listPaymentMethods: { paymentMethods: [] } });
    await press("change.ask");
    await press("change.confirm");
    expect(await screen.findByText("change.PAYMENT_METHOD_REQUIRED")).toBeDefined();
    expect(keysOf(fake, "completeOrder")).toHaveLength(0);
  });

  it.each(["QUOTE_EXPIRED", "QUOTE_CHANGED"] as const)("asks anew and says so after %s", async (code) => {
    const fake = open({ completeOrder: refusal(code) });
    await press("change.ask");
    fake.answers["createOrder"] = { ...quote, id: "order-2" };
    await press("change.confirm");
    expect(await screen.findByText(`change.${code}`)).toBeDefined();
    fake.answers["completeOrder"] = confirmed;
    await press("change.confirm");
    expect(await screen.findByText("change.done-later")).toBeDefined();
    const [first, second] = keysOf(fake, "completeOrder");
    expect(first).not.toBe(second);
  });

  it("tells what another tab has done in the meantime", async () => {
    const fake = open({ completeOrder: refusal("SAME_PLAN") });
    await press("change.ask");
    fake.answers["createOrder"] = refusal("SAME_PLAN");
    await press("change.confirm");
    expect(await screen.findByText("change.SAME_PLAN")).toBeDefined();
  });

  it.each([
    [refusal("CREDIT_CARD_ERROR", { nextMove: "tryAgain" }), "complete-order.declined.tryAgain"],
    [refusal("TOO_MANY_DECLINES"), "change.TOO_MANY_DECLINES"],
  ])(
    "[S4.45] takes a refused card out of a switch, and charges it only once it is chosen again",
    async (no, said) => {
      const change = { flow: "immediate", effective: "2026-11-21", dueNow: 5 };
      const fake = open({ createOrder: { ...quote, change }, completeOrder: no });
      await press("change.ask");
      await press("change.confirm-and-pay");
      expect(await screen.findByText(said)).toBeDefined();
      await press("change.confirm-and-pay");
      expect(await screen.findByText("change.choose-card")).toBeDefined();
      expect(keysOf(fake, "completeOrder")).toHaveLength(1);
      fake.answers["completeOrder"] = confirmed;
      fireEvent.change(screen.getByLabelText("review.pay-with"), { target: { value: "card-1" } });
      await press("change.confirm-and-pay");
      expect(await screen.findByText("change.done-later")).toBeDefined();
      const sent = fake.calls.filter(({ name }) => name === "completeOrder").at(-1);
      expect(sent).toMatchObject({ input: { body: { stripePaymentMethodId: "card-1" } } });
    },
  );

  it("[S4.45] keeps a refused card out of what is chosen next, too", async () => {
    const change = { flow: "immediate", effective: "2026-11-21", dueNow: 5 };
    const no = refusal("CREDIT_CARD_ERROR", { nextMove: "useAnotherCard" });
    const fake = open({ createOrder: { ...quote, change }, completeOrder: no });
    await press("change.ask");
    await press("change.confirm-and-pay");
    await screen.findByText("complete-order.declined.useAnotherCard");
    await press("change.other-choice");
    await press("change.ask");
    await press("change.confirm-and-pay");
    expect(await screen.findByText("change.choose-card")).toBeDefined();
    expect(keysOf(fake, "completeOrder")).toHaveLength(1);
  });

  it("watches a change that the bank has not answered, and offers another card when it says no", async () => {
    const fake = open({ completeOrder: { ...quote, status: "processing" }, getOrder: confirmed });
    await press("change.ask");
    await press("change.confirm");
    expect(await screen.findByText("change.done-later")).toBeDefined();
    cleanup();
    const declined = open({ completeOrder: { ...quote, status: "processing" }, getOrder: quote });
    await press("change.ask");
    await press("change.confirm");
    expect(await screen.findByText("complete-order.declined.useAnotherCard")).toBeDefined();
    await press("change.confirm");
    await screen.findByText("complete-order.declined.useAnotherCard");
    const [first, second] = keysOf(declined, "completeOrder");
    expect(first).not.toBe(second);
    expect(keysOf(fake, "completeOrder")).toHaveLength(1);
  });

  it("[S7.04] shows first what a promo code opens, and asks for its price with the code", async () => {
    const half = makeOffer({ id: "offer-half", name: "Half price" });
    const byCode: Record<string, object> = {
      GONE: { offers: [], promoCodeResult: { status: "invalid", reason: "redeemed" } },
      HALF: { offers: [half], promoCodeResult: { status: "valid", offersAffectTrialEligibility: true } },
    };
    const fake = open({
      getChangeOffers: ({ query }: { query: { promoCode?: string } }) => ({
        offers: [dearer, yearly],
        fallbackOffers: [],
        ...byCode[query.promoCode ?? ""],
      }),
    });
    const apply = async (code: string) => {
      fireEvent.change(await screen.findByLabelText("promo.label"), { target: { value: code } });
      await press("promo.apply");
    };
    await press("promo.question");
    await apply("GONE");
    expect(await screen.findByText(/promo.reason.redeemed/)).toBeDefined();
    expect(screen.getAllByRole("radio", { name: /Zenith/ })).toHaveLength(1);
    await apply("HALF");
    expect(await screen.findByText("promo.applied")).toBeDefined();
    expect(screen.getByRole("radio", { name: /Half price/ })).toHaveProperty("checked", true);
    await press("change.ask");
    await screen.findByRole("button", { name: "change.confirm" });
    const asked = fake.calls.findLast(({ name }) => name === "createOrder")?.input;
    expect(asked).toMatchObject({ body: { planSwitch: { offerId: "offer-half", promoCode: "HALF" } } });
  });

  it("asks anew with a gift card, and once more without it when it cannot be used", async () => {
    const [bill] = quote.charges.ongoingCharge;
    const dear = { ...quote, dueNow: 12.47, charges: { ...quote.charges, oneTimeCharge: [bill] } };
    const fake = open({ createOrder: dear });
    await press("change.ask");
    await screen.findByRole("button", { name: "gift card" });
    fake.answers["createOrder"] = (input: { body: { planSwitch: { giftCardId?: string } } }) =>
      input.body.planSwitch.giftCardId === undefined ? dear : refusal("ALREADY_REDEEMED");
    await press("gift card");
    expect(await screen.findByText("change.GIFT_CARD_NOT_USABLE")).toBeDefined();
    await press("change.confirm");
    expect(await screen.findByText("change.done-later")).toBeDefined();
    expect(keysOf(fake, "createOrder")).toHaveLength(3);
  });

  it("leads to the store that bills the plan", async () => {
    const manageUrl = "https://store.example/manage";
    const { options } = makeSubscription();
    open({
      getSubscription: makeSubscription({
        billedBy: { source: "apple", isUs: false, manageUrl },
        options: { ...options, canChangePlan: false },
      }),
    });
    const link = await screen.findByRole("link", { name: "plan.billed-by.manage" });
    expect(link.getAttribute("href")).toBe(manageUrl);
    expect(screen.queryByRole("button", { name: "change.ask" })).toBeNull();
  });
});

describe("what a change tells analytics", () => {
  const groupsOf = ({ told }: Opened, asked: string) => told.find(({ name }) => name === asked)?.groups;
  const priced = ({ id, name }: Offer, price: number) => ({ planCode: id, packageName: name, price });

  it("[A3.08] [A3.16] [A3.18] is which plan is changed, how it was paid, the term that was chosen, and its tax", async () => {
    const page = open({}, { isTermOnly: true });
    await press("change.ask");
    await press("change.confirm");
    await screen.findByText("change.done-later");
    expect(groupsOf(page, "complete-order")?.customerInfo).toMatchObject({
      transactionType: "change",
      transactionId: expect.stringMatching(/^OAC-/),
    });
    const [bill] = quote.charges.ongoingCharge;
    expect(groupsOf(page, "complete-order")?.planInfo).toMatchObject({
      renewalPlan: { planCodes: [yearly.id], tax: bill?.lines.taxes.total },
    });
    expect(groupsOf(page, "complete-order")?.planInfo).toMatchObject({
      subscriptionId: "sub-1",
      oldSubscriptionId: "sub-1",
      marketType: "streaming",
      revenueStatus: "full",
      planTerm: "Annual",
    });
  });

  it("[A3.19] is which packages it could have been changed to", async () => {
    const page = open({});
    await press("change.ask");
    await screen.findByRole("button", { name: "change.confirm" });
    expect(groupsOf(page, "continue")?.planInfo).toMatchObject({
      changePlanPackages: [dearer.name, yearly.name],
    });
  });

  it("[A3.25] [A9.08] is what was shown to follow a promotion, with its price, by an event of its own", async () => {
    const { currentPhase } = makeSubscription();
    const getSubscription = makeSubscription({ currentPhase: { ...currentPhase, type: "Introductory" } });
    const page = open({ getSubscription }, { Page: () => <RenewalPage slots={SLOTS} /> });
    await press("change.ask");
    await screen.findByRole("button", { name: "change.confirm" });
    const presentedRenewalOffers = [priced(dearer, 11.99), priced(yearly, 11.99)];
    expect(groupsOf(page, "rtc-continue")?.offer).toMatchObject({ presentedRenewalOffers });
  });

  it("[A3.27] is the one plan that was shown to go up to, with its price, and that it was taken", async () => {
    const phases = dearer.phases.map((phase) => ({
      ...phase,
      price: { ...phase.price, total: 17.99 },
      priceMonthly: 17.99,
    }));
    const best = { ...dearer, phases };
    const answers = { getChangeOffers: { offers: [yearly, best], fallbackOffers: [] } };
    const page = open(answers, { Page: () => <UpgradePage slots={SLOTS} /> });
    await press("change.ask");
    await screen.findByRole("button", { name: "change.confirm" });
    const upsell = { offers: [priced(best, 17.99)], selectedPlanCode: best.id };
    expect(groupsOf(page, "selected-upgrade")?.upsell).toEqual(upsell);
  });
});
