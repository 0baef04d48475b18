import type { Gift } from "@skywave/contract";
import { cleanup, fireEvent, screen, waitForElementToBeRemoved } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { stubCardFields } from "#testing/stub-card-fields.ts";
import { GiftReview } from "./gift-review.tsx";

const gift: Gift = {
  id: "gift_1",
  state: "quoted",
  amount: 25,
  total: 25,
  currency: "USD",
  design: "waves",
  recipientName: "Ana",
  recipientEmail: "ana@example.com",
  senderName: "Robin",
  message: "",
  language: "en-US",
  sendOn: "2026-12-24",
  canSendAgain: false,
  isForNow: false,
  canTakeBack: false,
};
const profile = {
  id: "profile-1",
  billingProfileName: { firstAndLastName: { firstName: "Jo", lastName: "Lee" } },
  serviceAddress: { addressLine1: "1 Main St", city: "Austin", state: "TX", zipCode: "78701", country: "US" },
};
const added = {
  id: "card-1",
  isDefault: true,
  card: {
    brand: "visa",
    last4: "4242",
    expiryDate: { year: 2034, month: 12 },
    status: "VALID",
    wallet: { applePay: false },
  },
};

beforeEach(() => stubCardFields(() => "pm_1"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the review of a gift by somebody without a card", () => {
  it("asks for one, and goes on to the payment with the one that was added", async () => {
    const left: string[] = [];
    const cards: object[] = [];
    const fake = fakeSkywave({
      getDefaultBillingProfile: profile,
      listPaymentMethods: () => ({ paymentMethods: cards }),
      updateBillingProfile: profile,
      addPaymentMethod: () => {
        cards.push(added);
        return added;
      },
    });
    fake.setSession("authenticated");
    const nothing = () => undefined;
    const draw = () => (
      <GiftReview
        gift={gift}
        onChange={() => left.push("changed")}
        onQuoteAgain={nothing}
        onBought={nothing}
        onSending={nothing}
        onRefused={nothing}
      />
    );
    renderPage(draw, { fake });
    const save = await screen.findByRole("button", { name: "methods.add-save" });
    await expect.poll(() => document.querySelector("script[src]")).not.toBeNull();
    document.querySelector("script[src]")?.dispatchEvent(new Event("load"));
    await waitForElementToBeRemoved(() => screen.queryByText("billing.card-loading"));
    fireEvent.click(save);
    expect(await screen.findByRole("button", { name: "gift.pay" })).toBeDefined();
    expect(left).toEqual([]);
  });
});
