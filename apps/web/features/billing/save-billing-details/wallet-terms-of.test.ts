import { describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { estimateOrder } from "#orders/pay-at-once/estimate-order.ts";
import { makeOffer } from "#testing/make-offer.ts";
import { walletTermsOf } from "./wallet-terms-of.ts";

const estimate = estimateOrder({
  offers: [makeOffer()],
  place: { country: "US", state: "TX" },
  now: Date.UTC(2026, 10, 21, 17),
});

describe("walletTermsOf", () => {
  it.each([
    "America/St_Johns",
    "America/Toronto",
    "America/Vancouver",
    "America/Anchorage",
    "Pacific/Honolulu",
  ])(
    "tells a wallet the day on which the lasting price begins, which a phone in %s shows too",
    (timeZone) => {
      const pay = { estimate, isPlaceKnown: true };
      const { recurring } = walletTermsOf({ pay, currency: "USD", translate: makeTranslator("en-US", {}) });
      const shown = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
      const start = estimate.plans[0]?.steps.at(-1)?.start;
      expect(start).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(shown.format(recurring?.regularBilling.recurringPaymentStartDate)).toBe(start);
    },
  );
});
