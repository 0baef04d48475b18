import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeOrder } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { PaidBy } from "./paid-by.tsx";

/** A bill of 12.47 today, of which a gift card pays a part. */
function quoteOf(dueNow: number, giftCardBalance: number) {
  const { charges } = makeOrder();
  const today = charges.ongoingCharge.map((charge) => ({ ...charge, giftCardBalance }));
  return makeOrder({ dueNow, charges: { ...charges, oneTimeCharge: today, ongoingCharge: [] } });
}

async function sharesOf(dueNow: number, giftCardBalance: number) {
  renderPage(() => <PaidBy order={quoteOf(dueNow, giftCardBalance)} />, { fake: fakeSkywave() });
  await screen.findByText("paid-by.heading");
  const names = screen.getAllByRole("term").map(({ textContent }) => textContent);
  const amounts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  return names.map((name, index) => `${name} ${amounts[index]}`);
}

afterEach(cleanup);

describe("PaidBy", () => {
  it("says what the balance, the gift card and the card each pay of today's bill", async () => {
    const shares = await sharesOf(3.47, 5);
    expect(shares).toEqual(["paid-by.balance $4.00", "paid-by.gift-card $5.00", "paid-by.card $3.47"]);
  });

  it("leaves out who pays nothing, but for the card", async () => {
    expect(await sharesOf(0, 12.47)).toEqual(["paid-by.gift-card $12.47", "paid-by.card $0.00"]);
  });

  it("is not there where the card pays all", async () => {
    const view = renderPage(
      () => (
        <main>
          <PaidBy order={quoteOf(12.47, 0)} />
        </main>
      ),
      { fake: fakeSkywave() },
    );
    expect((await screen.findByRole("main")).textContent).toBe("");
    expect(view.container.querySelector("dl")).toBeNull();
  });
});
