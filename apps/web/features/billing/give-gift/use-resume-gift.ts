import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { resumeGift } from "./save-gift.ts";
import type { GiftDraft } from "./typed-gift.ts";

/** Takes up the gift that was begun on another device, where the address asks for it. */
export function useResumeGift(onResumed: (draft: GiftDraft) => void): "none" | "asking" | "resumed" {
  const { skywave, country } = useApp();
  const { locale: language } = useTranslate();
  const [query] = useSearchParams();
  const [progress, setProgress] = useState<"none" | "asking" | "resumed">(
    query.has("resume") ? "asking" : "none",
  );
  useEffect(() => {
    if (progress !== "asking") return undefined;
    let isGone = false;
    void resumeGift(skywave, { country, language }).then((draft) => {
      if (isGone) return;
      if (draft !== undefined) onResumed(draft);
      setProgress(draft === undefined ? "none" : "resumed");
    });
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asked once: what is typed since is newer than what was kept
  }, []);
  return progress;
}
