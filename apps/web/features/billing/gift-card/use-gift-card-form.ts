import { loadPageDictionaries } from "#i18n/load-translator.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";

const NO_CONNECTION = { ok: false, code: "UNREACHABLE", reason: "offline" } as const;

/** The form of a gift card with its texts, which come down only where somebody has one. */
export function useGiftCardForm(isWanted: boolean) {
  const { locale } = useTranslate();
  return useServerData({
    area: "gifts",
    verb: "loadGiftCardForm",
    params: [locale],
    async ask(skywave) {
      try {
        const [{ GiftCardForm: Form }] = await Promise.all([
          import("./gift-card-form.tsx"),
          loadPageDictionaries(skywave, ["bills"], locale),
        ]);
        return { ok: true, Form } as const;
      } catch (cause) {
        const details = { cause: String(cause) };
        skywave.log({ level: "error", message: "The form of a gift card did not load", details });
        return NO_CONNECTION;
      }
    },
    isForAnybody: true,
    isWanted,
  });
}
