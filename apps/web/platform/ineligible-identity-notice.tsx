import type { IneligibleIdentity } from "@skywave/services/sessions/attach-identity";
import { useTranslate } from "#i18n/translation-context.ts";
import { Notice } from "#ui/feedback/notice.tsx";

/** Says why somebody who proved themselves is not signed in, and where they belong. */
export function IneligibleIdentityNotice({ refusal }: { refusal: IneligibleIdentity }) {
  const translate = useTranslate();
  return <Notice tone="bad">{translate(`sign-in.error.${refusal.code}`)}</Notice>;
}
