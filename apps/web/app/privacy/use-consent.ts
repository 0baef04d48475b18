import type { ConsentState } from "@skywave/sdk";
import { useEffect, useState } from "react";
import { useApp } from "#platform/app-services.ts";
import { consentOfPage, hasChosen, saveConsent } from "#platform/privacy/consent.ts";

export interface Consent {
  state: ConsentState;
  hasChosen: boolean;
  /** Whether it was chosen here, so that this page may say so. */
  isSaved: boolean;
  keep: (optional: readonly string[]) => void;
}

/** What the person agreed to. Read again when they come back from another tab, where they may have changed it. */
export function useConsent(): Consent {
  const { skywave, country } = useApp();
  const read = () => ({ state: consentOfPage(country), hasChosen: hasChosen(document.cookie) });
  const [seen, setSeen] = useState(read);
  const [isSaved, setSaved] = useState(false);

  useEffect(() => {
    const look = () => {
      setSeen({ state: consentOfPage(country), hasChosen: hasChosen(document.cookie) });
    };
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [country]);

  return {
    ...seen,
    isSaved,
    keep(optional) {
      const state = saveConsent(optional, country);
      setSeen({ state, hasChosen: true });
      setSaved(true);
      // Kept and told at the next sign-in if it fails now; there is nothing for the person to do.
      void skywave.privacy.record(state);
    },
  };
}
