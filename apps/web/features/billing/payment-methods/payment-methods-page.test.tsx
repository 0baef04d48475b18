import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { PaymentMethodsPage } from "./payment-methods-page.tsx";

const PROFILE = {
  id: "profile-1",
  billingProfileName: { firstAndLastName: { firstName: "Jo", lastName: "Lee" } },
  serviceAddress: { addressLine1: "1 Main St", city: "Austin", state: "TX", zipCode: "78701", country: "US" },
};
interface CardLook {
  isDefault?: boolean;
  applePay?: boolean;
  status?: string;
  declinedOn?: string;
}

const card = (
  id: string,
  { isDefault = false, applePay = false, status = "VALID", ...more }: CardLook = {},
) => ({
  id,
  isDefault,
  card: {
    brand: "visa",
    last4: id,
    expiryDate: { year: 2034, month: 12 },
    status,
    wallet: { applePay },
    ...more,
  },
});

const declined = { declinedOn: "2026-11-20" };

function open(paymentMethods: readonly object[], answers: Record<string, unknown> = {}) {
  const fake = fakeSkywave({
    getDefaultBillingProfile: PROFILE,
    listPaymentMethods: { paymentMethods },
    ...answers,
  });
  fake.setSession("authenticated");
  renderPage(PaymentMethodsPage, { fake, at: "/account/payment-methods" });
  return fake;
}

afterEach(cleanup);

describe("a card whose bank is in the other country", () => {
  it("[S7.11] is changed with the states and the code of that country", async () => {
    const { serviceAddress } = PROFILE;
    const fake = fakeSkywave({
      getDefaultBillingProfile: PROFILE,
      listPaymentMethods: {
        paymentMethods: [{ ...card("1", { isDefault: true }), billingAddress: serviceAddress }],
      },
      updatePaymentMethod: card("1"),
    });
    fake.setSession("authenticated");
    renderPage(PaymentMethodsPage, { fake, at: "/account/payment-methods", country: "CA" });
    fireEvent.click(await screen.findByRole("button", { name: "methods.edit-label" }));
    fireEvent.change(await screen.findByLabelText("methods.expiry"), { target: { value: "11/35" } });
    expect(screen.getByLabelText<HTMLSelectElement>("billing.region").value).toBe("TX");
    fireEvent.click(screen.getByRole("button", { name: "methods.save" }));
    await expect
      .poll(() => fake.calls.find(({ name }) => name === "updatePaymentMethod")?.input)
      .toMatchObject({ body: { billingAddress: { state: "TX", zipCode: "78701", country: "US" } } });
  });
});

describe("the page of the cards", () => {
  it("says in words how long each is good, and which one pays", async () => {
    open([
      card("1", { isDefault: true }),
      card("2", { status: "SOON_EXPIRED" }),
      card("3", { status: "EXPIRED" }),
    ]);
    const [first, second, third] = await screen.findAllByRole("listitem");
    expect(first?.textContent).toContain("methods.default");
    expect(first?.textContent).not.toContain("methods.status");
    expect(second?.textContent).toContain("methods.status.SOON_EXPIRED");
    expect(third?.textContent).toContain("methods.status.EXPIRED");
    expect(screen.queryByText("methods.no-default")).toBeNull();
  });

  it("says of a card that was declined that it was, and when, until it has expired", async () => {
    open([card("1", declined), card("2", { ...declined, status: "EXPIRED" })]);
    const [first, second] = await screen.findAllByRole("listitem");
    expect(first?.textContent).toContain("methods.declined");
    expect(second?.textContent).toContain("methods.status.EXPIRED");
    expect(second?.textContent).not.toContain("methods.declined");
  });

  it("asks for a card where none of them is charged", async () => {
    open([card("1")]);
    expect(await screen.findByText("methods.no-default")).toBeDefined();
  });

  it("[S6.06] reports no default that is in a wallet, asks for a card, and leaves the wallet's alone", async () => {
    open([card("1", { isDefault: true, applePay: true })]);
    expect(await screen.findByText("methods.wallet-default")).toBeDefined();
    expect(screen.queryByText("methods.no-default")).toBeNull();
    const [entry] = screen.getAllByRole("listitem");
    expect(entry?.textContent).toContain("methods.wallet");
    expect(entry?.textContent).not.toContain("methods.default");
    expect(screen.queryByRole("button", { name: /make-default|methods\.edit/ })).toBeNull();
  });

  it("opens one card at a time, so that no field is there twice, and gives the focus back", async () => {
    open([card("1", { isDefault: true }), card("2")]);
    const [first, second] = await screen.findAllByRole("button", { name: "methods.edit-label" });
    for (const button of [first, second]) {
      button?.focus();
      if (button !== undefined) fireEvent.click(button);
    }
    expect(screen.getAllByLabelText("methods.expiry")).toHaveLength(1);
    expect(second?.getAttribute("aria-expanded")).toBe("true");
    const cancel = screen.getByRole("button", { name: "methods.cancel" });
    cancel.focus();
    fireEvent.click(cancel);
    await expect.poll(() => document.activeElement).toBe(second);
  });

  it("keeps the last card that a plan runs on, and says why: LAST_PAYMENT_METHOD", async () => {
    open([card("1", { isDefault: true })], { removePaymentMethod: refusal("LAST_PAYMENT_METHOD") });
    fireEvent.click(await screen.findByRole("button", { name: "methods.remove-label" }));
    fireEvent.click(screen.getByRole("button", { name: "methods.remove-yes" }));
    expect(await screen.findByText("methods.error.LAST_PAYMENT_METHOD")).toBeDefined();
  });

  it("shows the list as it is where somebody removed the card elsewhere", async () => {
    const fake = open([card("1", { isDefault: true }), card("2")], {
      setDefaultPaymentMethod: refusal("NOT_FOUND"),
    });
    const button = await screen.findByRole("button", { name: "methods.make-default-label" });
    fake.answers["listPaymentMethods"] = { paymentMethods: [card("1", { isDefault: true })] };
    fireEvent.click(button);
    await expect.poll(() => screen.getAllByRole("listitem").length).toBe(1);
  });

  it("can be tried again when it did not load", async () => {
    const fake = open([card("1")], { getDefaultBillingProfile: lost() });
    const retry = await screen.findByRole("button", { name: "action.retry" });
    fake.answers["getDefaultBillingProfile"] = PROFILE;
    fireEvent.click(retry);
    expect(await screen.findByText("methods.expires")).toBeDefined();
  });
});
