import type { Gift } from "@skywave/contract";
import { useState } from "react";
import { emptyGift, type GiftDraft } from "./typed-gift.ts";

/** Grows when the draft changes its shape; older ones are then left behind. */
const KEY = "gift.1";

interface KeptGift {
  draft: GiftDraft;
  /** Was sent to be paid, and nobody has heard yet what became of it. */
  sentGiftId?: string;
}

function readKept(language: Gift["language"]): KeptGift {
  const fresh = { draft: emptyGift(language) };
  try {
    const kept: Partial<KeptGift> | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return { ...fresh, ...kept, draft: { ...fresh.draft, ...kept?.draft } };
  } catch {
    // A draft that cannot be read is worth less than a fresh start.
    return fresh;
  }
}

function write(kept: KeptGift): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden store costs the reload, not the gift.
    sessionStorage.removeItem(KEY);
  }
}

/** A gift as it is typed. It outlives a reload, in this tab only, also while it is being paid. */
export function useGiftDraft(language: Gift["language"]) {
  const [kept, setKept] = useState(() => readKept(language));

  function keep(next: KeptGift) {
    write(next);
    setKept(next);
  }

  return {
    draft: kept.draft,
    sentGiftId: kept.sentGiftId,
    change: (changes: Partial<GiftDraft>) => keep({ ...kept, draft: { ...kept.draft, ...changes } }),
    /** Told before a gift is sent to be paid: a reload looks what became of it, instead of starting over. */
    markSent: (sentGiftId: string) => keep({ ...kept, sentGiftId }),
    /** It was not bought; what was typed stays. */
    markRefused: () => keep({ draft: kept.draft }),
    forget() {
      sessionStorage.removeItem(KEY);
      setKept({ draft: emptyGift(language) });
    },
  };
}
