import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type FakeSkywave, fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { KEPT_BILLING } from "#testing/make-billing.ts";
import { makeOffer, makeOrder } from "#testing/make-offer.ts";
import { makeSubscription, NO_BILLS } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { UpgradeVipPage } from "./upgrade-vip-page.tsx";

const vip = makeOffer({
  id: "offer-vip",
  name: "Zenith VIP",
  products: [{ id: "3_STREAMING_IP_VIP", name: "Zenith VIP", productType: "main" }],
});
const zenith = makeOffer({
  id: "offer-2",
  name: "Zenith",
  products: [{ id: "q", name: "Zenith", productType: "main" }],
});
const quote = makeOrder({
  kind: "planSwitch",
  subscriptionId: "sub-1",
  change: { flow: "immediate", effective: "2026-11-21", dueNow: 0 },
});
const mine = makeSubscription();
const other = makeSubscription({
  id: "sub-2",
  offers: { active: { ...zenith, name: "Melodia" }, pending: null },
});
const NO_SLOTS: Parameters<typeof UpgradeVipPage>[0]["slots"] = { addCard: () => null, giftCard: () => null };

function open(answers: Record<string, unknown>): FakeSkywave {
  const fake = fakeSkywave({
    getSubscription: mine,
    listSubscriptions: {
      subscriptions: [mine, other],
      bundles: { pvip: null, nextOrForwardBundle: null, vegaBundle: null },
    },
    listUpcomingCharges: NO_BILLS,
    getChangeOffers: { offers: [zenith, vip], fallbackOffers: [] },
    getDefaultBillingProfile: KEPT_BILLING.getDefaultBillingProfile,
    listPaymentMethods: {
      paymentMethods: [{ id: "card-1", card: { brand: "visa", last4: "4242", status: "VALID" } }],
    },
    createOrder: quote,
    completeOrder: { ...quote, status: "confirmed" },
    ...answers,
  });
  fake.setSession("authenticated");
  renderPage(() => <UpgradeVipPage slots={NO_SLOTS} />, {
    fake,
    at: "/subscribe/upgrade-vip?subscriptionId=sub-1",
  });
  return fake;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const askedFor = (fake: FakeSkywave) =>
  fake.calls.filter(({ name }) => name === "createOrder").map(({ input }) => input);

afterEach(cleanup);

describe("two subscriptions at one price", () => {
  it("[A2.30] offers VIP plans only, with a new second subscription unless another plan is chosen", async () => {
    const fake = open({});
    expect(await screen.findByRole("link", { current: "page" })).toHaveProperty(
      "textContent",
      "several.way.vip",
    );
    expect(await screen.findAllByRole("radio", { name: /Zenith/ })).toHaveLength(1);
    expect(await screen.findByRole<HTMLInputElement>("radio", { name: /vip.second.new/ })).toHaveProperty(
      "checked",
      true,
    );
    await press("change.ask");
    expect(await screen.findByText("vip.starts")).toBeDefined();
    expect(askedFor(fake)).toEqual([
      { body: { planSwitch: { subscriptionId: "sub-1", offerId: "offer-vip", flow: "immediate" } } },
    ]);
  });

  it("asks with the plan that is to become the second one", async () => {
    const fake = open({});
    fireEvent.click(await screen.findByRole("radio", { name: /vip.second.mine/ }));
    await press("change.ask");
    expect(await screen.findByText("vip.joins")).toBeDefined();
    expect(askedFor(fake)).toMatchObject([{ body: { planSwitch: { secondarySubscriptionId: "sub-2" } } }]);
  });

  it("keeps the choice where the other plan cannot join just now, and says why", async () => {
    open({ createOrder: refusal("PAYMENT_DUE") });
    fireEvent.click(await screen.findByRole("radio", { name: /vip.second.mine/ }));
    await press("change.ask");
    expect(await screen.findByText("change.PAYMENT_DUE")).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /vip.second.mine/ }).checked).toBe(true);
  });

  it("lists no plan that cannot be changed, and none that another profile pays", async () => {
    const options = { ...mine.options, canChangePlan: false };
    const others = [
      makeSubscription({ id: "sub-3", options }),
      makeSubscription({ id: "sub-4", billingProfileId: "profile-2" }),
    ];
    open({
      listSubscriptions: {
        subscriptions: [mine, ...others],
        bundles: { pvip: null, nextOrForwardBundle: null, vegaBundle: null },
      },
    });
    expect(await screen.findByRole("radio", { name: /vip.second.new/ })).toBeDefined();
    expect(screen.queryByRole("radio", { name: /vip.second.mine/ })).toBeNull();
  });

  it("tells who has a VIP plan that a second subscription goes with it", async () => {
    open({ getSubscription: makeSubscription({ offers: { active: vip, pending: null } }) });
    expect(await screen.findByText("vip.none")).toBeDefined();
  });
});
