import type { Subscription } from "@skywave/contract";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { makeSubscription } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { PartnerProducts } from "./partner-products.tsx";

const SIGNUP = "https://join.podwave.example/start?ticket=one";
const PODWAVE = { id: "partner-podwave", name: "Podwave", productType: "partner" as const };
const entitlement = (status: string) => ({
  id: "pe-1",
  subscriptionId: "subscription-1",
  productId: PODWAVE.id,
  status,
});

function open(answers: Record<string, unknown>, products: Subscription["products"] = [PODWAVE]) {
  const fake = fakeSkywave(answers);
  const subscriptions = [makeSubscription({ id: "subscription-1", products })];
  const { told } = renderPage(() => <PartnerProducts subscriptions={subscriptions} />, { fake });
  return { ...fake, told };
}

const listing = (status: string) => ({ listEntitlements: { entitlements: [entitlement(status)] } });
const button = () => screen.findByRole("button", { name: "partner.redeem" });

afterEach(cleanup);

describe("PartnerProducts", () => {
  it("[S2.14] [S7.02] redeems what is pending, and leads to the partner's page without telling it of ours", async () => {
    const fake = open({ ...listing("pending"), activateEntitlement: { signupUrl: SIGNUP } });
    expect(await screen.findByText("partner.status.pending")).toBeDefined();
    fake.answers["listEntitlements"] = { entitlements: [entitlement("activated")] };
    fireEvent.click(await button());
    const link = await screen.findByRole("link", { name: "partner.open" });
    expect([link.getAttribute("href"), link.getAttribute("rel"), link.getAttribute("target")]).toEqual([
      SIGNUP,
      "noopener noreferrer",
      "_blank",
    ]);
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(screen.getByText("partner.status.activated")).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each(["activated", "revoked"])("[S4.47] offers nothing to redeem of what is %s", async (status) => {
    open(listing(status));
    expect(await screen.findByText(`partner.status.${status}`)).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says of what was redeemed before where it is, and has the list anew", async () => {
    const fake = open({ ...listing("pending"), activateEntitlement: refusal("ALREADY_REDEEMED") });
    const redeem = await button();
    fake.answers["listEntitlements"] = { entitlements: [entitlement("activated")] };
    fireEvent.click(redeem);
    expect(await screen.findByText("partner.error.ALREADY_REDEEMED")).toBeDefined();
    expect(await screen.findByText("partner.status.activated")).toBeDefined();
    expect(fake.told.map(({ name }) => name)).toEqual(["business-error"]);
  });

  it.each(["NOT_FOUND", "SERVICE_UNAVAILABLE"])(
    "says that nothing is lost where nothing was redeemed, and tries again on demand: %s",
    async (code) => {
      const fake = open({ ...listing("pending"), activateEntitlement: refusal(code) });
      fireEvent.click(await button());
      expect(await screen.findByText("failure.SYSTEM")).toBeDefined();
      expect(fake.told.map(({ name }) => name)).toEqual(["system-error"]);
      fake.answers["activateEntitlement"] = { signupUrl: SIGNUP };
      fireEvent.click(screen.getByRole("button", { name: "action.retry" }));
      expect(await screen.findByRole("link", { name: "partner.open" })).toBeDefined();
    },
  );

  it("tells that the list did not come, and tries again on demand", async () => {
    const fake = open({ listEntitlements: lost() });
    expect(await screen.findByText("failure.UNREACHABLE")).toBeDefined();
    Object.assign(fake.answers, listing("pending"));
    fireEvent.click(screen.getByRole("button", { name: "action.retry" }));
    expect(await button()).toBeDefined();
  });

  it("asks nobody where no plan has a partner's product", () => {
    const fake = open({}, []);
    expect(fake.calls).toEqual([]);
    expect(screen.queryByRole("region")).toBeNull();
  });
});
