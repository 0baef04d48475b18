import type { Gift } from "@skywave/contract";
import { useState } from "react";
import { emptyGift, type GiftDraft } from "./typed-gift.ts";

/** Grows when the draft changes its shape; older ones are then left behind. */
const KEY = "gift.1";

interface SavedGift {
  draft: GiftDraft;
  /** Was sent to be paid, and nobody has heard yet what became of it. */
  sentGiftId?: string;
}

function readSaved(language: Gift["language"]): SavedGift {
  const fresh = { draft: emptyGift(language) };
  try {
    const saved: Partial<SavedGift> | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return { ...fresh, ...saved, draft: { ...fresh.draft, ...saved?.draft } };
  } catch {
    // A draft that cannot be read is worth less than a fresh start.
    return fresh;
  }
}

function write(saved: SavedGift): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // A full or forbidden store costs the reload, not the gift.
    sessionStorage.removeItem(KEY);
  }
}

/** A gift as it is typed. It outlives a reload, in this tab only, also while it is being paid. */
export function useGiftDraft(language: Gift["language"]) {
  const [saved, setSaved] = useState(() => readSaved(language));

  function keep(next: SavedGift) {
    write(next);
    setSaved(next);
  }

  return {
    draft: saved.draft,
    sentGiftId: saved.sentGiftId,
    change: (changes: Partial<GiftDraft>) => keep({ ...saved, draft: { ...saved.draft, ...changes } }),
    /** Told before a gift is sent to be paid: a reload looks what became of it, instead of starting over. */
    markSent: (sentGiftId: string) => keep({ ...saved, sentGiftId }),
    /** It was not bought; what was typed stays. */
    markRefused: () => keep({ draft: saved.draft }),
    forget() {
      sessionStorage.removeItem(KEY);
      setSaved({ draft: emptyGift(language) });
    },
  };
}
