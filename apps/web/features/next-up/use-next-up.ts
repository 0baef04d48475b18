import { loadNextUp } from "@skywave/services/next-up/next-up";
import { useTranslate } from "#i18n/translation-context.ts";
import { useSession } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { isSignedIn } from "#platform/session-store.ts";

/** What the signed-in person wants to hear next; undefined until it is known, and for everybody else. */
export function useNextUp() {
  const { locale } = useTranslate();
  const { latest } = useServerData({
    area: "nextUp",
    verb: "loadNextUp",
    params: [locale],
    ask: (skywave) => loadNextUp(skywave, locale),
    isWanted: useSession(isSignedIn),
    follows: true,
  });
  return latest;
}

export type QueuedItem = NonNullable<ReturnType<typeof useNextUp>>["items"][number];
