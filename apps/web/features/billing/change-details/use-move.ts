import type { Address } from "@skywave/domain/addresses/address";
import type { PersonDetails } from "@skywave/domain/addresses/find-missing-details";
import { addressIn } from "@skywave/services/accounts/details/address-in";
import { useApp } from "#platform/app-services.ts";
import { useAddressCheck } from "../check-address/use-address-check.ts";
import { useAddressQuote } from "./use-address-quote.ts";

/** The way to another address: a doubt about it and what it does to the next bill are seen before it is saved. */
export function useMove(billingProfileId: string | undefined) {
  const { country } = useApp();
  const quote = useAddressQuote(billingProfileId);
  const check = useAddressCheck();
  return {
    /** What the address would do to the next bill, until that was agreed to. */
    changedBill: quote.changed,
    forgetBill: quote.forget,
    doubted: check.doubted,
    forgetDoubt: check.forget,
    ask: async (typed: PersonDetails, isSeen: boolean) =>
      (await check.holds(addressIn(typed, country))) ? "held" : quote.ask(typed, isSeen),
    saved: async (typed: PersonDetails) => {
      quote.forget();
      await check.saved(addressIn(typed, country));
    },
  };
}

/** What was typed, with the address as the post writes it. */
export function withCorrection(
  typed: PersonDetails,
  { addressLine1, addressLine2 = "", city, state, zipCode }: Address,
): PersonDetails {
  return { ...typed, addressLine1, addressLine2, city, state, zipCode };
}
