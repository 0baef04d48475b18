import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";

interface KnownNoticeProps {
  /** Milliseconds since 1970. */
  keptAt: number;
  onRetry: () => void;
}

/** Says that what is shown is what was known then, and that nothing can be changed now. */
export function KnownNotice({ keptAt, onRetry }: KnownNoticeProps) {
  const translate = useTranslate();
  const time = new Intl.DateTimeFormat(translate.locale, { dateStyle: "long", timeStyle: "short" });
  return (
    <Notice tone="info" actions={<TextButton onPress={onRetry}>{translate("action.retry")}</TextButton>}>
      {translate("account.known", { time: time.format(keptAt) })}
    </Notice>
  );
}
