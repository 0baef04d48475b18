import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { localeCookie } from "#i18n/locale-preference.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { DetailsForm } from "./details-form.tsx";

const NAME = { firstName: "Jo", lastName: "Bell" };
const BEFORE = {
  ...NAME,
  addressLine1: "1 Main St",
  addressLine2: "",
  city: "Toronto",
  state: "ON",
  zipCode: "M5V 2T6",
};
const profile = {
  id: "profile-1",
  billingProfileName: { firstAndLastName: NAME },
  serviceAddress: { addressLine1: "1 Main St", city: "X", state: "ON", zipCode: "M5V 2T6", country: "CA" },
};

/** What billing is told of the place when somebody moves there. */
async function moveTo(city: string, state: string, zipCode: string) {
  const fake = fakeSkywave({
    validateAddress: { confidence: "verified", status: "valid" },
    quoteAddress: { from: "2026-12-01" },
    updateBillingProfile: profile,
    getDefaultBillingProfile: profile,
  });
  fake.setSession("authenticated");
  const fields = ["city", "state", "zipCode"] as const;
  let saves = 0;
  renderPage(
    () => (
      <DetailsForm
        before={BEFORE}
        billingProfileId="profile-1"
        fields={fields}
        onSaved={() => void (saves += 1)}
      />
    ),
    { fake, at: "/", country: "CA" },
  );
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await type("billing.city", city);
  await type("billing.region", state);
  await type("billing.postal-code", zipCode);
  fireEvent.click(screen.getByRole("button", { name: "manage.save" }));
  await expect.poll(() => saves).toBe(1);
  const sent = fake.calls.find(({ name }) => name === "updateBillingProfile")?.input;
  const { serviceAddress, province, locale } = (
    sent as { body: { serviceAddress: { country: string }; province?: string; locale?: string } }
  ).body;
  return [serviceAddress.country, province, locale];
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  document.cookie = "langpref=; path=/; max-age=0";
});

describe("[S5.12] an address in Canada", () => {
  it("is told with its province, and in Quebec with French, where nobody has chosen a language", async () => {
    expect(await moveTo("Montréal", "QC", "H2Y 1A1")).toEqual(["CA", "QC", "fr-CA"]);
  });

  it("is told with the English that was chosen on these pages", async () => {
    document.cookie = localeCookie("en-CA", false);
    expect(await moveTo("Montréal", "QC", "H2Y 1A1")).toEqual(["CA", "QC", "en-CA"]);
  });

  it("changes no language outside Quebec", async () => {
    document.cookie = localeCookie("fr-CA", false);
    expect(await moveTo("Calgary", "AB", "T2P 1J9")).toEqual(["CA", "AB", "en-CA"]);
  });
});
