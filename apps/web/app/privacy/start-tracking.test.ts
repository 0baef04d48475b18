import type { TrackedEvent } from "@skywave/tracking";
import { describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeApp } from "#testing/render-page.tsx";
import { startTracking } from "./start-tracking.ts";

/** Where an event comes from, of a site that a tag manager knows by an id. */
function placeOf(analyticsId: string) {
  const { shell, country, session } = makeApp(fakeSkywave());
  const told: TrackedEvent[] = [];
  const site = { shell: { ...shell, thirdParty: { analyticsId } }, country, session };
  startTracking(site, "en-US", [{ push: (event) => void told.push(event) }]).event("continue");
  return told[0]?.groups.meta;
}

describe("startTracking", () => {
  it("[A3.35] tells with each event what the tag manager knows this site by, where there is one", () => {
    const meta = { brand: "Brand", countryCode: "US", locale: "en-US" };
    expect(placeOf("site-7")).toMatchObject({ ...meta, analyticsId: "site-7" });
    expect(placeOf("")).toMatchObject(meta);
    expect(placeOf("")).not.toHaveProperty("analyticsId");
  });
});
