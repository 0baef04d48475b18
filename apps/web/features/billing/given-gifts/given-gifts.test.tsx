import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { GivenGifts } from "./given-gifts.tsx";

const gift = (override: object = {}) => ({
  id: "gift_1",
  state: "scheduled",
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
  canTakeBack: true,
  ...override,
});
const SENT = gift({ state: "sent", canSendAgain: true, canTakeBack: false });

function open(answers: Record<string, unknown>) {
  const fake = fakeSkywave({ listGifts: { gifts: [gift()] }, ...answers });
  fake.setSession("authenticated");
  renderPage(() => <GivenGifts />, { fake });
  return fake;
}
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole("button", { name }));
const callsOf = (fake: ReturnType<typeof open>, name: string) =>
  fake.calls.filter((call) => call.name === name).map(({ input }) => input);

afterEach(cleanup);

describe("the gifts that somebody gave", () => {
  it("are none at first, with the way to give one", async () => {
    open({ listGifts: { gifts: [] } });
    expect(await screen.findByText("given.none")).toBeDefined();
    expect(screen.getByRole("link", { name: "given.give" }).getAttribute("href")).toBe("/subscribe/gift");
  });

  it("are sent again once they were sent, and not before", async () => {
    const fake = open({ listGifts: { gifts: [gift(), { ...SENT, id: "gift_2" }] }, sendGiftAgain: SENT });
    await press(/^given.send-again/);
    expect(await screen.findByText("given.sent-again")).toBeDefined();
    expect(callsOf(fake, "sendGiftAgain")).toEqual([{ params: { giftId: "gift_2" } }]);
    expect(screen.getAllByRole("button", { name: /^given.take-back/ })).toHaveLength(1);
  });

  it("are corrected, with the address that was typed kept where it is wrong", async () => {
    const fake = open({ changeGiftRecipient: gift() });
    await press(/^given.correct/);
    const field = await screen.findByLabelText<HTMLInputElement>("given.email");
    expect(field.value).toBe("ana@example.com");
    fireEvent.change(field, { target: { value: "anna at home" } });
    await press("given.save");
    expect(await screen.findByText("given.error.INVALID_EMAIL")).toBeDefined();
    expect(field.value).toBe("anna at home");
    fireEvent.change(field, { target: { value: "anna@example.com" } });
    await press("given.save");
    expect(await screen.findByText("given.corrected")).toBeDefined();
    expect(callsOf(fake, "changeGiftRecipient")).toEqual([
      { params: { giftId: "gift_1" }, body: { recipientEmail: "anna@example.com" } },
    ]);
  });

  it("are taken back once, after a second question", async () => {
    const fake = open({ takeBackGift: gift({ state: "takenBack" }) });
    await press(/^given.take-back/);
    expect(callsOf(fake, "takeBackGift")).toEqual([]);
    const yes = await screen.findByRole("button", { name: "given.take-back-yes" });
    fireEvent.click(yes);
    fireEvent.click(yes);
    expect(await screen.findByText("given.taken-back")).toBeDefined();
    expect(callsOf(fake, "takeBackGift")).toHaveLength(1);
  });

  it.each([
    ["GIFT_SENT", "given.error.GIFT_SENT"],
    ["NOT_FOUND", "given.error.NOT_FOUND"],
  ])("say why they can not be taken back, and how they stand now: %s", async (code, text) => {
    const fake = open({ takeBackGift: refusal(code) });
    await press(/^given.take-back/);
    await press("given.take-back-yes");
    expect(await screen.findByText(text)).toBeDefined();
    expect(callsOf(fake, "listGifts")).toHaveLength(2);
  });

  it.each([
    [/^given.take-back, /, "given.take-back-yes"],
    [/^given.correct, /, "given.save"],
  ])("keep what a double click of %s opened open, until somebody closes it", async (opens, inside) => {
    open({});
    await press(opens);
    expect(screen.getByRole("button", { name: inside })).toBeDefined();
    await press(opens);
    expect(screen.getByRole("button", { name: inside })).toBeDefined();
    await press("given.keep");
    expect(screen.queryByRole("button", { name: inside })).toBeNull();
  });

  it("say that they have arrived where somebody sends them again", async () => {
    open({ listGifts: { gifts: [SENT] }, sendGiftAgain: refusal("ALREADY_REDEEMED") });
    await press(/^given.send-again/);
    expect(await screen.findByText("given.error.ALREADY_REDEEMED")).toBeDefined();
  });

  it("lose nothing where the network is gone", async () => {
    open({ takeBackGift: lost() });
    await press(/^given.take-back/);
    await press("given.take-back-yes");
    expect(await screen.findByText("failure.UNREACHABLE")).toBeDefined();
    await waitFor(() => expect(screen.getByRole("button", { name: "given.take-back-yes" })).toBeDefined());
  });

  it.each(LOCALES)("have words for each refusal in %s", (locale) => {
    const keys = ["ALREADY_REDEEMED", "GIFT_SENT", "NOT_FOUND", "INVALID_EMAIL"];
    expect(keys.filter((key) => !dictionaries[locale].gifts[`given.error.${key}`])).toEqual([]);
  });
});
