import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ServiceLanePage } from "./service-lane-page.tsx";

const IN_STEPS = "/activate/trial/service-lane/new";
const ON_ONE_PAGE = "/activate/trial/service-lane";
const KEY = "harbor-motors.secret";
const VIN = "9SKTEZT00T1000001";
const VEHICLE = {
  radioIdLastFour: "0001",
  vehicleState: { year: 2021, make: "Solano", model: "Vireo" },
  days: 60,
};
const TRIAL = { ...VEHICLE, trialEndsOn: "2026-05-09" };

beforeEach(() => window.history.replaceState(null, "", `${IN_STEPS}#${KEY}&${VIN}`));
afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

function open(answers: Record<string, unknown> = {}, at = IN_STEPS) {
  const fake = fakeSkywave({ showServiceLaneVehicle: VEHICLE, startServiceLaneTrial: TRIAL, ...answers });
  fake.setSession("anonymous");
  return { fake, ...renderPage(ServiceLanePage, { fake, at }) };
}

const button = (name: string) => screen.findByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { name });
async function expectFocusOn(text: string): Promise<void> {
  await expect.poll(() => document.activeElement?.textContent).toBe(text);
}

describe("a dealer's desk", () => {
  it("[A2.42] starts a trial in two presses, the first of which confirms the car, and shows nothing of any person", async () => {
    const { fake } = open();
    expect(await heading("service-lane.vehicle")).toBeDefined();
    expect(window.location.hash).toBe("");
    // Where the steps are shown one by one, the second waits for the first.
    expect(screen.queryByRole("heading", { name: "service-lane.start" })).toBeNull();
    fireEvent.click(await button("service-lane.confirm"));
    await expectFocusOn("service-lane.start");
    fireEvent.click(await button("service-lane.submit"));
    await expectFocusOn("service-lane.done");
    const body = { deskKey: KEY, vin: VIN };
    expect(fake.calls.map(({ name, input }) => [name, input])).toEqual([
      ["showServiceLaneVehicle", { body }],
      ["startServiceLaneTrial", { body }],
    ]);
    fireEvent.click(await button("service-lane.next"));
    const field = await screen.findByRole("textbox", { name: "service-lane.number" });
    expect(field.getAttribute("value")).toBe("");
  });

  it.each([
    [VIN, "VIN", VEHICLE, "success"],
    ["R4Y7H2VN", "RID", VEHICLE, "success"],
    [VIN, "VIN", refusal("VEHICLE_NOT_FOUND"), "failure"],
  ])(
    "[A4.12] tells the lookup of %s by %s from its start to its end, and identifies nobody by it",
    async (number, type, showServiceLaneVehicle, end) => {
      window.history.replaceState(null, "", `${IN_STEPS}#${KEY}&${number}`);
      const { told } = open({ showServiceLaneVehicle });
      fireEvent.click(await button("service-lane.confirm"));
      const lookups = () => told.filter(({ name }) => name.startsWith("authentication-"));
      await expect
        .poll(() => lookups().map(({ name }) => name))
        .toEqual(["authentication-start", `authentication-${end}`]);
      for (const { groups } of lookups())
        expect(groups.customerInfo).toMatchObject({
          authenticationType: type,
          authenticationStatus: "Unidentified users",
        });
    },
  );

  it("[A2.42] has both parts on one page, of which the one that opens takes the focus", async () => {
    window.history.replaceState(null, "", `${ON_ONE_PAGE}#${KEY}`);
    open({}, ON_ONE_PAGE);
    expect(await heading("service-lane.start")).toBeDefined();
    const field = await screen.findByRole("textbox", { name: "service-lane.number" });
    fireEvent.click(await button("service-lane.confirm"));
    expect(await screen.findByText("service-lane.number-empty")).toBeDefined();
    fireEvent.change(field, { target: { value: "TEZT0001" } });
    fireEvent.click(await button("service-lane.confirm"));
    await expectFocusOn("service-lane.start");
    expect(screen.getAllByText("used-vehicle.found").length).toBeGreaterThan(0);
    fireEvent.click(await button("service-lane.another"));
    await expectFocusOn("service-lane.vehicle");
  });

  it.each([
    ["MAGIC_LINK_NOT_FOUND", "DESK_UNKNOWN"],
    ["VEHICLE_NOT_FOUND", "NUMBER_UNKNOWN"],
    ["DEVICE_NOT_FOUND", "NUMBER_UNKNOWN"],
    ["INVALID_PAYLOAD", "NUMBER_UNKNOWN"],
    ["SUBSCRIPTION_PRODUCT_NOT_FOUND", "NO_TRIAL"],
  ])("says what to do about %s at either press", async (code, told) => {
    const { fake } = open({ showServiceLaneVehicle: refusal(code) });
    fireEvent.click(await button("service-lane.confirm"));
    expect(await screen.findByText(`service-lane.error.${told}`)).toBeDefined();
    fake.answers["showServiceLaneVehicle"] = VEHICLE;
    fake.answers["startServiceLaneTrial"] = refusal(code);
    fireEvent.click(await button("service-lane.confirm"));
    fireEvent.click(await button("service-lane.submit"));
    expect(await screen.findByText(`service-lane.error.${told}`)).toBeDefined();
  });

  it("tries again where the network was gone", async () => {
    const { fake } = open({ startServiceLaneTrial: lost() });
    fireEvent.click(await button("service-lane.confirm"));
    fireEvent.click(await button("service-lane.submit"));
    await screen.findByText("failure.UNREACHABLE");
    fake.answers["startServiceLaneTrial"] = TRIAL;
    fireEvent.click(await button("action.retry"));
    expect(await heading("service-lane.done")).toBeDefined();
  });

  it("is opened by its own link only", async () => {
    window.history.replaceState(null, "", "/activate/trial/service-lane/new/");
    open();
    expect(await screen.findByText("service-lane.no-desk")).toBeDefined();
    expect(screen.queryByRole("button", { name: "service-lane.confirm" })).toBeNull();
  });
});
