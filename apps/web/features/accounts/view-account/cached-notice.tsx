import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";

interface CachedNoticeProps {
  /** Milliseconds since 1970. */
  cachedAt: number;
  onRetry: () => void;
}

/** Says that what is shown is the copy cached then, and that nothing can be changed now. */
export function CachedNotice({ cachedAt, onRetry }: CachedNoticeProps) {
  const translate = useTranslate();
  const time = new Intl.DateTimeFormat(translate.locale, { dateStyle: "long", timeStyle: "short" });
  return (
    <Notice tone="info" actions={<TextButton onPress={onRetry}>{translate("action.retry")}</TextButton>}>
      {translate("account.cached", { time: time.format(cachedAt) })}
    </Notice>
  );
}
