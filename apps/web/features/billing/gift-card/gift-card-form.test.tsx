import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { GiftCardForm } from "./gift-card-form.tsx";

const CARD = { tokenId: "token-1", last4: "0042", actualBalance: 25, currency: "USD" };

function open(answers: Record<string, unknown> = {}) {
  const fake = fakeSkywave({ registerGiftCard: CARD, ...answers });
  const registered: unknown[] = [];
  const { told } = renderPage(
    () => <GiftCardForm look="signal" onRegistered={(card) => registered.push(card)} />,
    { fake },
  );
  const bodies = () => fake.calls.map(({ input }) => Reflect.get(Object(input), "body"));
  return { registered, told, bodies };
}

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const check = async () => fireEvent.click(await screen.findByRole("button", { name: "gift-card.check" }));

afterEach(cleanup);

describe("the form of a gift card", () => {
  it("names what is missing of a physical card, in place and in the summary, and asks nobody", async () => {
    const { bodies, told } = open();
    await check();
    for (const field of ["number", "expiry", "securityCode"])
      expect(await screen.findAllByText(`gift-card.field.${field}`)).toHaveLength(2);
    expect(bodies()).toEqual([]);
    expect(told.filter(({ name }) => name === "user-error")).toHaveLength(1);
  });

  it("forgives a field that is typed into again", async () => {
    open();
    await check();
    await screen.findAllByText("gift-card.field.expiry");
    await type("gift-card.expiry", "12/30");
    await expect.poll(() => screen.queryAllByText("gift-card.field.expiry")).toEqual([]);
    expect(screen.getAllByText("gift-card.field.securityCode")).toHaveLength(2);
  });

  it("goes on with a digital card's code, whatever was wrong with a physical one", async () => {
    const { registered, bodies } = open();
    await type("gift-card.expiry", "12/30");
    await check();
    await screen.findAllByText("gift-card.field.securityCode");
    fireEvent.click(screen.getByRole("radio", { name: "gift-card.kind.digital" }));
    await type("gift-card.code", "GIFT-CODE-0042");
    await check();
    await expect.poll(() => registered).toEqual([CARD]);
    expect(JSON.stringify(bodies())).not.toContain("12/30");
  });

  it("keeps what was typed where the card is refused, and nothing of one that is taken", async () => {
    const { registered } = open({ registerGiftCard: refusal("RATE_LIMIT_EXCEEDED") });
    fireEvent.click(await screen.findByRole("radio", { name: "gift-card.kind.digital" }));
    await type("gift-card.code", "GIFT-CODE-0042");
    await check();
    expect(await screen.findByText("failure.RATE_LIMIT_EXCEEDED")).toBeDefined();
    expect(screen.getByLabelText("gift-card.code")).toHaveProperty("value", "GIFT-CODE-0042");
    expect(registered).toEqual([]);
    cleanup();
    const taken = open();
    fireEvent.click(await screen.findByRole("radio", { name: "gift-card.kind.digital" }));
    await type("gift-card.code", "GIFT-CODE-0042");
    await check();
    await expect.poll(() => taken.registered).toEqual([CARD]);
    await expect.poll(() => screen.getByLabelText("gift-card.code")).toHaveProperty("value", "");
  });
});
