import { dictionaries } from "@skywave/localization";
import { createSkywave } from "@skywave/sdk";
import { answered, createFakePlatform, makeConfiguration } from "@skywave/sdk/testing";
import { browserLayers, createTracker } from "@skywave/tracking";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { storeWithheld } from "#platform/privacy/withheld-events.ts";
import { AnalyticsDrawer } from "./analytics-drawer.tsx";

function open() {
  const platform = createFakePlatform();
  const texts = { locale: "fr-CA", dictionaries: { sandbox: dictionaries["fr-CA"].sandbox } };
  platform.server.answer("getLocalizations", answered(200, texts));
  const skywave = createSkywave(platform, { configuration: makeConfiguration() });
  render(<AnalyticsDrawer skywave={skywave} locale="fr-CA" />);
  return createTracker({ layers: browserLayers(window), personalData: () => "masked" });
}

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, "dataLayer");
  Reflect.deleteProperty(window, "digitalData");
});

describe("AnalyticsDrawer", () => {
  it("counts what both layers were told, and shows it on demand", async () => {
    const tracker = open();
    tracker.event("complete-order");
    const button = await screen.findByRole("button", { name: /: 2 événements$/ });
    fireEvent.click(button);
    expect(screen.getAllByText("complete-order")).toHaveLength(2);
    expect(button.getAttribute("aria-expanded")).toBe("true");
  });

  it("shows what was withheld apart from what was told", async () => {
    storeWithheld({ name: "charge-agreement-check", groups: {} });
    open();
    fireEvent.click(await screen.findByRole("button", { name: /: 0 événements?$/ }));
    expect(screen.getByRole("heading", { name: "1 événement retenu" })).toBeDefined();
    expect(screen.getByText("charge-agreement-check")).toBeDefined();
  });

  it("draws the client behind the page on demand", async () => {
    open();
    fireEvent.click(await screen.findByRole("button", { name: /événement/ }));
    expect(screen.queryByRole("table")).toBeNull();
    fireEvent.click(screen.getByText("Le client"));
    expect(await screen.findByRole("table", { name: "Horloge du client" })).toBeDefined();
  });

  it("closes by Escape and gives the focus back", async () => {
    open();
    const button = await screen.findByRole("button", { name: /événement/ });
    fireEvent.click(button);
    fireEvent.keyDown(screen.getByRole("heading", { level: 2 }), { key: "Escape" });
    expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
    await expect.poll(() => document.activeElement).toBe(button);
  });
});
