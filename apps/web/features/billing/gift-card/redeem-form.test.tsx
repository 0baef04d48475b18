import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { RedeemForm } from "./redeem-form.tsx";

const giftCard = {
  tokenId: "token-1",
  last4: "0042",
  actualBalance: 25,
  currency: "USD",
  cardType: "digital",
  vendorType: "internal",
  expires: "2026-11-21T12:15:00Z",
} as const;

afterEach(cleanup);

it("[S9.14] RedeemForm tells analytics the transaction under which a gift card is redeemed", async () => {
  const fake = fakeSkywave({ redeemGiftCard: { redeemed: 25 } });
  const nothing = () => undefined;
  const { told } = renderPage(
    () => <RedeemForm giftCard={giftCard} onRedeemed={nothing} onAnother={nothing} />,
    { fake },
  );
  fireEvent.click(await screen.findByRole("button", { name: "gift-card.redeem" }));
  await expect.poll(() => told.map(({ name }) => name)).toEqual(["prepaid-redeemed"]);
  const transactionId = fake.calls[0]?.idempotencyKey;
  expect(transactionId).toMatch(/^OAC-\w{20}$/);
  expect(told[0]?.groups.customerInfo).toMatchObject({ transactionType: "redeem", transactionId });
});
