import { browserLayers, createTracker } from "@skywave/tracking";
import { describe, expect, it } from "vitest";
import { readLayers } from "./read-layers.ts";

describe("readLayers", () => {
  it("reads what the tracker told both layers, newest first", () => {
    const page = {};
    const tracker = createTracker({ layers: browserLayers(page), personalData: () => "masked" });
    tracker.event("edit-section");
    tracker.event("complete-order");
    expect(readLayers(page).map(({ name, layer }) => [name, layer])).toEqual([
      ["complete-order", "dataLayer"],
      ["complete-order", "digitalData"],
      ["edit-section", "dataLayer"],
      ["edit-section", "digitalData"],
    ]);
  });

  it.each([{}, { dataLayer: "x", digitalData: null }, { digitalData: { event: {} } }])(
    "reads nothing from a page without layers: %j",
    (page) => {
      expect(readLayers(page)).toEqual([]);
    },
  );
});
