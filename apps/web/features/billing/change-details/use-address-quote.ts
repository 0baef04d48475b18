import type { PersonDetails } from "@skywave/domain/addresses/find-missing-details";
import {
  type ChangedBill,
  quoteAddress,
  type QuoteAddressOutcome,
} from "@skywave/services/accounts/details/quote-address";
import { useState } from "react";
import { useApp } from "#platform/app-services.ts";

const FIELDS = ["addressLine1", "addressLine2", "city", "state", "zipCode"] as const;
const keyOf = (details: PersonDetails) => JSON.stringify(FIELDS.map((field) => details[field].trim()));

/** Whether somebody types another address than the one on file. */
export function isMove(before: PersonDetails, typed: PersonDetails): boolean {
  return keyOf(before) !== keyOf(typed);
}

/** Asks what an address does to the next bill, and holds it until that was seen. */
export function useAddressQuote(billingProfileId: string | undefined) {
  const { skywave, country } = useApp();
  const [held, setHeld] = useState<{ address: string; changed: ChangedBill }>();

  /** Undefined where the address may be saved, and "held" where its bill is to be seen first. */
  async function ask(
    details: PersonDetails,
    isSeen: boolean,
  ): Promise<Exclude<QuoteAddressOutcome, { ok: true }> | "held" | undefined> {
    const address = keyOf(details);
    if (billingProfileId === undefined || (isSeen && held?.address === address)) return undefined;
    const outcome = await quoteAddress(skywave, { details, country, billingProfileId });
    if (!outcome.ok) return outcome;
    if (outcome.changed === undefined) return undefined;
    setHeld({ address, changed: outcome.changed });
    return "held";
  }

  return { changed: held?.changed, ask, forget: () => setHeld(undefined) };
}
