import type { LinkedTrial } from "@skywave/services/vehicle-trials/claim-trial";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ClaimTrial } from "./claim-trial.tsx";

afterEach(cleanup);

const TRIAL: LinkedTrial = {
  trialState: "TrialNotClaimed",
  daysBeforeTrialEnd: 81,
  trialStartsOn: null,
  trialEndsOn: "2026-05-30",
  partner: "Solano",
  planName: "Polaris",
  radioIdLastFour: "H2VN",
  vehicleState: { year: 2026, make: "Solano", model: "Vireo" },
  termsVersion: "2026-01-15",
  areTermsAccepted: false,
};

function draw(answer: unknown) {
  const claimed: string[] = [];
  const fake = fakeSkywave({
    acceptTermsAndConditions: { version: "2026-01-15" },
    b2bTrialClaim: answer,
  });
  fake.setSession("authenticated");
  const Page = () => (
    <ClaimTrial magicLinkGrant="link-1" trial={TRIAL} onClaimed={(on) => claimed.push(on)} />
  );
  renderPage(Page, { fake });
  return { fake, claimed };
}

describe("claiming the trial of a vehicle", () => {
  it.each([
    ["EXISTING_SELF_PAY_SUBSCRIPTION_ERROR", "/account"],
    ["TRIAL_PENDING_ACTIVATION_ERROR", "/account"],
    ["IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR", "/account"],
    ["SUBSCRIPTION_PRODUCT_NOT_FOUND", "/account"],
    ["SUB_ALREADY_EXISTS_FOR_IDENTITY", "/account"],
    ["IDENTITY_NOT_ELIGIBLE_ERROR", "/account"],
    ["MAGIC_LINK_EXPIRED", "/subscribe"],
    ["MAGIC_LINK_NOT_FOUND", "/subscribe"],
  ])("has a way on where it cannot be had: %s", async (code, path) => {
    draw(refusal(code));
    fireEvent.click(await screen.findByRole("button", { name: "trial.claim" }));
    expect(await screen.findByText(`trial.error.${code}`)).toBeDefined();
    expect(screen.getByRole("link").getAttribute("href")).toBe(path);
  });

  it("is tried again by whoever had no network", async () => {
    const { fake, claimed } = draw(lost());
    fireEvent.click(await screen.findByRole("button", { name: "trial.claim" }));
    await screen.findByText("failure.UNREACHABLE");
    fake.answers["b2bTrialClaim"] = { trialEndsOn: "2026-05-30" };
    fireEvent.click(screen.getByRole("button", { name: "action.retry" }));
    await expect.poll(() => claimed).toEqual(["2026-05-30"]);
  });
});
