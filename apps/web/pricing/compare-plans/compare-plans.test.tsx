import type { Offer } from "@skywave/contract";
import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeOffer } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ComparePlans } from "./compare-plans.tsx";

const { inclusions } = makeOffer();
if (inclusions === undefined) throw new Error("the offer says nothing of its plan");
const small = makeOffer({
  id: "offer-2",
  name: "Music",
  inclusions: {
    ...inclusions,
    channels: 18,
    soundQuality: "standard",
    hasOfflineListening: false,
    extras: [],
  },
});

afterEach(cleanup);

function draw(plans: readonly Offer[], locale: (typeof LOCALES)[number] = "en-US") {
  const translate = makeTranslator(locale, Object.assign({}, ...Object.values(dictionaries[locale])));
  const Page = () => (
    <main>
      <ComparePlans plans={plans} />
    </main>
  );
  renderPage(Page, { fake: fakeSkywave({}), translate });
}

const wordsOf = (row: HTMLElement) =>
  [...row.children].map((cell) => cell.querySelector(".visually-hidden")?.textContent ?? cell.textContent);

describe("ComparePlans", () => {
  it("has a row with a header for everything that any plan includes", async () => {
    draw([makeOffer(), small]);
    const rows = within(await screen.findByRole("table")).getAllByRole("row");
    expect(rows.map(wordsOf)).toEqual([
      ["What’s included", "All Access", "Music"],
      ["Regular price", "$11.99 a month", "$11.99 a month"],
      ["Channels", "24", "18"],
      ["Devices at a time", "3", "3"],
      ["Sound quality", "High", "Standard"],
      ["Ad-free music", "Included", "Included"],
      ["Offline listening", "Included", "Not included"],
      ["Live play-by-play sports", "Included", "Not included"],
    ]);
    expect(screen.getAllByRole("rowheader")).toHaveLength(rows.length - 1);
    expect(screen.getAllByRole("columnheader")).toHaveLength(3);
  });

  it("leaves out what no plan includes", async () => {
    draw([small, { ...small, id: "offer-3" }]);
    await screen.findByRole("table");
    expect(screen.queryByRole("rowheader", { name: "Offline listening" })).toBeNull();
  });

  it("can be scrolled by the keyboard", async () => {
    draw([makeOffer(), small]);
    expect((await screen.findByRole("region", { name: "Compare plans" })).tabIndex).toBe(0);
  });

  it("is not there where only one plan is known", async () => {
    const { inclusions: _unknown, ...unknown } = small;
    draw([makeOffer(), unknown]);
    expect((await screen.findByRole("main")).childElementCount).toBe(0);
  });

  it.each(LOCALES)("has words for everything in %s", async (locale) => {
    draw([makeOffer(), small], locale);
    await screen.findByRole("table");
    expect(document.body.textContent).not.toMatch(/compare\.|inclusions\./);
  });
});
