import type { Subscription } from "@skywave/contract";
import { dictionaries, type Locale, LOCALES } from "@skywave/localization";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeOffer } from "#testing/make-offer.ts";
import { makePriceStep, makeSubscription } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { PlanTimeline } from "./plan-timeline.tsx";

afterEach(cleanup);

function draw(override: Partial<Subscription>, locale: Locale = "en-US") {
  const translate = makeTranslator(locale, Object.assign({}, ...Object.values(dictionaries[locale])));
  const Page = () => (
    <main>
      <PlanTimeline subscription={makeSubscription(override)} />
    </main>
  );
  renderPage(Page, { fake: fakeSkywave({}), translate });
}

/** Every stop as it is read out. */
async function readOut(): Promise<string[]> {
  const line = await screen.findByRole("list", { name: "All Access over time" });
  return within(line)
    .getAllByRole("listitem")
    .map((stop) => [...stop.children].map(({ textContent }) => textContent).join(" · "));
}

const AGREED = { planFrom: null, pause: null, end: null };

describe("PlanTimeline", () => {
  it("says one price that goes on in a sentence, with its next bill where that is known", async () => {
    draw({});
    expect(await screen.findByText("$11.99 a month until you cancel.")).toBeDefined();
    cleanup();
    draw({ nextBillOn: "2026-12-21" });
    const said = "$11.99 a month until you cancel. Next payment: $12.98, tax included, on Dec 21, 2026.";
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("reads as a list of what was, today and what comes next", async () => {
    const pause = { start: "2026-12-21", end: "2027-01-21" };
    draw({
      pricePath: [makePriceStep({ end: "2026-12-21" }), makePriceStep({ start: "2027-01-21" })],
      agreed: { ...AGREED, pause },
      nextBillOn: "2027-01-21",
    });
    expect(await readOut()).toEqual([
      "Today · $11.99 a month · $12.98 with tax · Nov 21, 2026",
      "Paused · Dec 21, 2026",
      "$11.99 a month · Listening resumes · Next payment: $12.98, tax included · Jan 21, 2027",
    ]);
    const [today] = screen.getAllByRole("listitem");
    expect(today?.getAttribute("aria-current")).toBe("date");
  });

  it("goes by the day of the bills, and by today's for a plan that was cached before", async () => {
    const pricePath = [makePriceStep({ end: "2026-12-21" }), makePriceStep({ start: "2026-12-21" })];
    const daysOfToday: (string | undefined)[] = [];
    for (const asOf of ["2026-12-01", "2026-11-01"]) {
      draw({ pricePath, asOf });
      daysOfToday.push((await readOut()).find((stop) => stop.startsWith("Today")));
      cleanup();
    }
    expect(daysOfToday).toEqual([
      "Today · Dec 1, 2026",
      "Today · $11.99 a month · $12.98 with tax · Nov 21, 2026",
    ]);
  });

  it("names the plan that is to follow", async () => {
    draw({
      pricePath: [
        makePriceStep({ start: "2026-10-22", end: "2026-12-22" }),
        makePriceStep({ start: "2026-12-22", price: 119, priceAfterTax: 119 }),
      ],
      offers: { active: makeOffer(), pending: makeOffer({ name: "Zenith" }) },
      agreed: { ...AGREED, planFrom: "2026-12-22" },
    });
    expect((await readOut()).at(-1)).toBe("$119.00 a month · Zenith · Dec 22, 2026");
  });

  it.each(LOCALES)("has words for every state in %s", async (locale) => {
    const pricePath = [makePriceStep({ start: "2026-10-15" })];
    const unpaid = {
      dueOn: "2026-11-15",
      nextTryOn: "2026-11-22",
      suspendsOn: "2026-11-24",
      endsOn: "2026-12-15",
    };
    for (const shown of [
      { state: "past_due", unpaid, pricePath },
      { state: "suspended", unpaid: { ...unpaid, suspendsOn: "2026-11-20" }, pricePath },
      { state: "pending_cancellation", agreed: { ...AGREED, end: "2026-12-15" }, pricePath },
      { state: "active", nextBillOn: "2026-12-15", pricePath },
    ] as const) {
      draw(shown, locale);
      expect((await screen.findByRole("main")).textContent).not.toMatch(/timeline\.|^$/);
      cleanup();
    }
  });

  it.each<[string, Partial<Subscription>]>([
    ["is included in another", { includedIn: "sub-9" }],
    ["somebody else bills", { billedBy: { source: "apple", isUs: false, manageUrl: null } }],
    ["is over", { isCancelled: true, state: "cancelled" }],
  ])("says nothing of a plan that %s", async (_what, override) => {
    draw(override);
    expect((await screen.findByRole("main")).childElementCount).toBe(0);
  });
});
