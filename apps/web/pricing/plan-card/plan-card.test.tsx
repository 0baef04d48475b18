import type { Offer } from "@skywave/contract";
import { CHANNELS } from "@skywave/channels";
import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeOffer } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { formatInclusions } from "./format-inclusions.ts";
import { PlanCard } from "./plan-card.tsx";

afterEach(cleanup);

function draw(offer: Offer, isMostPopular = false) {
  const Page = () => (
    <PlanCard offer={offer} title={<h2>{offer.name}</h2>} isMostPopular={isMostPopular}>
      <a href="#more">More</a>
    </PlanCard>
  );
  const translate = makeTranslator("en-US", Object.assign({}, ...Object.values(dictionaries["en-US"])));
  renderPage(Page, { fake: fakeSkywave({}), translate });
}

describe("PlanCard", () => {
  it("says the price now, the price later, and what the plan includes", async () => {
    draw(makeOffer());
    expect(await screen.findByText("Free for 3 months")).toBeDefined();
    expect(screen.getByText("then $11.99 a month")).toBeDefined();
    const list = screen.getByRole("list", { name: "What All Access includes" });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      `${CHANNELS.length} channels`,
      "3 devices at a time",
      "High sound quality",
      "Ad-free music",
      "Offline listening",
      "Live play-by-play sports",
    ]);
    expect(screen.queryByText("Most popular")).toBeNull();
  });

  it("marks the most popular plan, and lists nothing of a plan about which nothing is known", async () => {
    const { inclusions: _unknown, ...offer } = makeOffer();
    draw(offer, true);
    expect(await screen.findByText("Most popular")).toBeDefined();
    expect(screen.queryByRole("list", { name: /includes/ })).toBeNull();
  });
});

describe("formatInclusions", () => {
  it.each(LOCALES)("has words for everything a plan may include, in %s", (locale) => {
    const translate = makeTranslator(locale, dictionaries[locale].checkout);
    const qualities = ["standard", "high", "highest"] as const;
    const lines = qualities.flatMap((soundQuality) =>
      formatInclusions(translate, {
        channels: 1,
        devicesAtOnce: 2,
        soundQuality,
        hasOfflineListening: true,
        hasMusicWithoutAds: true,
        extras: [
          "newsAndTalk",
          "liveSports",
          "personalStations",
          "subscriberSessions",
          "secondSubscription",
          "satelliteReception",
        ],
      }),
    );
    expect(lines).toHaveLength(33);
    expect(lines.filter((line) => line.startsWith("inclusions."))).toEqual([]);
  });

  it("counts no devices where only a radio receives the plan", () => {
    const { inclusions } = makeOffer();
    if (inclusions === undefined) throw new Error("the offer says nothing of its plan");
    const translate = makeTranslator("en-US", {});
    expect(formatInclusions(translate, { ...inclusions, devicesAtOnce: 0 })).not.toContain(
      "inclusions.devices.other",
    );
  });
});
