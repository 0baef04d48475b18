import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { KEPT_BILLING } from "#testing/make-billing.ts";
import { renderPage } from "#testing/render-page.tsx";
import { InfoCollectionPage } from "./info-collection-page.tsx";

const IDENTITY = {
  identityId: "identity-1",
  handle: { emailAddress: "jo@example.com" },
  contact: { emailAddress: "jo@example.com", phoneNumber: "5125550190" },
};

/** The page of somebody whose address is kept, and of which the post says so. */
function open(serviceAddressStatus: string) {
  const kept = KEPT_BILLING.getDefaultBillingProfile;
  const profile = {
    ...kept,
    serviceAddress: { ...kept.serviceAddress, country: "US" },
    status: { open: { activeDisputes: false, serviceAddressStatus, subscriptions: [] } },
  };
  const fake = fakeSkywave({
    getIdentity: IDENTITY,
    getDefaultBillingProfile: profile,
    updateBillingProfile: profile,
  });
  fake.setSession("authenticated");
  renderPage(InfoCollectionPage, { fake, at: "/account/info-collection", country: "US" });
  return fake;
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("what is still to be told", () => {
  it("[A2.59] is an address that the post does not know, and once its person keeps it no more", async () => {
    const fake = open("notValid");
    expect(await screen.findByLabelText("billing.city")).toHaveProperty("value", "Albany");
    expect(screen.queryByLabelText("billing.first-name")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "manage.save" }));
    expect(await screen.findByRole("heading", { name: "info.done-heading" })).toBeDefined();
    expect(fake.calls.filter(({ name }) => name === "updateBillingProfile")).toHaveLength(1);
    expect(screen.queryByLabelText("billing.city")).toBeNull();
  });

  it.each(["valid", "unverified"])(
    "[A2.59] is nothing where all is there and the address is %s",
    async (status) => {
      open(status);
      expect(await screen.findByRole("heading", { name: "info.done-heading" })).toBeDefined();
      expect(screen.queryByLabelText("billing.city")).toBeNull();
    },
  );
});
