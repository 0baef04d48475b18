import { useCallback, useEffect, useState } from "react";
import { loadPageDictionaries } from "#i18n/load-translator.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import type { GiftCardForm } from "./gift-card-form.tsx";

type Loading = { status: "loading" | "failed" } | { status: "ready"; Form: typeof GiftCardForm };

/** The form of a gift card with its texts, which come down only where somebody has one. */
export function useGiftCardForm(isWanted: boolean) {
  const { skywave } = useApp();
  const { locale } = useTranslate();
  const [loading, setLoading] = useState<Loading>({ status: "loading" });

  const load = useCallback(async () => {
    setLoading({ status: "loading" });
    try {
      const [{ GiftCardForm: Form }] = await Promise.all([
        import("./gift-card-form.tsx"),
        loadPageDictionaries(skywave, ["bills"], locale),
      ]);
      setLoading({ status: "ready", Form });
    } catch (cause) {
      const details = { cause: String(cause) };
      skywave.log({ level: "error", message: "The form of a gift card did not load", details });
      setLoading({ status: "failed" });
    }
  }, [skywave, locale]);
  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted, load]);
  return { loading, load };
}
