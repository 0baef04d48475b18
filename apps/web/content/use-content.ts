import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { useTranslate } from "#i18n/translation-context.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";

interface Content<T> {
  verb: string;
  /** Whatever it depends on, beside the language of its reader. */
  params?: readonly unknown[];
  load: (skywave: Skywave, locale: Locale) => Promise<T | undefined>;
}

/** Something written for whoever reads this page; undefined until it is there, and if it never comes: no page waits. */
export function useContent<T>({ verb, params = [], load }: Content<T>): T | undefined {
  const { locale } = useTranslate();
  const { latest } = useServerData({
    area: "content",
    verb,
    params: [locale, ...params],
    async ask(skywave) {
      try {
        return { ok: true, found: await load(skywave, locale) } as const;
      } catch (cause) {
        skywave.log({ level: "error", message: "Content was not loaded", details: { cause } });
        return { ok: true, found: undefined } as const;
      }
    },
    isForAnybody: true,
  });
  return latest?.found;
}
