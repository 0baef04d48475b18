import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { PlanRadio, RefreshRadioLink } from "./plan-radio.tsx";

const RADIO = {
  type: "car",
  radioIdLastFour: "H2VN",
  canPlayAudio: true,
  receives: ["entertainment"] as "entertainment"[],
} as const;
const CAR = { year: 2024, make: "Solano", model: "Vireo", yearMakeModel: "2024 Solano Vireo" };
const translate = makeTranslator("en-US", {
  "plan.radio": "In your {vehicle}, {lastFour}",
  "plan.radio-portable": "On your radio, {lastFour}",
});

afterEach(cleanup);

describe("PlanRadio", () => {
  it.each([
    [CAR, "In your 2024 Solano Vireo, H2VN"],
    [null, "On your radio, H2VN"],
  ])("says where a plan is heard", async (vehicle, text) => {
    renderPage(() => <PlanRadio radio={{ ...RADIO, vehicle }} />, { fake: fakeSkywave(), translate });
    expect(await screen.findByText(text)).toBeDefined();
  });
});

describe("RefreshRadioLink", () => {
  it("leads to the signal of the plan's own radio", async () => {
    renderPage(() => <RefreshRadioLink subscriptionId="sub 1" />, { fake: fakeSkywave() });
    const link = await screen.findByRole("link", { name: "plan.refresh-radio" });
    expect(link.getAttribute("href")).toBe("/subscribe/refresh-signal?subscriptionId=sub+1");
  });
});
