import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { KEPT_BILLING } from "#testing/make-billing.ts";
import { makeOffer, makeOrder } from "#testing/make-offer.ts";
import { makeSubscription, NO_BILLS } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { CancelPlanPage } from "./cancel-plan-page.tsx";

const rule = {
  id: "refund-by-term",
  jurisdiction: "everywhere",
  from: "2016-01-01",
  source: "Our own policy",
};
const refund = { total: 12.74, toPaymentMethod: 10, toBalance: 2, toBalanceDue: 0.74, rule };

/** What staying for less comes to. */
const SWITCHED = makeOrder({
  id: "order-stay",
  kind: "planSwitch",
  change: { flow: "endOfTerm", effective: "2026-12-21", dueNow: 0 },
  charges: { ...makeOrder().charges, zeroCharge: [] },
});

function quoteOf(input: { body: { cancelSubscription: { cancellationType: "immediate" | "endOfTerm" } } }) {
  const { cancellationType } = input.body.cancelSubscription;
  const change = { cancellationType, effective: "2026-12-21", dueNow: 0 };
  const isNow = cancellationType === "immediate";
  return makeOrder({
    id: `order-${cancellationType}`,
    kind: "cancelSubscription",
    change: isNow ? { ...change, refund } : change,
  });
}

function open(answers: Record<string, unknown> = {}) {
  const fake = fakeSkywave({
    getSubscription: makeSubscription(),
    listUpcomingCharges: NO_BILLS,
    getSaveOffers: { offers: [], fallbackOffers: [] },
    createOrder: quoteOf,
    completeOrder: ({ params }: { params: { orderId: string } }) => ({
      ...quoteOf({
        body: {
          cancelSubscription: {
            cancellationType: params.orderId === "order-immediate" ? "immediate" : "endOfTerm",
          },
        },
      }),
      status: "confirmed",
    }),
    ...answers,
  });
  fake.setSession("authenticated");
  const { told } = renderPage(CancelPlanPage, { fake, at: "/subscription/cancel?subscriptionId=sub-1" });
  return { ...fake, told };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const withOptions = (cancelOptions: object) => {
  const { options } = makeSubscription();
  return makeSubscription({
    options: { ...options, cancelOptions: { ...options.cancelOptions, ...cancelOptions } },
  });
};

afterEach(cleanup);

describe("[A2.56] cancelling a plan", () => {
  it("says where each part of the money goes, and keeps the end of the term unless told otherwise", async () => {
    const fake = open();
    for (const text of ["cancel.to-card", "cancel.to-balance", "cancel.to-balance-due"])
      expect(await screen.findByText(text)).toBeDefined();
    await press("cancel.at-term-end");
    expect(await screen.findByText("cancel.done")).toBeDefined();
    expect(fake.calls.at(-1)?.input).toMatchObject({ params: { orderId: "order-endOfTerm" } });
    expect(screen.getByRole("button", { name: "plan.take-back" })).toBeDefined();
  });

  it("[S3.23] leads whoever has a question first to the chat, where there is one", async () => {
    open({ getSubscription: withOptions({ chat: true }) });
    expect(await screen.findByRole("link", { name: "cancel.chat" })).toBeDefined();
    cleanup();
    open();
    await screen.findByText("cancel.to-card");
    expect(screen.queryByText("cancel.ask-first")).toBeNull();
  });

  it("[S3.23] shows whose plan can go along to another radio the way there", async () => {
    open({ getSubscription: withOptions({ transferRadio: true }) });
    const move = await screen.findByRole("link", { name: "cancel.move" });
    expect(move.getAttribute("href")).toBe("/transfer?subscriptionId=sub-1");
    cleanup();
    open();
    await screen.findByText("cancel.to-card");
    expect(screen.queryByText("cancel.new-radio")).toBeNull();
  });

  it("does not promise that nothing more is charged while a bill is open", async () => {
    open({ getSubscription: makeSubscription({ state: "past_due" }) });
    expect(await screen.findAllByText("cancel.open-bill")).toHaveLength(2);
    expect(screen.queryByText("cancel.nothing-more")).toBeNull();
  });

  it("shows whoever comes back to a plan that ends already how to keep it, and does so by one press", async () => {
    const { options } = makeSubscription();
    const fake = open({
      getSubscription: makeSubscription({
        state: "pending_cancellation",
        isCancelledAtEndOfCurrentTerm: true,
        agreed: { planFrom: null, pause: null, end: "2026-12-21" },
        options: {
          ...options,
          canRevokeCancellation: true,
          cancelOptions: { ...options.cancelOptions, atTermEnd: false },
        },
      }),
      createOrder: (input: { body: object }) =>
        "revokeSubscriptionCancellation" in input.body
          ? makeOrder({ id: "order-back", kind: "revokeSubscriptionCancellation" })
          : quoteOf(input as Parameters<typeof quoteOf>[0]),
      completeOrder: makeOrder({ id: "order-back", status: "confirmed" }),
    });
    expect(await screen.findByText("plan.stands.ending")).toBeDefined();
    await press("plan.take-back");
    expect(await screen.findByText("cancel.taken-back")).toBeDefined();
    expect(screen.queryByRole("button", { name: /^cancel/ })).toBeNull();
    const completed = fake.calls.filter(({ name }) => name === "completeOrder");
    expect(completed.map(({ input }) => input)).toMatchObject([{ params: { orderId: "order-back" } }]);
  });

  it("names the end that is chosen on the button, and promises an end now only for that", async () => {
    open();
    expect(await screen.findByRole("button", { name: "cancel.at-term-end" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "cancel.now" })).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: /cancel.type.immediate/ }));
    expect(screen.getByRole("button", { name: "cancel.now" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "cancel.at-term-end" })).toBeNull();
  });

  it("has no way back from an end at once", async () => {
    open();
    fireEvent.click(await screen.findByRole("radio", { name: /cancel.type.immediate/ }));
    await press("cancel.now");
    expect(await screen.findByText("cancel.done")).toBeDefined();
    expect(screen.queryByRole("button", { name: "plan.take-back" })).toBeNull();
  });

  it("shows no reason to stay where the law forbids it, and else beside a button that is as large", async () => {
    open({ getSubscription: withOptions({ viewOffer: false, triggeredRuleId: "save-offer-us-mn" }) });
    await screen.findByRole("button", { name: "cancel.at-term-end" });
    expect(screen.queryByText(/pause/)).toBeNull();
    cleanup();
    open();
    const stay = await screen.findByRole("button", { name: "cancel.pause-instead" });
    const cancel = screen.getByRole("button", { name: "cancel.at-term-end" });
    expect([stay.className, stay.dataset["look"]]).toEqual([cancel.className, cancel.dataset["look"]]);
  });

  describe("where the law forbids a reason to stay until it is done", () => {
    const inMinnesota = () => {
      const { options } = makeSubscription();
      const cancelOptions = { ...options.cancelOptions, viewOffer: false };
      return makeSubscription({
        options: { ...options, cancelOptions, reasonsOff: { viewOffer: "NOT_ALLOWED_HERE" } },
      });
    };
    const cancel = async (getSaveOffers: unknown) => {
      const fake = open({
        getSubscription: inMinnesota(),
        getSaveOffers,
        createOrder: (input: { body: { planSwitch?: object } } & Parameters<typeof quoteOf>[0]) =>
          input.body.planSwitch === undefined ? quoteOf(input) : SWITCHED,
        getDefaultBillingProfile: KEPT_BILLING.getDefaultBillingProfile,
        listPaymentMethods: { paymentMethods: [] },
      });
      await press("cancel.at-term-end");
      await screen.findByText("cancel.done");
      return fake;
    };
    const asksForOffers = ({ calls }: Awaited<ReturnType<typeof cancel>>) =>
      calls.filter(({ name }) => name === "getSaveOffers").length;

    it("asks afterwards, shows an offer to whoever says yes, and lets them say no to it", async () => {
      const fake = await cancel({ offers: [makeOffer({ id: "stay" })], fallbackOffers: [] });
      expect(asksForOffers(fake)).toBe(0);
      await press("cancel.see-offers");
      await press("cancel.no-thanks");
      expect(await screen.findByText("cancel.done")).toBeDefined();
      await press("cancel.see-offers");
      fake.answers["completeOrder"] = { ...SWITCHED, status: "confirmed" };
      await press("cancel.keep-confirm");
      expect(await screen.findByText("cancel.kept")).toBeDefined();
      expect(fake.calls.at(-1)?.input).toMatchObject({ params: { orderId: "order-stay" } });
    });

    it.each([
      ["there is none", { offers: [], fallbackOffers: [] }],
      ["the plan is gone", refusal("NOT_FOUND")],
    ])("says so where %s", async (_why, answer) => {
      await cancel(answer);
      await press("cancel.see-offers");
      expect(await screen.findByText("cancel.no-offers")).toBeDefined();
      expect(screen.queryByRole("button", { name: "cancel.see-offers" })).toBeNull();
    });

    it("can be asked again after a failure", async () => {
      const fake = await cancel(refusal("SYSTEM"));
      await press("cancel.see-offers");
      expect(await screen.findByText("failure.SYSTEM")).toBeDefined();
      fake.answers["getSaveOffers"] = { offers: [], fallbackOffers: [] };
      await press("cancel.see-offers");
      expect(await screen.findByText("cancel.no-offers")).toBeDefined();
    });

    it("asks nobody elsewhere, and nobody whose plan has ended", async () => {
      open();
      await press("cancel.at-term-end");
      await screen.findByText("cancel.done");
      expect(screen.queryByText("cancel.offers-after")).toBeNull();
      cleanup();
      open({ getSubscription: inMinnesota() });
      fireEvent.click(await screen.findByRole("radio", { name: /cancel.type.immediate/ }));
      await press("cancel.now");
      await screen.findByText("cancel.done");
      expect(screen.queryByText("cancel.offers-after")).toBeNull();
    });
  });

  it("shows one lower price at most, each of its bills before it is agreed, and a receipt", async () => {
    const offers = [makeOffer({ id: "stay" }), makeOffer({ id: "stay-too" })];
    const fake = open({
      getSaveOffers: { offers, fallbackOffers: [] },
      createOrder: (input: { body: { planSwitch?: object } } & Parameters<typeof quoteOf>[0]) =>
        input.body.planSwitch === undefined ? quoteOf(input) : SWITCHED,
      getDefaultBillingProfile: KEPT_BILLING.getDefaultBillingProfile,
      listPaymentMethods: { paymentMethods: [] },
      completeOrder: refusal("OFFER_REDEEMED"),
    });
    const keep = await screen.findByRole("button", { name: "cancel.keep-for-less" });
    const cancel = screen.getByRole("button", { name: "cancel.at-term-end" });
    expect([keep.className, keep.dataset["look"]]).toEqual([cancel.className, cancel.dataset["look"]]);
    expect(screen.getAllByRole("button", { name: /cancel.keep|cancel.pause/ })).toHaveLength(1);
    fireEvent.click(keep);
    await press("cancel.rather-cancel");
    await press("cancel.keep-for-less");
    expect(await screen.findByText("change.bills-flat")).toBeDefined();
    await press("cancel.keep-confirm");
    expect(await screen.findByText("change.QUOTE_CHANGED")).toBeDefined();
    fake.answers["completeOrder"] = { ...SWITCHED, status: "confirmed" };
    await press("cancel.keep-confirm");
    expect(await screen.findByText("cancel.kept")).toBeDefined();
    expect(screen.getByText("change.bills-then")).toBeDefined();
    expect(fake.calls.at(-1)?.input).toMatchObject({
      body: { agreement: {} },
      params: { orderId: "order-stay" },
    });
  });

  it.each([
    ["is refused", refusal("SYSTEM")],
    ["never comes", () => new Promise(() => undefined)],
  ])("lets somebody go on to cancel while the answer about offers %s", async (_, getSaveOffers) => {
    open({ getSaveOffers });
    await press("cancel.at-term-end");
    expect(await screen.findByText("cancel.done")).toBeDefined();
  });

  it("tells that it is ending already, and offers nothing that could be pressed by mistake", async () => {
    const fake = open();
    await screen.findByRole("button", { name: "cancel.at-term-end" });
    fake.answers["completeOrder"] = refusal("CANCELLATION_PENDING");
    fake.answers["createOrder"] = (input: Parameters<typeof quoteOf>[0]) =>
      input.body.cancelSubscription.cancellationType === "immediate"
        ? quoteOf(input)
        : refusal("CANCELLATION_PENDING");
    await press("cancel.at-term-end");
    expect(await screen.findByText("change.CANCELLATION_PENDING")).toBeDefined();
    expect(screen.queryByRole("button", { name: "cancel.at-term-end" })).toBeNull();
  });

  it("takes a reason afterwards, and none before", async () => {
    const fake = open({ saveCancellationReason: undefined });
    await screen.findByRole("button", { name: "cancel.at-term-end" });
    expect(screen.queryByRole("combobox")).toBeNull();
    await press("cancel.at-term-end");
    const reasons = await screen.findByRole("combobox");
    const sent = fake.calls.length;
    await press("cancel.reason-send");
    expect(await screen.findByText("cancel.reason-missing")).toBeDefined();
    await expect.poll(() => document.activeElement).toBe(reasons);
    expect(fake.calls).toHaveLength(sent);
    fireEvent.change(reasons, { target: { value: "content" } });
    await expect.poll(() => screen.queryByText("cancel.reason-missing")).toBeNull();
    await press("cancel.reason-send");
    const thanks = await screen.findByText("cancel.reason-told");
    expect(document.activeElement?.contains(thanks)).toBe(true);
    expect(fake.calls.at(-1)?.input).toMatchObject({ body: { code: "content" } });
  });

  async function giveReason(note: string) {
    await press("cancel.at-term-end");
    fireEvent.change(await screen.findByRole("combobox"), { target: { value: "other" } });
    fireEvent.change(screen.getByRole("textbox"), { target: { value: note } });
    await press("cancel.reason-send");
  }

  it("[A3.15] tells analytics the reason, that something was written beside it, and how the plan stood", async () => {
    const page = open({ saveCancellationReason: undefined });
    await giveReason(" Ask Ana ");
    await screen.findByText("cancel.reason-told");
    expect(page.told.at(-1)).toMatchObject({
      groups: {
        planInfo: {
          cancelReason: "other",
          otherReasonText: "•••",
          planChangeStatus: "none",
          cancelOnlineEligibility: true,
        },
      },
    });
    expect(page.calls.at(-1)?.input).toMatchObject({ body: { code: "other", text: "Ask Ana" } });
  });

  it("[A3.15] tells the reason of one cancellation with nothing that comes after it", async () => {
    const page = open({ saveCancellationReason: undefined });
    await giveReason("Ask Ana");
    await screen.findByText("cancel.reason-told");
    page.answers["createOrder"] = refusal("SYSTEM");
    const before = page.told.length;
    await press("plan.take-back");
    await screen.findByText("failure.SYSTEM");
    const later = page.told.slice(before);
    expect(later.map(({ name }) => name)).toEqual(["system-error"]);
    for (const { groups } of later) {
      expect(groups.planInfo).not.toHaveProperty("cancelReason");
      expect(groups.planInfo).not.toHaveProperty("otherReasonText");
    }
  });

  it("[A3.15] tells no reason that was not saved, but that it was not", async () => {
    const page = open({ saveCancellationReason: refusal("SYSTEM") });
    await giveReason("Ask Ana");
    await expect.poll(() => page.told.at(-1)?.name).toBe("system-error");
    expect(JSON.stringify(page.told)).not.toContain("cancelReason");
    await expect.poll(() => screen.queryByText("cancel.reason-told")).toBeNull();
  });
});
