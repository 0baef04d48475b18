import type { FoundDevice } from "@skywave/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { KEPT_BILLING } from "#testing/make-billing.ts";
import { makeOffer, makeOrder } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import type { FlowDefinition } from "../engine/flow-definition.ts";
import { EMPTY_PURCHASE, type PurchaseState } from "../engine/purchase-state.ts";
import { FlowPage } from "../presentation/flow-page.tsx";
import { satelliteFlows } from "./satellite.ts";

const RADIO: FoundDevice = {
  token: "found-1",
  type: "car",
  radioIdLastFour: "H2VN",
  canPlayAudio: true,
  receives: ["entertainment"] as "entertainment"[],
  vehicle: { year: 2024, make: "Solano", model: "Vireo", yearMakeModel: "2024 Solano Vireo" },
};
const CARD = { paymentMethodId: "card-1", brand: "visa", last4: "4242" };
const offer = makeOffer();

const open = (...asked: Parameters<typeof openWith>) => openWith(...asked).fake;

function openWith(
  answers: Record<string, unknown>,
  {
    at = "/",
    kept = {},
    definition = satelliteFlows.satelliteOrganic,
    listed = offer,
  }: { at?: string; kept?: Partial<PurchaseState>; definition?: FlowDefinition; listed?: typeof offer } = {},
) {
  sessionStorage.setItem(`purchase.1.${definition.name}`, JSON.stringify({ ...EMPTY_PURCHASE, ...kept }));
  const fake = fakeSkywave({
    ...KEPT_BILLING,
    listSubscriptions: { subscriptions: [] },
    getNewOffers: { offers: [offer], fallbackOffers: [] },
    createOrder: makeOrder(),
    ...answers,
  });
  fake.setSession("authenticated");
  const offers = Promise.resolve({ ok: true, offers: [listed], fallbackOffers: [] });
  const data = { definition, promoCode: "", isIneligible: false, offers };
  const { told } = renderPage(FlowPage, { fake, at, data });
  return { fake, told };
}

async function find(): Promise<void> {
  const field = await screen.findByLabelText("find-radio.radio-id");
  fireEvent.change(field, { target: { value: "R4Y7H2VN" } });
  const [submit] = screen.getAllByRole("button", { name: "find-radio.submit" });
  if (submit === undefined) throw new Error("there is nothing to press");
  fireEvent.click(submit);
}

beforeAll(() => {
  window.scrollTo = () => undefined;
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("buying a plan for a radio", () => {
  it("begins with the radio, which is confirmed by what it is in before any plan is shown", async () => {
    open({ validateDevice: { data: RADIO } });
    await find();
    expect(await screen.findByText("2024 Solano Vireo")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "radio-step.continue" }));
    expect(await screen.findByRole("heading", { name: "radio-plans.heading" })).toBeDefined();
  });

  it("goes on with no radio that plays no channels, and lets another one be found", async () => {
    open({ validateDevice: { data: { ...RADIO, canPlayAudio: false } } });
    await find();
    expect(await screen.findByText("radio-step.not-capable")).toBeDefined();
    expect(screen.queryByRole("button", { name: "radio-step.continue" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "radio-step.another" }));
    expect(await screen.findByLabelText("find-radio.radio-id")).toBeDefined();
  });

  it("shows the plans with weather on its screen to whoever found a radio that takes it up", async () => {
    const products = [{ id: "satellite-coast", name: "Polaris", productType: "main" as const }];
    const coast = makeOffer({ id: "coast", name: "Polaris Coast", products });
    const fake = open({
      validateDevice: { data: { ...RADIO, receives: ["entertainment", "marine"] } },
      getNewOffers: { offers: [offer, coast], fallbackOffers: [] },
    });
    await find();
    fireEvent.click(await screen.findByRole("button", { name: "radio-step.continue" }));
    expect(await screen.findByRole("radio", { name: /Polaris Coast/ })).toBeDefined();
    expect(fake.calls.find(({ name }) => name === "getNewOffers")?.input).toMatchObject({
      query: { receives: "entertainment,marine" },
    });
  });

  it.each([
    ["bundle", ["get-sxm-in-the-car-plus-streaming"]],
    ["satellite", []],
  ] as const)(
    "[A9.11] tells analytics of a plan for the car and streaming: %s",
    async (serviceType, events) => {
      const listed = makeOffer({ serviceType });
      const { told } = openWith({}, { at: "/?step=offers", kept: { radio: RADIO }, listed });
      await screen.findByRole("radio");
      fireEvent.click(screen.getByRole("button", { name: "offers.continue" }));
      const names = () => told.map(({ name }) => name);
      await expect.poll(names).toContain("generic-button-click");
      expect(names().filter((name) => name.startsWith("get-sxm"))).toEqual(events);
    },
  );

  it("quotes the plan for that radio", async () => {
    const fake = open({}, { at: "/?step=review", kept: { offer, radio: RADIO, card: CARD } });
    await screen.findByRole("checkbox");
    expect(fake.calls.find(({ name }) => name === "createOrder")?.input).toMatchObject({
      body: { newSubscription: { offerId: offer.id, deviceId: "found-1" } },
    });
  });

  it("[A1.02] [A2.15] quotes the offer of a link that is for one customer, for the radio that they found, and sends both tokens", async () => {
    const targeted = { token: "link-1", offer, maskedEmail: "j•••@example.com" };
    const fake = open(
      {},
      {
        at: "/?step=review",
        kept: { offer, targeted, radio: RADIO, card: CARD },
        definition: satelliteFlows.satelliteTargeted,
      },
    );
    await screen.findByRole("checkbox");
    expect(fake.calls.find(({ name }) => name === "createOrder")?.input).toMatchObject({
      body: { newSubscription: { offerId: offer.id, offerToken: "link-1", deviceId: "found-1" } },
    });
  });

  it("[A3.02] makes a new customer of a radio of whoever creates their account on the way", async () => {
    const grant = { grant: "grant-1", identityId: "identity-1" };
    const { fake, told } = openWith(
      { createV2: grant },
      { at: "/?step=account", kept: { offer, radio: RADIO } },
    );
    fake.setSession("anonymous");
    const type = async (label: string, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    await type("account-step.email", "jo@example.com");
    await type("account-step.password", "a quiet evening on the air");
    fireEvent.click(screen.getByRole("button", { name: "account-step.create" }));
    const registered = () => told.find(({ name }) => name === "successfull-registration");
    await expect.poll(() => registered()?.groups.customerInfo).toMatchObject({ customerType: "NEW_ACCOUNT" });
  });

  it("says of a plan that follows the buyer's trial when it starts, at the review and once it is bought", async () => {
    const order = { ...makeOrder(), change: { effective: "2027-05-30", dueNow: 0 }, dueNow: 0 };
    const fake = open(
      { createOrder: order, completeOrder: { ...order, status: "confirmed" } },
      { at: "/?step=review", kept: { offer, radio: RADIO, card: CARD } },
    );
    expect(await screen.findByText("follow-trial.review")).toBeDefined();
    fireEvent.click(await screen.findByRole("checkbox"));
    fireEvent.click(screen.getByRole("button", { name: "complete-order.start-later" }));
    expect(await screen.findByText("follow-trial.confirmed")).toBeDefined();
    // Nothing is to be sent to a radio that plays already.
    expect(fake.calls.map(({ name }) => name)).not.toContain("refreshDevice");
  });

  it.each([
    ["DEVICE_INFORMATION_REQUIRED", "complete-order.DEVICE_NOT_FOUND"],
    ["DEVICE_NOT_FOUND", "complete-order.DEVICE_NOT_FOUND"],
    ["CS_INELIGIBLE_RADIO", "complete-order.CS_INELIGIBLE_RADIO"],
    ["EXISTING_SELF_PAY_SUBSCRIPTION_ERROR", "complete-order.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR"],
  ])("says what is wrong with the radio, and leads back to it: %s", async (code, text) => {
    open({ createOrder: refusal(code) }, { at: "/?step=review", kept: { offer, radio: RADIO, card: CARD } });
    expect(await screen.findByText(text)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "complete-order.choose-radio" }));
    expect(await screen.findByRole("button", { name: "radio-step.another" })).toBeDefined();
  });
});

describe("buying a plan for a radio and one for streaming", () => {
  const definition = satelliteFlows.satelliteVega;
  const paid = { type: "SelfPay", phases: offer.phases.slice(1) } as const;
  const car = makeOffer({ id: "car-1", name: "Polaris", serviceType: "satellite", ...paid });
  const [first, second] = ["Horizon", "Melodia"].map((name, place) =>
    makeOffer({ id: `streaming-${place}`, name, ...paid }),
  );
  if (first === undefined || second === undefined) throw new Error("there are no plans");
  const streaming = { getNewOffers: { offers: [first, second], fallbackOffers: [] } };

  it("[A2.12] shows both kinds of plans with what they cost together, and tells analytics which pair was chosen", async () => {
    const { told } = openWith(streaming, {
      at: "/?step=offers",
      kept: { radio: RADIO },
      definition,
      listed: car,
    });
    fireEvent.click(await screen.findByRole("radio", { name: /Melodia/ }));
    expect(screen.getByRole("radio", { name: /Polaris/ })).toHaveProperty("checked", true);
    fireEvent.click(screen.getByRole("button", { name: "pair.continue" }));
    await expect.poll(() => told.map(({ name }) => name)).toContain("get-sxm-in-the-car-plus-streaming");
    const kept: PurchaseState = JSON.parse(sessionStorage.getItem(`purchase.1.${definition.name}`) ?? "{}");
    expect(kept.lines.map((line) => [line.offer.id, line.quantity])).toEqual([
      ["car-1", 1],
      ["streaming-1", 1],
    ]);
  });

  it("[A2.12] quotes both in one order, the radio with the plan that is for it", async () => {
    const lines = [car, second].map((each) => ({ offer: each, quantity: 1 }));
    const fake = openWith(streaming, {
      at: "/?step=review",
      kept: { offer: car, lines, radio: RADIO, card: CARD },
      definition,
      listed: car,
    }).fake;
    await screen.findByRole("checkbox");
    expect(fake.calls.find(({ name }) => name === "createOrder")?.input).toEqual({
      body: {
        newSubscriptions: {
          lines: [
            { offerId: "car-1", quantity: 1, deviceId: "found-1" },
            { offerId: "streaming-1", quantity: 1 },
          ],
        },
      },
    });
  });

  it("[A2.12] says at the review and once it is bought that the plan for the car follows the buyer's trial, and sends its radio nothing", async () => {
    const lines = [car, second].map((each) => ({ offer: each, quantity: 1 }));
    const order = {
      ...makeOrder(),
      offerId: car.id,
      lines: [car, second].map(({ id, name }) => ({
        offerId: id,
        offerVersion: 1,
        offerName: name,
        subscriptionId: null,
      })),
      change: { effective: "2027-05-30", dueNow: 9.99 },
      dueNow: 9.99,
    };
    const { fake } = openWith(
      { ...streaming, createOrder: order, completeOrder: { ...order, status: "confirmed" } },
      {
        at: "/?step=review",
        kept: { offer: car, lines, radio: RADIO, card: CARD },
        definition,
        listed: car,
      },
    );
    expect(await screen.findByText("follow-trial.review")).toBeDefined();
    fireEvent.click(await screen.findByRole("checkbox"));
    fireEvent.click(screen.getByRole("button", { name: /^complete-order\.(pay|submit|start)/ }));
    expect(await screen.findByText("follow-trial.confirmed")).toBeDefined();
    const bought = screen.getByRole("heading", { name: "several.bought" }).parentElement;
    for (const { name } of [car, second]) expect(bought?.textContent).toContain(name);
    expect(fake.calls.map(({ name }) => name)).not.toContain("refreshDevice");
  });

  it("says so where one kind cannot be had", async () => {
    openWith(
      { getNewOffers: { offers: [], fallbackOffers: [] } },
      { at: "/?step=offers", kept: { radio: RADIO }, definition, listed: car },
    );
    expect(await screen.findByText("pair.none")).toBeDefined();
  });
});
