import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { formatWait } from "#i18n/format-period.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useApp } from "./app-services.ts";

/** The words for a failure that any call may meet. */
function formatCommonFailure(translate: Translator, failure: CommonFailure, brand: string): string {
  switch (failure.code) {
    case "UNREACHABLE":
      return translate("failure.UNREACHABLE", { brand });
    case "SESSION_ENDED":
      return translate("failure.SESSION_ENDED");
    case "RATE_LIMIT_EXCEEDED":
      return translate(failure.isBusy ? "failure.BUSY" : "failure.RATE_LIMIT_EXCEEDED", {
        wait: formatWait(translate, failure.retryAfterInSeconds),
      });
    case "SYSTEM":
      if (failure.needsSignIn) return translate("failure.SIGN_IN_AGAIN");
      return translate("failure.SYSTEM", { reference: failure.traceId === "" ? "–" : failure.traceId });
  }
}

interface CommonFailureNoticeProps {
  failure: CommonFailure;
  onRetry?: () => void;
  takesFocus?: boolean;
}

/** Says what went wrong and offers to try again where that can help. */
export function CommonFailureNotice({ failure, onRetry, takesFocus = false }: CommonFailureNoticeProps) {
  const translate = useTranslate();
  const { shell } = useApp();
  return (
    <Notice
      tone="bad"
      takesFocus={takesFocus}
      actions={
        onRetry === undefined ? undefined : (
          <TextButton onPress={onRetry}>{translate("action.retry")}</TextButton>
        )
      }
    >
      {formatCommonFailure(translate, failure, shell.brand.name)}
    </Notice>
  );
}
