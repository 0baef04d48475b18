import { USED_CAR_REASONS } from "@skywave/domain/vehicles/used-car-eligibility";
import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { formatDay } from "#i18n/format.ts";
import { makeTranslator, type PageDictionary, type Translator } from "#i18n/translate.ts";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { UsedVehiclePage } from "./used-vehicle-page.tsx";

const IN_STEPS = "/activate/trial/used-vehicle/new";
const ON_ONE_PAGE = "/activate/trial/used-vehicle";
const CAR = {
  radioIdLastFour: "0001",
  vehicleState: { year: 2021, make: "Solano", model: "Vireo" },
  lifecycleState: null,
  usedCarCode: null,
  planStartsOn: null,
};
const TRIAL = {
  subscriptionId: "sub_1",
  planName: "Polaris",
  radioIdLastFour: "0001",
  trialEndsOn: "2026-06-08",
  days: 90,
  daysLeft: 90,
  oemDriverId: null,
};
const PLAYING = {
  refreshId: "ref_1",
  radioIdLastFour: "0001",
  state: "playing",
  sendCount: 1,
  requestedAt: "2026-11-21T12:00:00Z",
  isOver: true,
  endsAt: "2026-11-21T13:00:00Z",
};

const PLANS = "/subscribe/checkout/purchase/satellite/organic/new";
const correct = ["used-car.action.field", null] as const;
const offers = ["used-car.action.offers", PLANS] as const;
/** The statement, the code, and the one way on: its words, and where a link leads. */
const CODES = [
  ["[A8.08]", "101", correct],
  ["[A8.09]", "103", correct],
  ["[A8.10]", "106", correct],
  ["[A8.11]", "107", ["used-car.action.signIn", "/account/login"]],
  ["[A8.12]", "109", offers],
  ["[A8.13]", "110", null],
  ["[A8.14]", "111", offers],
  ["[A8.15]", "112", offers],
  ["[A8.16]", "113", offers],
  ["[A8.17]", "114", ["used-car.action.contact", "https://brand.example/contact"]],
  ["[A8.18]", "3494", correct],
  ["[A8.19]", "5035", ["used-car.action.streaming", "/subscribe/checkout/purchase/streaming/organic"]],
  ["[A8.20]", "other", ["used-car.action.retry", null]],
] as const;

afterEach(cleanup);

interface OpenOptions {
  at?: string;
  isSignedIn?: boolean;
  translate?: Translator<PageDictionary>;
}

function open(
  answers: Record<string, unknown> = {},
  { at = IN_STEPS, isSignedIn = true, translate = makeTranslator("en-US", {}) }: OpenOptions = {},
) {
  const fake = fakeSkywave({ getState: CAR, refreshDevice: { data: PLAYING }, ...answers });
  fake.setSession(isSignedIn ? "authenticated" : "anonymous");
  return { fake, ...renderPage(UsedVehiclePage, { fake, at, translate }) };
}

const button = (name: string) => screen.findByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { name });
async function expectFocusOn(text: string): Promise<void> {
  await expect.poll(() => document.activeElement?.textContent).toBe(text);
}

async function check(radioId = "TEZT0001") {
  fireEvent.change(await screen.findByRole("textbox", { name: /find-radio.radio-id/ }), {
    target: { value: radioId },
  });
  fireEvent.click(await button("used-vehicle.check"));
}

async function checkVin() {
  fireEvent.click(await button("used-vehicle.by.vin"));
  fireEvent.change(await screen.findByRole("textbox", { name: /find-radio.vin/ }), {
    target: { value: "9SKTEZT00T1000001" },
  });
  const [, press] = await screen.findAllByText("used-vehicle.check");
  fireEvent.click(press ?? document.body);
}

async function start() {
  await check();
  fireEvent.click(await button("used-vehicle.submit"));
}

describe("the trial of a used car", () => {
  it("[A2.43] is started in steps by the number that the radio shows, and says how many days are left", async () => {
    const { fake } = open({ startUsedCarTrial: TRIAL });
    expect(await heading("used-vehicle.car")).toBeDefined();
    expect(screen.queryByRole("heading", { name: "used-vehicle.start" })).toBeNull();
    await start();
    await expectFocusOn("trial.done-heading");
    expect(await screen.findByText("activation.playing")).toBeDefined();
    const made = fake.calls.map(({ name, input }) => [name, input]);
    expect(made).toContainEqual(["startUsedCarTrial", { body: { radioId: "TEZT0001" } }]);
    expect(made).toContainEqual(["refreshDevice", { body: { subscriptionId: "sub_1" } }]);
  });

  it("[A2.43] stands on one page as sections, of which the one that opens takes the focus", async () => {
    open({}, { at: ON_ONE_PAGE, isSignedIn: false });
    for (const name of ["used-vehicle.car", "used-vehicle.account", "used-vehicle.start"])
      expect(await heading(name)).toBeDefined();
    await check();
    await expectFocusOn("used-vehicle.account");
    expect(await screen.findByText("used-vehicle.found")).toBeDefined();
  });

  it("asks whoever typed a VIN for the number that the radio shows", async () => {
    const { fake } = open();
    await checkVin();
    expect(await screen.findByText("used-vehicle.vin-found")).toBeDefined();
    await check();
    await button("used-vehicle.submit");
    expect(fake.calls.map(({ input }) => input)).toEqual([
      { params: { locator: "vin", number: "9SKTEZT00T1000001" } },
      { params: { locator: "radioId", number: "TEZT0001" } },
    ]);
  });

  it.each(CODES)(
    "[A8.07] %s says why, leads on the right way, and logs code %s as a business error",
    async (_id, usedCarCode, way) => {
      const { told } = open({ getState: { ...CAR, usedCarCode, planStartsOn: "2026-05-30" } });
      await check();
      const words = await screen.findByText(`used-car.${usedCarCode}`);
      const notice = words.closest("[data-tone]");
      const waysOn = [...(notice?.querySelectorAll("a, button") ?? [])];
      expect(waysOn.map((on) => [on.textContent, on.getAttribute("href")])).toEqual(
        way === null ? [] : [way],
      );
      const errors = () => told.filter(({ name }) => name === "business-error");
      await expect.poll(() => errors().length).toBe(1);
      expect(JSON.stringify(errors())).toContain(`"${usedCarCode}"`);
    },
  );

  it("has a row for every code", () => {
    expect(CODES.map(([, code]) => code)).toEqual(expect.arrayContaining([...USED_CAR_REASONS]));
  });

  it.each([
    ["101", "DEVICE_NOT_FOUND"],
    ["103", "VEHICLE_NOT_FOUND"],
    ["106", "DEVICE_NOT_FOUND"],
    ["3494", "INVALID_PAYLOAD"],
  ])(
    "[S8.18] leads from %s back to the field, with help to find the number: %s",
    async (usedCarCode, code) => {
      open({ getState: refusal(code, { usedCarCode }) });
      await check();
      const correctIt = await button("used-car.action.field");
      // The notice takes the focus first, so that it is heard.
      await expect.poll(() => document.activeElement?.getAttribute("data-tone")).toBe("bad");
      fireEvent.click(correctIt);
      const field = await screen.findByRole("textbox", { name: /find-radio.radio-id/ });
      expect(document.activeElement).toBe(field);
      expect(screen.getAllByText("find-radio.radio-id-where").length).toBeGreaterThan(0);
    },
  );

  it("says so at the press where only whoever has signed in may know, and looks for another car", async () => {
    const { told } = open({
      startUsedCarTrial: refusal("SUBSCRIPTION_PRODUCT_NOT_FOUND", { usedCarCode: "113" }),
    });
    await start();
    expect(await screen.findByText("used-car.113")).toBeDefined();
    await expect.poll(() => JSON.stringify(told)).toContain('"113"');
    fireEvent.click(await button("used-vehicle.another"));
    await expectFocusOn("used-vehicle.car");
  });

  it.each(LOCALES)(
    "[A8.13] says at the press to the owner of a plan that follows on which day it starts: %s",
    async (locale) => {
      const texts = dictionaries[locale].vehicles;
      const translate = makeTranslator(locale, { "used-car.110": texts["used-car.110"] ?? "" });
      const details = { usedCarCode: "110", planStartsOn: "2026-06-08" };
      const code = "SUBSCRIPTION_PRODUCT_NOT_FOUND";
      open({ startUsedCarTrial: refusal(code, details) }, { translate });
      await start();
      const date = formatDay("2026-06-08", locale);
      expect(await screen.findByText(translate("used-car.110", { date }))).toBeDefined();
      expect(document.body.textContent).toContain(date);
    },
  );

  it.each([
    [
      "OFFER_REDEEMED",
      "used-vehicle.error.OFFER_REDEEMED",
      "/subscribe/checkout/purchase/satellite/organic/new",
    ],
    [
      "CS_INELIGIBLE_RADIO",
      "used-vehicle.error.CS_INELIGIBLE_RADIO",
      "/subscribe/checkout/purchase/streaming/organic",
    ],
    ["CLAIMING_WITH_UNAUTHORIZED_USER", "used-vehicle.error.CLAIMING_WITH_UNAUTHORIZED_USER", "/account"],
    ["IDENTITY_NOT_ELIGIBLE_ERROR", "trial.error.IDENTITY_NOT_ELIGIBLE_ERROR", "/account"],
    [
      "IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR",
      "trial.error.IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR",
      "/account",
    ],
    ["EXISTING_SELF_PAY_SUBSCRIPTION_ERROR", "trial.error.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR", "/account"],
    ["TRIAL_PENDING_ACTIVATION_ERROR", "trial.error.TRIAL_PENDING_ACTIVATION_ERROR", "/account"],
    ["SUB_ALREADY_EXISTS_FOR_IDENTITY", "trial.error.SUB_ALREADY_EXISTS_FOR_IDENTITY", "/account"],
  ])("has a way on for whom it isn't: %s", async (code, text, path) => {
    open({ startUsedCarTrial: refusal(code) });
    await start();
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole("link").getAttribute("href")).toBe(path);
  });

  it("asks where somebody listens whom nobody knows, and starts once that is saved", async () => {
    const profile = {
      id: "bp_1",
      billingProfileName: { firstAndLastName: { firstName: "Robin", lastName: "Ferrer" } },
      serviceAddress: {
        addressLine1: "1 Main Street",
        city: "Austin",
        state: "TX",
        zipCode: "78701",
        country: "US",
      },
    };
    const { fake } = open({
      startUsedCarTrial: refusal("BILLING_PROFILE_REQUIRED"),
      getIdentity: { contact: {} },
      getDefaultBillingProfile: undefined,
      createBillingProfile: profile,
      validateAddress: { confidence: "high", status: "valid" },
    });
    await start();
    await expectFocusOn("used-vehicle.place");
    fake.answers["startUsedCarTrial"] = TRIAL;
    const typed = {
      "billing.first-name": "Robin",
      "billing.last-name": "Ferrer",
      "billing.address-line-1": "1 Main Street",
      "billing.city": "Austin",
      "billing.postal-code": "78701",
    };
    for (const [name, value] of Object.entries(typed))
      fireEvent.change(screen.getByLabelText(name), { target: { value } });
    fireEvent.change(screen.getByRole("combobox", { name: "billing.region" }), { target: { value: "TX" } });
    fireEvent.click(await button("manage.save"));
    expect(await heading("trial.done-heading")).toBeDefined();
  });

  it("is tried again by whoever had no network, at either press", async () => {
    const { fake } = open({ getState: lost(), startUsedCarTrial: lost() });
    await check();
    await screen.findByText("failure.UNREACHABLE");
    fake.answers["getState"] = CAR;
    fireEvent.click(await button("action.retry"));
    fireEvent.click(await button("used-vehicle.submit"));
    await screen.findByText("failure.UNREACHABLE");
    fake.answers["startUsedCarTrial"] = TRIAL;
    fireEvent.click(await button("action.retry"));
    expect(await heading("trial.done-heading")).toBeDefined();
  });

  it("takes a radio ID out of the address of a link, and checks it at a press", async () => {
    window.history.replaceState(null, "", `${IN_STEPS}#TEZT0001`);
    const { fake } = open();
    const known = await screen.findByRole("textbox", { name: /find-radio.radio-id/ });
    expect([known.getAttribute("value"), window.location.hash]).toEqual(["TEZT0001", ""]);
    expect(fake.calls).toEqual([]);
    fireEvent.click(await button("used-vehicle.check"));
    expect(await button("used-vehicle.submit")).toBeDefined();
    window.history.replaceState(null, "", "/");
  });

  it.each([
    ["[A4.05]", "RID", "radio-id", IN_STEPS],
    ["[A4.10]", "VIN", "vin", ON_ONE_PAGE],
  ] as const)(
    "%s [A4.04] [A4.12] [A4.13] tells a lookup by %s from its start to its failure or success, and knows nobody by it",
    async (_id, authenticationType, number, at) => {
      const { fake, told } = open(
        { getState: refusal("DEVICE_NOT_FOUND", { usedCarCode: "106" }) },
        { at, isSignedIn: false },
      );
      const lookups = () => told.filter(({ name }) => /^authentication-|^enter-|^business-error$/.test(name));
      const names = () => lookups().map(({ name }) => name);
      const failed = ["authentication-start", "authentication-failure", "business-error"];
      await (number === "vin" ? checkVin() : check());
      await expect.poll(names).toEqual(failed);
      fake.answers["getState"] = CAR;
      await (number === "vin" ? checkVin() : check());
      const own = number === "vin" ? "enter-vin-successful" : "enter-radioid-successful";
      await expect.poll(names).toEqual([...failed, "authentication-start", own, "authentication-success"]);
      for (const { groups } of lookups())
        expect(groups.customerInfo).toMatchObject({
          authenticationType,
          authenticationStatus: "Unidentified users",
        });
    },
  );

  it("sends nothing where nothing was typed", async () => {
    const { fake, told } = open();
    fireEvent.click(await button("used-vehicle.check"));
    expect(await screen.findByText("find-radio.radio-id-empty")).toBeDefined();
    expect(fake.calls).toEqual([]);
    expect(told.map(({ name }) => name)).not.toContain("authentication-start");
  });
});
