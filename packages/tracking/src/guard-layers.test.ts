import { expect, it } from "vitest";
import { browserLayers } from "./browser-layers.ts";
import { createTracker } from "./create-tracker.ts";
import { guardLayers } from "./guard-layers.ts";

it("lets through what comes after a yes, not what came before, and nothing more after a no", () => {
  const page: { dataLayer?: { event: string }[]; digitalData?: { event: unknown[] } } = {};
  const withheld: string[] = [];
  let mayTrack = false;
  const layers = guardLayers(browserLayers(page), {
    isAllowed: () => mayTrack,
    onWithheld: ({ name }) => void withheld.push(name),
  });
  const tracker = createTracker({ layers, personalData: () => "masked" });
  tracker.event("continue");
  mayTrack = true;
  tracker.event("complete-order");
  mayTrack = false;
  tracker.event("edit-section");
  expect(page.dataLayer?.map(({ event }) => event)).toEqual(["complete-order"]);
  expect(page.digitalData?.event).toHaveLength(1);
  expect(withheld).toEqual(["continue", "edit-section"]);
});
