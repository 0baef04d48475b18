import { cleanup } from "@testing-library/react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { AddRadioRouterPage } from "./add-radio-router-page.tsx";

const ROUTER = "/subscribe/checkout/purchase/satellite/add-radio-router";
const HERE = `${ROUTER}?promocode=X`;
const PLAN = "/subscribe/checkout/purchase/satellite/organic/new?promocode=X";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** Where whoever wants to add a radio ends. */
async function endOf(session: "anonymous" | "authenticated") {
  const fake = fakeSkywave();
  fake.setSession(session);
  // The router of a test draws its page wherever it is led.
  const Here = () => (useLocation().pathname === ROUTER ? <AddRadioRouterPage /> : null);
  const { router } = renderPage(Here, { fake, at: HERE });
  const end = () => router.state.location.pathname + router.state.location.search;
  await expect.poll(end).not.toBe(HERE);
  cleanup();
  return end();
}

describe("AddRadioRouterPage", () => {
  it("[A2.35] leads members and strangers to a plan for one more radio, and whoever found their account by the sign-in", async () => {
    expect(await endOf("authenticated")).toBe(PLAN);
    expect(await endOf("anonymous")).toBe(PLAN);
    sessionStorage.setItem("identified-account", "account-1");
    expect(await endOf("authenticated")).toBe(PLAN);
    expect(await endOf("anonymous")).toBe(`/account/login?returnUrl=${encodeURIComponent(PLAN)}`);
  });
});
