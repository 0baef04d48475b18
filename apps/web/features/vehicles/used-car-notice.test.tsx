import { USED_CAR_REASONS } from "@skywave/domain/vehicles/used-car-eligibility";
import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { UsedCarNotice } from "./used-car-notice.tsx";

afterEach(cleanup);

function draw(code: string, locale: (typeof LOCALES)[number] = "en-US", planStarts?: string) {
  const pressed: string[] = [];
  const translate = makeTranslator(locale, dictionaries[locale].vehicles);
  const Page = () => (
    <UsedCarNotice
      code={code}
      traceId="trace-7"
      {...(planStarts !== undefined && { planStarts })}
      onAgain={() => pressed.push("again")}
    />
  );
  const { told } = renderPage(Page, { fake: fakeSkywave(), translate });
  return { pressed, told };
}

describe("UsedCarNotice", () => {
  it.each(USED_CAR_REASONS)(
    "tells code %s in every language: what happened, what to do and a reference",
    async (code) => {
      const found = new Set<string>();
      for (const locale of LOCALES) {
        draw(code, locale, "2027-01-15");
        await expect.poll(() => document.querySelector("[data-tone]")).not.toBeNull();
        const words = document.querySelector("[data-tone]")?.textContent ?? "";
        expect(words).toContain("trace-7");
        expect(words).not.toMatch(/used-car|\{|\b(?:invalid|non valide)\b/i);
        found.add(words);
        cleanup();
      }
      expect(found.size, "French and English differ").toBeGreaterThan(1);
    },
  );

  it.each(["101", "103", "106", "3494", "9999"])(
    "lets the person go back to what they typed: %s",
    async (code) => {
      const { pressed } = draw(code);
      fireEvent.click(await screen.findByRole("button"));
      expect(pressed).toEqual(["again"]);
    },
  );

  it.each([
    ["107", "/account/login"],
    ["109", "/subscribe/checkout/purchase/satellite/organic/new"],
    ["111", "/subscribe/checkout/purchase/satellite/organic/new"],
    ["112", "/subscribe/checkout/purchase/satellite/organic/new"],
    ["113", "/subscribe/checkout/purchase/satellite/organic/new"],
    ["114", "https://brand.example/contact"],
    ["5035", "/subscribe/checkout/purchase/streaming/organic"],
  ])("leads on from %s to %s", async (code, address) => {
    draw(code);
    expect((await screen.findByRole("link")).getAttribute("href")).toBe(address);
  });

  it("[A9.11] tells analytics who takes a plan for outside the car", async () => {
    const { told } = draw("5035");
    fireEvent.click(await screen.findByRole("link"));
    expect(told.map(({ name }) => name)).toContain("get-sxm-out-the-car");
  });

  it.each([
    ["en-US", "Jan 15, 2027"],
    ["en-CA", "Jan 15, 2027"],
    ["fr-CA", "15 janv. 2027"],
  ] as const)("[A8.13] says on which day the plan starts: %s", async (locale, day) => {
    draw("110", locale, "2027-01-15");
    expect((await screen.findByRole("status")).textContent).toContain(day);
  });

  it.each([
    ["en-US", "your plan starts when the trial ends."],
    ["en-CA", "your plan starts when the trial ends."],
    ["fr-CA", "votre forfait commence à la fin de l’essai."],
  ] as const)("[A8.13] leaves no gap where nobody knows that day: %s", async (locale, end) => {
    draw("110", locale);
    expect((await screen.findByRole("status")).textContent).toContain(end);
  });
});
