import type { Subscription } from "@skywave/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { makeOrder } from "#testing/make-offer.ts";
import { makePriceStep, makeSubscription, NO_BILLS } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { PlanPage } from "./plan-page.tsx";

const { options } = makeSubscription();
const NOTHING = {
  canCancelSubscription: false,
  canChangePlan: false,
  canChangeTerm: false,
  canPause: false,
  canRevokeCancellation: false,
  canRevokePause: false,
};

function open(subscription: Partial<Subscription>, answers: Record<string, unknown> = {}) {
  const fake = fakeSkywave({
    getSubscription: makeSubscription(subscription),
    listSubscriptions: { subscriptions: [makeSubscription(subscription)] },
    listUpcomingCharges: NO_BILLS,
    ...answers,
  });
  fake.setSession("authenticated");
  return renderPage(PlanPage, { fake, at: "/account/plan/sub-1" });
}
const links = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

afterEach(cleanup);

describe("the page of a plan", () => {
  it("[S6.04] has a way to each thing that can be done, and to no other", async () => {
    open({});
    await screen.findByText("plan.stands.renews");
    expect(links()).toEqual([
      "/subscription/change?subscriptionId=sub-1",
      "/subscription/change-term?subscriptionId=sub-1",
      "/subscription/pause?subscriptionId=sub-1",
      "/subscription/cancel?subscriptionId=sub-1",
    ]);
    cleanup();
    open({ state: "cancelled", isCancelled: true, options: { ...options, ...NOTHING } });
    await screen.findByText("plan.actions-none");
    expect(links()).toEqual([]);
  });

  it("[S3.23] asks for the next plan where this one ends on its own, and else for another one", async () => {
    for (const [canAddRenewalPlan, said, unsaid] of [
      [true, "plan.choose-next", "plan.change"],
      [false, "plan.change", "plan.choose-next"],
    ] as const) {
      open({ options: { ...options, canAddRenewalPlan } });
      const link = (await screen.findByText(said)).closest("a");
      expect(link?.getAttribute("href")).toBe("/subscription/change?subscriptionId=sub-1");
      expect(screen.queryByText(unsaid)).toBeNull();
      cleanup();
    }
  });

  it("says that a cancellation is taken back, where the button was before", async () => {
    open(
      { options: { ...options, canRevokeCancellation: true } },
      { createOrder: makeOrder(), completeOrder: makeOrder({ status: "confirmed" }) },
    );
    fireEvent.click(await screen.findByRole("button", { name: "plan.take-back" }));
    const said = await screen.findByText("cancel.taken-back");
    expect(document.activeElement?.contains(said)).toBe(true);
  });

  it("shows an agreed pause as one, in its mark and on its line, and takes it back by one press", async () => {
    open(
      {
        options: { ...options, canPause: false, canRevokePause: true },
        agreed: { planFrom: null, pause: { start: "2026-12-21", end: "2027-02-21" }, end: null },
        pricePath: [makePriceStep({ end: "2026-12-21" }), makePriceStep({ start: "2027-02-21" })],
      },
      { createOrder: makeOrder(), completeOrder: makeOrder({ status: "confirmed" }) },
    );
    expect(await screen.findByText("account.state.pauses")).toBeDefined();
    expect(screen.queryByText("account.state.active")).toBeNull();
    expect(screen.getByText("plan.paused")).toBeDefined();
    expect(screen.queryByText("plan.pause")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "plan.revoke-pause" }));
    const said = await screen.findByText("pause.taken-back");
    expect(document.activeElement?.contains(said)).toBe(true);
  });

  it.each(["past_due", "suspended"] as const)("leads to the open bill of one that is %s", async (state) => {
    open({
      state,
      isSuspended: state === "suspended",
      options: { ...options, ...NOTHING, canCancelSubscription: true },
    });
    await screen.findByText("plan.next.open-bill");
    expect(screen.queryByText("plan.next.nothing")).toBeNull();
    expect(links()).toEqual(["/account/pay", "/subscription/cancel?subscriptionId=sub-1"]);
  });

  it("leads from what another plan includes to that plan, and shows no bills of its own", async () => {
    open({ includedIn: "sub-9", options: { ...options, ...NOTHING } });
    await screen.findByText("plan.stands.included");
    expect(screen.getByText("change.PART_OF_BUNDLE")).toBeDefined();
    expect(links()).toEqual(["/account/plan/sub-9"]);
    expect(screen.queryByText("plan.charges")).toBeNull();
  });

  it("draws a price that changes, and says in a sentence one that goes on, whatever it was before", async () => {
    const { currentPhase } = makeSubscription();
    const free = makePriceStep({ phaseType: "Free", end: "2026-12-21", price: 0, priceAfterTax: 0 });
    open({
      pricePath: [free, makePriceStep({ start: "2026-12-21" })],
      currentPhase: { ...currentPhase, type: "Free" },
    });
    const line = await screen.findByRole("list", { name: "timeline.label" });
    expect(line.textContent).toContain("price-path.free");
    expect(screen.queryByText("timeline.flat")).toBeNull();
    cleanup();
    open({ pricePath: [{ ...free, start: "2026-10-21", end: "2026-11-21" }, makePriceStep()] });
    expect(await screen.findByText("timeline.flat")).toBeDefined();
    expect(screen.queryByRole("list", { name: "timeline.label" })).toBeNull();
  });

  it("says what of the next bill the balance pays", async () => {
    const bill = { date: "2026-12-21", charges: [], total: 12.98, balanceAfter: 0, amountDue: 2.98 };
    open({}, { listUpcomingCharges: { ...NO_BILLS, bills: [{ ...bill, appliedBalance: 10 }] } });
    expect(await screen.findByText("plan.next.from-balance")).toBeDefined();
    cleanup();
    open({}, { listUpcomingCharges: { ...NO_BILLS, bills: [{ ...bill, appliedBalance: 0 }] } });
    await screen.findByText("timeline.flat");
    expect(screen.queryByText("plan.next.from-balance")).toBeNull();
  });

  it("[A3.31] [A9.14] tells analytics who bills a plan that is sold elsewhere", async () => {
    const manageUrl = "https://store.example/manage";
    const { told } = open({ billedBy: { source: "amazon", isUs: false, manageUrl } });
    fireEvent.click(await screen.findByRole("link", { name: "plan.billed-by.manage" }));
    const left = told.find(({ name }) => name === "amazon-support-link-click");
    expect(left?.groups.account).toEqual({
      resellerInfo: { resellerCode: "amazon", partnerName: "Amazon" },
    });
  });

  it("says that a payment is under way where nothing can be done for that", async () => {
    open({ options: { ...options, ...NOTHING } });
    expect(await screen.findByText("change.PAYMENT_IN_PROGRESS")).toBeDefined();
  });

  it("offers to keep a plan that is cancelled, and not to cancel it again", async () => {
    open({
      state: "pending_cancellation",
      agreed: { planFrom: null, pause: null, end: "2026-12-21" },
      options: { ...options, ...NOTHING, canCancelSubscription: true, canRevokeCancellation: true },
    });
    expect(await screen.findByRole("button", { name: "plan.take-back" })).toBeDefined();
    expect(screen.getByText("timeline.ends")).toBeDefined();
    expect(screen.queryByText("plan.cancel")).toBeNull();
    expect(screen.getByText("plan.end-now")).toBeDefined();
  });

  it("leads back to the account from a plan of another person", async () => {
    open({}, { getSubscription: refusal("NOT_FOUND") });
    expect(await screen.findByText("plan.not-found")).toBeDefined();
  });
});
