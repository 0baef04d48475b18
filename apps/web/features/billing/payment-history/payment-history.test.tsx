import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { PaymentHistory } from "./payment-history.tsx";

const entry = (id: string, extra: object = {}) => ({
  id,
  entryType: "payment",
  paidAt: "2026-11-18T14:00:00Z",
  amount: 12.74,
  currency: "USD",
  invoiceIds: ["inv_1"],
  paymentMethodId: "pm_1",
  card: { brand: "visa", last4: "4242" },
  ...extra,
});
const CARD = {
  id: "pm_1",
  isDefault: true,
  card: {
    brand: "visa",
    last4: "4242",
    expiryDate: { year: 2034, month: 12 },
    status: "VALID" as const,
    wallet: { applePay: false },
  },
};

function open(listPaymentHistory: unknown, at = "/account/bills") {
  const fake = fakeSkywave({ listPaymentHistory });
  const { router } = renderPage(() => <PaymentHistory methods={[CARD]} />, { fake, at });
  const asked = () => fake.calls.map(({ input }) => Reflect.get(Object(input), "query"));
  return { fake, router, asked };
}

afterEach(cleanup);

describe("the history of payments", () => {
  it("asks for what the address says", async () => {
    const { asked } = open({ items: [entry("1")] }, "/account/bills?kind=payment&card=pm_1&order=oldest");
    expect(await screen.findByText("history.entry.payment")).toBeDefined();
    expect(asked()).toMatchObject([{ entryType: "payment", paymentMethodId: "pm_1", orderBy: "oldest" }]);
  });

  it("goes as far back as the address says, and as far as it may where that says nothing", async () => {
    const startAt = async (at: string) => {
      const { asked } = open({ items: [entry("1")] }, at);
      await screen.findByText("history.entry.payment");
      const [{ startDateTime }] = asked();
      cleanup();
      return Temporal.Instant.from(startDateTime).toZonedDateTimeISO("UTC").toPlainDate();
    };
    // In the sandbox a year, since it looks as far ahead as well.
    const farthest = await startAt("/account/bills");
    const quarter = await startAt("/account/bills?months=3");
    expect(quarter.subtract({ months: 9 }).toString()).toBe(farthest.toString());
    const half = await startAt("/account/bills?months=6");
    expect(half.subtract({ months: 6 }).toString()).toBe(farthest.toString());
  });

  it("puts each choice into the address, so that back finds the one before", async () => {
    const { router } = open({ items: [entry("1")] });
    fireEvent.change(await screen.findByLabelText("history.kind"), { target: { value: "refund" } });
    await expect.poll(() => router.state.location.search).toBe("?kind=refund");
    // The page itself follows its address a moment later.
    await screen.findByDisplayValue("history.kind.refund");
    fireEvent.change(await screen.findByLabelText("history.span"), { target: { value: "3" } });
    await expect.poll(() => router.state.location.search).toBe("?kind=refund&months=3");
    await router.navigate(-1);
    await expect.poll(() => router.state.location.search).toBe("?kind=refund");
  });

  it("shows more pages, which a reload keeps", async () => {
    const pages = (input: object) =>
      Reflect.get(Reflect.get(input, "query"), "nextToken") === undefined
        ? { items: [entry("2")], nextToken: "next" }
        : {
            items: [
              entry("1", { entryType: "balance", balanceReason: "giftCard", card: null, invoiceIds: [] }),
            ],
          };
    const { router } = open(pages);
    fireEvent.click(await screen.findByRole("button", { name: "bills.more" }));
    expect(await screen.findByText("history.entry.giftCard")).toBeDefined();
    expect(router.state.location.search).toBe("?pages=2");
    expect(screen.queryByRole("button", { name: "bills.more" })).toBeNull();
  });

  it("says that nothing fits, and that it could not be loaded", async () => {
    const { fake, router } = open({ items: [] }, "/account/bills?kind=refund");
    fireEvent.click(await screen.findByRole("button", { name: "history.show-all" }));
    await expect.poll(() => router.state.location.search).toBe("");
    fake.answers["listPaymentHistory"] = lost();
    fireEvent.change(screen.getByLabelText("history.order"), { target: { value: "oldest" } });
    expect(await screen.findByRole("button", { name: "action.retry" })).toBeDefined();
  });
});
