import type { RegisteredGiftCard } from "@skywave/contract";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { GiftCardEntry } from "./gift-card-entry.tsx";

const CARD: RegisteredGiftCard = {
  tokenId: "token-1",
  last4: "0042",
  actualBalance: 25,
  currency: "USD",
  cardType: "digital",
  vendorType: "internal",
  expires: "2030-12-31",
};

afterEach(cleanup);

function Page() {
  const [giftCard, setGiftCard] = useState<Parameters<typeof GiftCardEntry>[0]["giftCard"]>();
  return (
    <>
      <GiftCardEntry giftCard={giftCard} onChange={setGiftCard} />
      <input aria-label="First name" />
    </>
  );
}

/** Types a gift card and has it looked at; the answer comes when it is let in. */
async function check() {
  const answer = Promise.withResolvers<RegisteredGiftCard>();
  const fake = fakeSkywave({
    registerGiftCard: () => answer.promise,
    getLocalizations: { dictionaries: { bills: {} } },
  });
  renderPage(Page, { fake });
  const have = await screen.findByText("gift-card.have");
  fireEvent.click(have);
  const box = have.closest("details");
  if (box !== null && !box.open) {
    box.open = true;
    fireEvent(box, new Event("toggle"));
  }
  fireEvent.click(await screen.findByRole("radio", { name: "gift-card.kind.digital" }));
  fireEvent.change(await screen.findByLabelText("gift-card.code"), { target: { value: "GIFT-CODE-0042" } });
  const button = screen.getByRole("button", { name: "gift-card.check" });
  button.focus();
  fireEvent.click(button);
  await expect.poll(() => fake.calls.some(({ name }) => name === "registerGiftCard")).toBe(true);
  return { letIn: () => act(async () => answer.resolve(CARD)) };
}

it("takes whoever waits for it to what the gift card pays", async () => {
  const { letIn } = await check();
  await letIn();
  const notice = (await screen.findByText("gift-card.pays-first")).closest("[role=status]");
  await expect.poll(() => document.activeElement === notice).toBe(true);
});

it("leaves whoever types somewhere else by then where they are", async () => {
  const { letIn } = await check();
  const name = screen.getByLabelText("First name");
  name.focus();
  await letIn();
  expect(await screen.findByText("gift-card.pays-first")).toBeDefined();
  expect(document.activeElement).toBe(name);
});
