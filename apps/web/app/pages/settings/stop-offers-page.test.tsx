import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { StopOffersPage } from "./stop-offers-page.tsx";

const SINCE = { since: "2026-12-01T06:00:00Z" };

function open(answer: unknown = SINCE, fragment = "#idn_1.signed") {
  // Each page of its own address: what a fragment held is kept for as long as the page is open.
  window.history.replaceState(null, "", `/unsubscribe${fragment}`);
  const fake = fakeSkywave({ stopOffers: answer });
  renderPage(StopOffersPage, { fake });
  return fake;
}
const press = async () => fireEvent.click(await screen.findByRole("button", { name: "stop-offers.submit" }));

beforeEach(() => window.history.replaceState(null, "", "/"));
afterEach(cleanup);

describe("StopOffersPage", () => {
  it("stops nothing before the press, then at once, and takes what the link carried out of the address", async () => {
    const fake = open();
    await screen.findByText("stop-offers.text");
    expect(window.location.hash).toBe("");
    expect(fake.calls).toEqual([]);
    await press();
    expect(await screen.findByText("stop-offers.done")).toBeDefined();
    expect(fake.calls).toMatchObject([{ name: "stopOffers", input: { body: { token: "idn_1.signed" } } }]);
    expect(screen.getByRole("link", { name: "stop-offers.settings" }).getAttribute("href")).toBe(
      "/account/manage",
    );
  });

  it("says of a link that no mail carried what to do instead", async () => {
    open(refusal("NOT_FOUND"));
    await press();
    expect(await screen.findByText("stop-offers.wrong")).toBeDefined();
    expect(screen.queryByRole("button", { name: "stop-offers.submit" })).toBeNull();
  });

  it("can be tried again after a failure", async () => {
    const fake = open(refusal("SYSTEM"));
    await press();
    expect(await screen.findByText("failure.SYSTEM")).toBeDefined();
    fake.answers["stopOffers"] = SINCE;
    await press();
    expect(await screen.findByText("stop-offers.done")).toBeDefined();
  });
});
