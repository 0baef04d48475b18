import type { AddressSuggestion } from "@skywave/contract";
import { suggestAddresses } from "@skywave/services/billing/addresses/suggest-addresses";
import { useEffect, useState } from "react";
import { useApp } from "#platform/app-services.ts";

/** A number and the first letters of a street; fewer begin nearly everything. */
const FEWEST_CHARACTERS = 4;
const PAUSE_IN_MILLISECONDS = 200;

/** An address to pick, as it is read: its street, then where that is. */
interface Suggested extends AddressSuggestion {
  head: string;
  rest: string;
}

const NONE: readonly Suggested[] = [];

/**
 * What the first line of an address may become, asked for once nothing was typed by hand for a moment. `state` puts
 * the addresses of one state first. Where nobody answers there is nothing to pick, and typing goes on.
 */
export function useAddressSuggestions(state: string) {
  const { skywave, country } = useApp();
  const [wanted, setWanted] = useState("");
  const [found, setFound] = useState({ for: "", suggestions: NONE });
  const [isFilled, setFilled] = useState(false);

  useEffect(() => {
    if (wanted === "") return undefined;
    const asking = new AbortController();
    const begun = { typed: wanted, country, ...(state !== "" && { state }) };
    const ask = async () => {
      try {
        const suggestions = await suggestAddresses(skywave, begun, asking.signal);
        setFound({ for: wanted, suggestions: suggestions.map(describe) });
      } catch (cause) {
        // Whoever types on asks for something else.
        if (!asking.signal.aborted) throw cause;
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_IN_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [wanted, country, state, skywave]);

  // What was found for fewer letters still says where the street may be, until there is an answer for all of them.
  const suggestions = wanted !== "" && wanted.startsWith(found.for) ? found.suggestions : NONE;

  function dismiss() {
    setWanted("");
    setFound({ for: "", suggestions: NONE });
  }

  return {
    suggestions,
    /** Whether the address stands in the fields as it was picked. */
    isFilled,
    type: (typed: string, isByHand: boolean) => {
      setFilled(false);
      const begun = typed.trim();
      setWanted(isByHand && begun.length >= FEWEST_CHARACTERS ? begun : "");
    },
    pick: (index: number): AddressSuggestion | undefined => {
      const picked = suggestions[index];
      dismiss();
      setFilled(picked !== undefined);
      return picked;
    },
    dismiss,
  };
}

function describe(suggestion: AddressSuggestion): Suggested {
  const { addressLine1, city, state, zipCode } = suggestion;
  return { ...suggestion, head: addressLine1, rest: `${city}, ${state} ${zipCode}` };
}
