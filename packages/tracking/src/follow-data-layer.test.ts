import { describe, expect, it } from "vitest";
import { browserLayers } from "./browser-layers.ts";
import { createTracker } from "./create-tracker.ts";
import { followDataLayer } from "./follow-data-layer.ts";

describe("followDataLayer", () => {
  it("hands over what is there and what comes, once each and in order, until it is ended", () => {
    const page = { dataLayer: [{ event: "earlier" }, "not of ours"] };
    const [one, other]: [string[], string[]] = [[], []];
    const end = followDataLayer(page, ({ event }) => void one.push(event));
    const tracker = createTracker({ layers: browserLayers(page), personalData: () => "masked" });
    tracker.event("continue");
    followDataLayer(page, ({ event }) => void other.push(event));
    tracker.event("complete-order");
    end();
    tracker.event("edit-section");
    expect(one).toEqual(["earlier", "continue", "complete-order"]);
    expect(other).toEqual(["earlier", "continue", "complete-order", "edit-section"]);
    expect(page.dataLayer).toHaveLength(5);
  });

  it("makes the layer where it comes before the page does", () => {
    const page = {};
    const heard: string[] = [];
    followDataLayer(page, ({ event }) => void heard.push(event));
    createTracker({ layers: browserLayers(page), personalData: () => "masked" }).event("continue");
    expect(heard).toEqual(["continue"]);
  });
});
