import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { DetailsForm } from "../change-details/details-form.tsx";

const NAME = { firstName: "Jo", lastName: "Bell" };
const BEFORE = {
  ...NAME,
  addressLine1: "1 Main St",
  addressLine2: "",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
};
const corrected = { addressLine1: "1 Main St", city: "Boston", state: "MA", zipCode: "02108" };
const profile = {
  id: "profile-1",
  billingProfileName: { firstAndLastName: NAME },
  serviceAddress: { ...corrected, city: "Bostn", country: "US" },
};

async function move(validateAddress: unknown) {
  const fake = fakeSkywave({
    validateAddress,
    quoteAddress: { from: "2026-12-01" },
    updateBillingProfile: profile,
    getDefaultBillingProfile: profile,
  });
  fake.setSession("authenticated");
  let saves = 0;
  renderPage(
    () => (
      <DetailsForm
        before={BEFORE}
        billingProfileId="profile-1"
        fields={["city", "state", "zipCode"]}
        onSaved={() => void (saves += 1)}
      />
    ),
    { fake, at: "/" },
  );
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await type("billing.city", "Bostn");
  await type("billing.region", "MA");
  await type("billing.postal-code", "02108");
  save();
  const sent = () =>
    fake.calls.flatMap(({ name, input }) => (name === "updateBillingProfile" ? [addressOf(input)] : []));
  return { fake, sent, saves: () => saves };
}
const addressOf = (input: unknown) =>
  (input as { body: { serviceAddress: { city: string } } }).body.serviceAddress.city;
const save = () => fireEvent.click(screen.getByRole("button", { name: "manage.save" }));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("an address in doubt", () => {
  const doubt = { confidence: "interactionRequired", status: "valid", correctedAddress: corrected };

  it("[S4.48] is held beside what is meant, and saved as the person chooses: the correction", async () => {
    const { sent, saves } = await move((input: { body: { address: { city: string } } }) =>
      input.body.address.city === "Boston" ? { confidence: "verified", status: "valid" } : doubt,
    );
    const notice = await screen.findByText("billing.address-suggested");
    expect(document.activeElement?.contains(notice)).toBe(true);
    expect(sent()).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "billing.address-use" }));
    expect(screen.getByLabelText("billing.city")).toHaveProperty("value", "Boston");
    save();
    await expect.poll(saves).toBe(1);
    expect(sent()).toEqual(["Boston"]);
  });

  it("[S4.48] is saved as it was typed where the person keeps it", async () => {
    const { sent, saves } = await move(doubt);
    fireEvent.click(await screen.findByRole("button", { name: "billing.address-keep" }));
    await expect.poll(saves).toBe(1);
    expect(sent()).toEqual(["Bostn"]);
  });

  it("[S4.48] is saved by the same button pressed again, although it is not valid", async () => {
    const { sent, saves } = await move({ confidence: "interactionRequired", status: "notValid" });
    await screen.findByText("billing.address-unknown");
    expect(screen.queryByRole("button", { name: "billing.address-use" })).toBeNull();
    save();
    await expect.poll(saves).toBe(1);
    expect(sent()).toEqual(["Bostn"]);
  });
});

describe("an address that needs nobody's look", () => {
  it("[S5.06] is saved where it could not be asked about", async () => {
    const { sent, saves } = await move(refusal("SERVICE_UNAVAILABLE"));
    await expect.poll(saves).toBe(1);
    expect(sent()).toEqual(["Bostn"]);
  });

  it("[S5.06] is written as the post does once it is on file by the same zip, and by no other", async () => {
    const verified = { confidence: "verified", status: "valid", correctedAddress: corrected };
    const same = await move(verified);
    await expect.poll(same.saves).toBe(1);
    expect(same.sent()).toEqual(["Bostn", "Boston"]);
    cleanup();
    sessionStorage.clear();
    const other = await move({ ...verified, correctedAddress: { ...corrected, zipCode: "02109" } });
    await expect.poll(other.saves).toBe(1);
    expect(other.sent()).toEqual(["Bostn"]);
  });
});
