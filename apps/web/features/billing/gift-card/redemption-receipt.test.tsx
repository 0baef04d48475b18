import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { RedemptionReceipt } from "./redemption-receipt.tsx";

afterEach(cleanup);

async function show(redeemed: number, value: number) {
  const balance = { billingProfileId: "profile-1", value, currency: "USD" as const };
  const redemption = { redeemed, giftCardBalanceAfter: 0, billingProfileBalanceAfter: balance };
  renderPage(() => <RedemptionReceipt redemption={redemption} onAnother={() => undefined} />, {
    fake: fakeSkywave(),
  });
  const heading = await screen.findByRole("heading");
  const amounts = screen.getAllByRole("definition").map((amount) => amount.textContent);
  return [heading.textContent, ...amounts];
}

describe("RedemptionReceipt", () => {
  it("says what went into the balance where nothing is owed", async () => {
    expect(await show(25, 30)).toEqual(["gift-card.done-heading", "$25.00", "$30.00", "$0.00"]);
  });

  it("says that it paid the bill that was open, and what is left of it", async () => {
    expect(await show(25, 12.26)).toEqual(["gift-card.paid-heading", "$25.00", "$12.74", "$12.26", "$0.00"]);
    cleanup();
    expect(await show(12.74, 0)).toEqual(["gift-card.paid-heading", "$12.74", "$12.74", "$0.00", "$0.00"]);
  });

  it("says which part of the bill it paid, and what is still to pay", async () => {
    expect(await show(5, -7.74)).toEqual(["gift-card.part-paid-heading", "$5.00", "$5.00", "$7.74", "$0.00"]);
  });
});
