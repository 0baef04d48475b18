import type { Address } from "@skywave/domain/addresses/address";
import { correctServiceAddress } from "@skywave/services/billing/addresses/correct-service-address";
import { validateAddress, type ValidatedAddress } from "@skywave/services/billing/addresses/validate-address";
import { useRef, useState } from "react";
import { chosenLocale } from "#i18n/chosen-locale.ts";
import { useApp } from "#platform/app-services.ts";

/** An address to look at once more, and how the post writes it, where it knows. */
export interface DoubtedAddress {
  typed: Address;
  correction: Address | undefined;
}

/** Asks once about each address, and holds one that is in doubt until its person has seen that. It refuses nothing. */
export function useAddressCheck() {
  const { skywave, tracking } = useApp();
  const [doubted, setDoubted] = useState<DoubtedAddress>();
  const answers = useRef(new Map<string, ValidatedAddress>());
  const seen = useRef(new Set<string>());

  async function holds(address: Address): Promise<boolean> {
    const key = JSON.stringify(address);
    if (seen.current.has(key)) return false;
    const answer = answers.current.get(key) ?? (await validateAddress(skywave, address));
    answers.current.set(key, answer);
    if (answer.confidence !== "interactionRequired") return false;
    // Whoever sends the same again has seen what stands beside it.
    seen.current.add(key);
    tracking.userErrors(["addressLine1"]);
    setDoubted({ typed: address, correction: answer.correction });
    return true;
  }

  /** Once an address is on file: written as the post does, where that moves it nowhere. */
  async function saved(address: Address): Promise<void> {
    setDoubted(undefined);
    const answer = answers.current.get(JSON.stringify(address));
    if (answer?.confidence === "verified" && answer.correction !== undefined)
      await correctServiceAddress(skywave, answer.correction, chosenLocale(address.country));
  }

  return { doubted, holds, saved, forget: () => setDoubted(undefined) };
}
