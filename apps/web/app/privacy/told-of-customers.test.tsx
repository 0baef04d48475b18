import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OwnRadios } from "#features/radios/own-radios/own-radios.tsx";
import { trialStreaming } from "#flows/definitions/deals/trial-streaming.ts";
import { streamingOrganic } from "#flows/definitions/streaming-organic.ts";
import { EMPTY_PURCHASE } from "#flows/engine/purchase-state.ts";
import { FlowPage } from "#flows/presentation/flow-page.tsx";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { KEPT_BILLING } from "#testing/make-billing.ts";
import { makeOffer, makeOrder } from "#testing/make-offer.ts";
import { makeSubscription } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { IdentifyPage } from "../pages/look-up/identify-page.tsx";

const VEHICLE = { year: 2018, make: "Tandem", model: "Duo", yearMakeModel: "2018 Tandem Duo" };
const HEARD = {
  type: "car",
  radioIdLastFour: "7K42",
  canPlayAudio: true,
  receives: ["entertainment"] as "entertainment"[],
  vehicle: VEHICLE,
} as const;
const VIN = "9SKTD1C01J1000742";
const OFFER = makeOffer();
const CODE = "SPRING24";

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

/** The page on which a visitor says whose account it is, and what it tells once that was right. */
async function identify() {
  const fake = fakeSkywave({
    verifyAccount: { data: { isIdentified: true, token: "account-1" } },
    accountNonPii: { data: { billingStatus: null, subscriptions: [] } },
    accountRegistrationNonPii: { data: { isEligible: false, contactOptions: [] } },
  });
  fake.setSession("anonymous");
  const { told } = renderPage(IdentifyPage, { fake });
  const opener = await screen.findByRole("button", { name: "identify.way.RFLZ" });
  fireEvent.click(opener);
  const form = within(document.getElementById(opener.getAttribute("aria-controls") ?? "") ?? document.body);
  const typed = {
    "find-radio.radio-id": "LGCY7K42",
    "billing.last-name": "Ferrer",
    "billing.postal-code": "78701",
  };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(await form.findByLabelText(label), { target: { value } });
  fireEvent.click(form.getByRole("button", { name: "look-up.submit" }));
  await expect.poll(() => told.map(({ name }) => name)).toContain("rflz-successful");
  return told.find(({ name }) => name === "rflz-successful")?.groups;
}

/** The radios of an account, of which one could be left for another one, and what is told with what happens next. */
async function ownRadios() {
  const { options } = makeSubscription();
  const plans = [
    makeSubscription({ id: "sub-1", radio: HEARD, options: { ...options, canTransferSubscription: true } }),
    makeSubscription({ id: "sub-2", radio: HEARD, options: { ...options, canTransferSubscription: false } }),
  ];
  const own = { ...HEARD, receives: ["entertainment"], lastSignal: null };
  const devices = ["1", "2"].map((id) => ({
    id: `LGC${id}7K42`,
    type: "car",
    radioIdLastFour: "7K42",
    vehicle: { vin: VIN, ...VEHICLE },
  }));
  const fake = fakeSkywave({
    listRadios: { radios: plans.map(({ id }) => ({ ...own, subscriptionId: id })) },
    showAccount: {
      data: {
        subscriptions: plans.map(({ id }, place) => ({ id, deviceId: devices[place]?.id })),
        devices,
        closedDevices: [],
      },
    },
  });
  fake.setSession("authenticated");
  const { app, told } = renderPage(
    () => <OwnRadios subscriptions={plans} Nickname={() => <p>nickname</p>} />,
    { fake },
  );
  await screen.findAllByRole("article");
  app.tracking.event("continue");
  return told.at(-1)?.groups;
}

/** A checkout with a kept card, opened by a link with a promo code. */
function checkout(step: "review" | "offers") {
  const card = { paymentMethodId: "card-1", brand: "visa", last4: "4242" };
  const kept = step === "review" ? { ...EMPTY_PURCHASE, offer: OFFER, card } : EMPTY_PURCHASE;
  sessionStorage.setItem(
    `purchase.1.${streamingOrganic.name}`,
    JSON.stringify({ ...kept, promoCode: step === "review" ? "" : CODE }),
  );
  const fake = fakeSkywave({
    ...KEPT_BILLING,
    listSubscriptions: { subscriptions: [] },
    createOrder: makeOrder(),
    completeOrder: makeOrder({ status: "confirmed", subscriptionId: "sub-1" }),
    getNewOffers: { offers: [OFFER], fallbackOffers: [] },
  });
  fake.setSession("authenticated");
  const promoCodeResult = { code: CODE, status: "valid" };
  const offers = Promise.resolve({ ok: true, offers: [OFFER], fallbackOffers: [], promoCodeResult });
  const promoCode = step === "review" ? "" : CODE;
  const data = { definition: streamingOrganic, promoCode, isIneligible: false, offers };
  return { ...renderPage(FlowPage, { fake, at: step === "review" ? "/?step=review" : "/", data }), data };
}

const order = async () => {
  fireEvent.click(await screen.findByRole("button", { name: /complete-order\.(?:start-free|pay)/ }));
};

describe("what pages tell of a customer and their radio", () => {
  it("[A3.09] is how many accounts fit, how many radios could be left for another, and what was paid with", async () => {
    expect((await identify())?.customerInfo).toMatchObject({ accountsFound: 1 });
    cleanup();
    expect((await ownRadios())?.customerInfo).toMatchObject({ numberScEligibleDevices: 1 });
    cleanup();
    const { told } = checkout("review");
    fireEvent.click(await screen.findByRole("checkbox"));
    fireEvent.click(await screen.findByRole("button", { name: /complete-order\.(?:start-free|pay)/ }));
    await expect.poll(() => told.map(({ name }) => name)).toContain("complete-order");
    const paid = told.find(({ name }) => name === "complete-order");
    expect(paid?.groups.customerInfo).toMatchObject({ paymentMethod: "card" });
  });

  it("[A3.09] is nothing that was paid with, where a free plan is ordered after a paid one", async () => {
    const { told, data, router } = checkout("review");
    const methods = () =>
      told
        .filter(({ name }) => name === "complete-order")
        .map(({ groups }) => groups.customerInfo?.paymentMethod);
    fireEvent.click(await screen.findByRole("checkbox"));
    await order();
    await expect.poll(methods).toEqual(["card"]);
    await screen.findAllByRole("heading", { name: /confirmation/ });
    const free = makeOffer({ id: "free", phases: OFFER.phases.slice(0, 1) });
    sessionStorage.setItem(
      `purchase.1.${trialStreaming.name}`,
      JSON.stringify({ ...EMPTY_PURCHASE, offer: free, areDetailsSaved: true }),
    );
    Object.assign(data, { definition: trialStreaming });
    await router.navigate("/free?step=review");
    await order();
    await expect.poll(methods).toEqual(["card", undefined]);
  });

  it("[A3.20] [A9.15] is each fact of the radio and its vehicle, the code of the link, and the one that was redeemed", async () => {
    window.history.replaceState(null, "", "/account?programcode=WELCOME");
    expect((await ownRadios())?.deviceInfo).toEqual({
      id: "•••7K42",
      radioId: "•••7K42",
      vin: "•••0742",
      serviceId: "sub-1",
      status: "active",
      type: "car",
      vehicleInfo: { year: "2018", make: "Tandem", model: "Duo" },
      programCode: "WELCOME",
    });
    cleanup();
    const { told } = checkout("offers");
    await expect.poll(() => told.map(({ name }) => name)).toContain("promo-code-successful");
    const toldWith = (name: string) => told.find((event) => event.name === name)?.groups.deviceInfo;
    expect(toldWith("marketing-promo-code-update")).toMatchObject({ marketingPromoCode: CODE });
    expect(toldWith("promo-code-successful")).toMatchObject({ promoCode: CODE });
    // [A2.63] The link has opened the field.
    const field = told.filter(({ name }) => name === "promo-code-form-loaded");
    expect(field.map(({ groups }) => groups.pageInfo?.componentName)).toEqual(["promoCodeEntry"]);
  });
});
