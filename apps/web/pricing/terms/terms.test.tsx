import type { Offer } from "@skywave/contract";
import { dictionaries } from "@skywave/localization";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeOffer, makeYearlyOffer } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { offersOnTerm, type Term, termsToChoose } from "./offers-on-term.ts";
import { savingOf } from "./saving-of.ts";
import { TermSaving } from "./term-saving.tsx";
import { TermSwitch } from "./term-switch.tsx";

const music = [{ id: "music", name: "Music", productType: "main" as const }];
const monthly = makeOffer();
const yearly = makeYearlyOffer();
const other = makeOffer({ id: "music-month", products: music });

afterEach(cleanup);

function draw(Page: () => React.ReactNode) {
  const translate = makeTranslator("en-US", Object.assign({}, ...Object.values(dictionaries["en-US"])));
  renderPage(Page, { fake: fakeSkywave({}), translate });
}

function drawSwitch(offers: readonly Offer[]) {
  const changes: Term[] = [];
  draw(() => (
    <main>
      <TermSwitch offers={offers} term="Monthly" onChange={(term) => changes.push(term)} />
    </main>
  ));
  return changes;
}

describe("termsToChoose", () => {
  it("are those of plans that are sold on several, shortest first", () => {
    expect(termsToChoose([yearly, other, monthly])).toEqual(["Monthly", "Annual"]);
    expect(termsToChoose([monthly, other, makeYearlyOffer({ products: [] })])).toEqual([]);
  });
});

describe("offersOnTerm", () => {
  it("leaves a plan as it is that is not sold on the term", () => {
    expect(offersOnTerm([monthly, other, yearly], "Annual").leading).toEqual([yearly, other]);
  });
});

describe("savingOf", () => {
  it("is over the renewing price of the shortest term, whatever is free or less before", () => {
    expect(savingOf(yearly, [monthly, yearly])).toMatchObject({
      amount: 23.89,
      over: { priceMonthly: 11.99 },
    });
  });

  it("is none for the shortest term, for another plan, and for what ends", () => {
    const ending = makeYearlyOffer({ phases: monthly.phases.slice(0, 1) });
    expect(savingOf(monthly, [monthly, yearly])).toBeUndefined();
    expect(savingOf(yearly, [other, yearly])).toBeUndefined();
    expect(savingOf(ending, [monthly, ending])).toBeUndefined();
  });
});

describe("TermSwitch", () => {
  it("says what a year saves, to the cent, and tells what is chosen", async () => {
    const changes = drawSwitch([monthly, yearly]);
    expect(await screen.findByRole("group", { name: "How often you pay" })).toBeDefined();
    expect(screen.getByRole("radio", { name: "Monthly", checked: true })).toBeDefined();
    fireEvent.click(screen.getByRole("radio", { name: "Yearly Save $23.89" }));
    expect(changes).toEqual(["Annual"]);
  });

  it("says the most that is saved where plans save different amounts", async () => {
    const [phase] = yearly.phases;
    if (phase === undefined) throw new Error("the offer has no phase");
    const cheaper = { ...phase, price: { ...phase.price, total: 100 } };
    drawSwitch([monthly, yearly, other, makeYearlyOffer({ id: "x", products: music, phases: [cheaper] })]);
    expect(await screen.findByRole("radio", { name: "Yearly Save up to $43.88" })).toBeDefined();
  });

  it("is not there without a choice", async () => {
    drawSwitch([monthly, other]);
    expect((await screen.findByRole("main")).childElementCount).toBe(0);
  });
});

describe("TermSaving", () => {
  it("names the price that it is a saving over", async () => {
    draw(() => <TermSaving offer={yearly} offers={[monthly, yearly]} />);
    expect(await screen.findByText("Save $23.89 a year compared with $11.99 a month.")).toBeDefined();
  });
});
