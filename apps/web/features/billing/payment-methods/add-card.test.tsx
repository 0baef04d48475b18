import { cleanup, fireEvent, screen, waitForElementToBeRemoved } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { stubCardFields } from "#testing/stub-card-fields.ts";
import { AddCard } from "./add-card.tsx";

const profile = {
  id: "profile-1",
  billingProfileName: { firstAndLastName: { firstName: "Jo", lastName: "Lee" } },
  serviceAddress: { addressLine1: "1 Main St", city: "Austin", state: "TX", zipCode: "78701", country: "US" },
} as const;

/** The tokens that the processor gives for what is typed, one after another. */
const tokens: string[] = [];

beforeEach(() => stubCardFields(() => tokens.shift()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("another card", () => {
  it("is sent again under its key after a lost answer, and a third one under a key of its own", async () => {
    tokens.push("pm_1", "pm_1", "pm_2");
    const fake = fakeSkywave({
      getDefaultBillingProfile: profile,
      updateBillingProfile: profile,
      addPaymentMethod: lost(),
    });
    fake.setSession("authenticated");
    const nothing = () => undefined;
    renderPage(() => <AddCard profile={profile as never} onAdded={nothing} onCancel={nothing} />, { fake });
    const save = await screen.findByRole("button", { name: "methods.add-save" });
    await expect.poll(() => document.querySelector("script[src]")).not.toBeNull();
    document.querySelector("script[src]")?.dispatchEvent(new Event("load"));
    await waitForElementToBeRemoved(() => screen.queryByText("billing.card-loading"));
    const keys = () =>
      fake.calls.filter(({ name }) => name === "addPaymentMethod").map((sent) => sent.idempotencyKey);
    for (let sent = 1; sent <= 3; sent += 1) {
      await expect.poll(() => save.getAttribute("aria-disabled")).toBeNull();
      fireEvent.click(save);
      await expect.poll(() => keys().length).toBe(sent);
    }
    const [first, again, other] = keys();
    expect(first).toBeDefined();
    expect([again === first, other === first, other]).toEqual([true, false, expect.any(String)]);
  });
});
