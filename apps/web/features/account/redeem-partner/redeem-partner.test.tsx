import type { Subscription } from "@skywave/contract";
import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "../../../testing/fake-skywave.ts";
import { makeSubscription } from "../../../testing/make-plan.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { PartnerProducts } from "./partner-products.tsx";
import { REDEEM_PARTNER_MESSAGES } from "./redeem-partner-messages.ts";

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

  it.each([
    ["ALREADY_REDEEMED", "partner.error.ALREADY_REDEEMED"],
    ["NOT_FOUND", "partner.error.NOT_FOUND"],
    ["SERVICE_UNAVAILABLE", "partner.error.PARTNER_UNAVAILABLE"],
  ])("tells why nothing was redeemed, analytics too: %s", async (code, text) => {
    const { told } = open({ ...listing("pending"), activateEntitlement: refusal(code) });
    fireEvent.click(await button());
    expect(await screen.findByText(text)).toBeDefined();
    expect(told.map(({ name }) => name)).toContain("business-error");
  });

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

describe("the messages of redeeming", () => {
  it.each(LOCALES)("are there for every refusal in %s", (locale) => {
    const keys = Object.values(REDEEM_PARTNER_MESSAGES);
    expect(keys.filter((key) => !dictionaries[locale].plans[key])).toEqual([]);
  });
});
