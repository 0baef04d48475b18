import { loadInAppMessage } from "@skywave/services/in-app-messages/load-in-app-message";
import { useState } from "react";
import { ContentLink } from "#content/content-link.tsx";
import { useContent } from "#content/use-content.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";

const NAME = "DISMISSED_MESSAGE";
const QUARTER_IN_SECONDS = 91 * 24 * 60 * 60;

/** What we have to tell the person, until they dismiss it. */
export function ShowInAppMessage() {
  const translate = useTranslate<"plans">();
  const [isDismissedNow, setDismissed] = useState(false);
  const message = useContent({
    verb: "loadInAppMessage",
    load: loadInAppMessage,
  });

  function dismiss(id: string) {
    document.cookie = dismissalCookie(id, location.protocol === "https:");
    setDismissed(true);
    // The button is gone with its message; who uses the keyboard goes on from the top of the page.
    document.querySelector("h1")?.focus();
  }

  if (message === undefined || isDismissedNow || isDismissed(document.cookie, message.id)) return null;
  return (
    <section aria-label={translate("in-app-message.label")}>
      <Notice
        tone="info"
        actions={
          <>
            {message.link === null ? null : (
              <ContentLink address={message.link}>{translate("in-app-message.read-more")}</ContentLink>
            )}
            <TextButton onPress={() => dismiss(message.id)}>{translate("in-app-message.dismiss")}</TextButton>
          </>
        }
      >
        {message.text}
      </Notice>
    </section>
  );
}

/** Whether a message was dismissed in this browser. */
function isDismissed(cookies: string, id: string): boolean {
  return cookies.split("; ").includes(`${NAME}=${encodeURIComponent(id)}`);
}

/** The cookie that remembers it; only the latest message is ever shown, so the latest is all that it names. */
function dismissalCookie(id: string, isSecure: boolean): string {
  const value = `${NAME}=${encodeURIComponent(id)}; path=/; max-age=${QUARTER_IN_SECONDS}; samesite=lax`;
  return isSecure ? `${value}; secure` : value;
}
