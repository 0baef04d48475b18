import { describe, expect, it } from "vitest";
import { browserLayers } from "./browser-layers.ts";
import { createTracker } from "./create-tracker.ts";

describe("browserLayers", () => {
  it("[A7.12] makes the page's two data layers and pushes to both", () => {
    const page: { dataLayer?: unknown[]; digitalData?: { event: unknown[] } } = {};
    createTracker({ layers: browserLayers(page), personalData: () => "masked" }).event("continue");
    const customerInfo = { authenticationStatus: "Unidentified users" };
    expect(page.dataLayer).toEqual([{ event: "continue", customerInfo, pageInfo: {} }]);
    expect(page.digitalData?.event).toEqual([
      { eventInfo: { eventName: "continue" }, attributes: { customerInfo, pageInfo: {} } },
    ]);
  });

  it("uses the layers that the page already has", () => {
    const dataLayer = ["earlier"];
    const event = ["earlier"];
    const digitalData = { event, version: "1.0" };
    const page = { dataLayer, digitalData };
    createTracker({ layers: browserLayers(page), personalData: () => "masked" }).event("continue");
    expect(dataLayer).toHaveLength(2);
    expect(event).toHaveLength(2);
    expect(page.digitalData, "other scripts hold it as well").toBe(digitalData);
  });
});
