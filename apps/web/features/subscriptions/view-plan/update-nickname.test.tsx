import type { Subscription } from "@skywave/contract";
import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { makeSubscription, NO_BILLS } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { PlanPage } from "./plan-page.tsx";

const AMONG = { amongSame: { place: 2, count: 3 } };

/** The page of a plan whose name is kept as the server would. */
function open(first: Partial<Subscription> = {}, answers: Record<string, unknown> = {}) {
  const kept: Partial<Subscription> = { ...first };
  const fake = fakeSkywave({
    getSubscription: () => makeSubscription(kept),
    listSubscriptions: () => ({ subscriptions: [makeSubscription(kept)] }),
    listUpcomingCharges: NO_BILLS,
    updateNickname: ({ body }: { body: { nickname: string | null } }) => {
      if (body.nickname === null) delete kept.nickname;
      else kept.nickname = body.nickname;
      return undefined;
    },
    ...answers,
  });
  fake.setSession("authenticated");
  const texts = Object.assign({}, ...Object.values(dictionaries["en-US"]));
  const at = "/account/plan/sub-1";
  return { fake, ...renderPage(PlanPage, { fake, at, translate: makeTranslator("en-US", texts) }) };
}
const heading = () => screen.findByRole("heading", { level: 1 });
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const type = async (value: string) =>
  fireEvent.change(await screen.findByRole("textbox"), { target: { value } });

afterEach(cleanup);

describe("the name of a plan", () => {
  it("is its place among its like, until its owner gives it one, and again once that is taken away", async () => {
    const { fake } = open(AMONG);
    const plan = makeSubscription().offers.active.name;
    await screen.findByRole("button", { name: "Give it a name" });
    expect((await heading()).textContent).toBe(`${plan} · 2 of 3`);
    await press("Give it a name");
    await type("  Kitchen ");
    await press("Save name");
    expect((await screen.findByText("Your name for it is saved.")).getAttribute("role")).toBe("status");
    expect((await heading()).textContent).toBe(`Kitchen · ${plan}`);
    await press("Change its name");
    await type(" ");
    await press("Save name");
    await screen.findByText("Your name for it is saved.");
    expect((await heading()).textContent).toBe(`${plan} · 2 of 3`);
    const sent = fake.calls.filter(({ name }) => name === "updateNickname").map(({ input }) => input);
    const params = { subscriptionId: "sub-1" };
    expect(sent).toEqual([
      { params, body: { nickname: "Kitchen" } },
      { params, body: { nickname: null } },
    ]);
  });

  it.each([
    [refusal("INVALID_PAYLOAD"), /Enter up to 30 visible characters/],
    [refusal("NOT_FOUND"), /no longer in your account/],
    [lost(), /try again/i],
  ])("says beside the field why it was not kept, with what was typed: %#", async (answer, text) => {
    open({}, { updateNickname: answer });
    await press("Give it a name");
    await type("Kitchen");
    await press("Save name");
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Kitchen");
  });

  it("is sent once, and the button says that it is under way", async () => {
    const { fake } = open({}, { updateNickname: () => new Promise(() => undefined) });
    await press("Give it a name");
    await type("Kitchen");
    await press("Save name");
    const button = await screen.findByRole("button", { name: "One moment…" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(button);
    expect(fake.calls.filter(({ name }) => name === "updateNickname")).toHaveLength(1);
  });

  it("takes no more than may be kept", async () => {
    open();
    await press("Give it a name");
    await type("x".repeat(40));
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toHaveLength(30);
  });

  it("has a text for each refusal in every language", () => {
    for (const locale of LOCALES) {
      const texts: Record<string, string> = Object.assign({}, ...Object.values(dictionaries[locale]));
      for (const code of ["INVALID_PAYLOAD", "NOT_FOUND"]) expect(texts[`nickname.${code}`]).toBeTruthy();
    }
  });
});
