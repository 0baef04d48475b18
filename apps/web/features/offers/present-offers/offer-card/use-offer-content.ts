import type { Skywave } from "@skywave/sdk";
import { sessionRegion } from "@skywave/services/account/session-region";
import type { Reader } from "@skywave/services/content/written";
import { useEffect, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";

/**
 * Something from the content store for whoever reads this page; undefined until it is there, and if it never comes.
 * `load` must stay the same function while what it loads is the same.
 */
export function useContent<T>(
  load: (skywave: Skywave, reader: Reader) => Promise<T | undefined>,
): T | undefined {
  const { skywave } = useApp();
  const { locale } = useTranslate();
  const region = useSession((state) => sessionRegion(state.session));
  const [content, setContent] = useState<T>();
  useEffect(() => {
    let isGone = false;
    load(skywave, { locale, region }).then(
      (found) => isGone || setContent(found),
      (cause: unknown) => {
        skywave.log({ level: "error", message: "Content was not loaded", details: { cause } });
      },
    );
    return () => {
      isGone = true;
    };
  }, [skywave, load, locale, region]);
  return content;
}
