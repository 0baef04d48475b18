import { useTranslate } from "#i18n/translation-context.ts";
import { useSession } from "#platform/app-services.ts";
import { basePath } from "#platform/router/page-history.ts";
import { isSignedIn } from "#platform/session-store.ts";

/**
 * Leads a signed-in person to where an episode is kept. The page is loaded anew: what it is made of then is what it is made of
 * without a network, too.
 */
export function KeepOfflineLink({ episodeId, title }: { episodeId: string; title: string }) {
  const translate = useTranslate<"listening">();
  if (!useSession(isSignedIn)) return null;
  return (
    <a
      href={`${basePath()}/listen/offline?${new URLSearchParams({ episode: episodeId })}`}
      aria-label={translate("offline.keep-one", { title })}
    >
      {translate("offline.keep")}
    </a>
  );
}
