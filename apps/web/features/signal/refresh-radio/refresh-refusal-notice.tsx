import { Link } from "react-router";
import { formatWait } from "#i18n/format-period.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import type { RefreshRefusal } from "./use-refresh-radio.ts";

/** Where to go on, where it is another page. */
const WAYS = {
  DEVICE_REFRESH_NOT_SUPPORTED: { to: "/subscribe", text: "refresh.action.streaming" },
  NO_SUBSCRIPTION: { to: "/subscribe", text: "refresh.action.plans" },
  PAST_DUE: { to: "/account/pay", text: "refresh.action.pay" },
} as const;

interface RefreshRefusalNoticeProps {
  refusal: RefreshRefusal;
  /** The radio was named by one's own plan, which may be paused or over; both are seen in the account. */
  isOwn: boolean;
  onRetry: () => void;
  onFindAgain: () => void;
}

/** Says why no signal was sent, and what to do. */
export function RefreshRefusalNotice({ refusal, isOwn, onRetry, onFindAgain }: RefreshRefusalNoticeProps) {
  const translate = useTranslate<"signal">();
  if (isOwn && refusal.code === "NO_SUBSCRIPTION")
    return (
      <Notice
        tone="bad"
        takesFocus
        actions={<Link to="/account">{translate("refresh.action.account")}</Link>}
      >
        {translate("refresh.error.own-plan-not-running")}
      </Notice>
    );
  switch (refusal.code) {
    case "DEVICE_REFRESH_NOT_SUPPORTED":
    case "NO_SUBSCRIPTION":
    case "PAST_DUE": {
      const { to, text } = WAYS[refusal.code];
      return (
        <Notice tone="bad" takesFocus actions={<Link to={to}>{translate(text)}</Link>}>
          {translate(`refresh.error.${refusal.code}`)}
        </Notice>
      );
    }
    case "DEVICE_NOT_FOUND":
      return (
        <Notice
          tone="bad"
          takesFocus
          actions={<TextButton onPress={onFindAgain}>{translate("refresh.action.find")}</TextButton>}
        >
          {translate("refresh.error.DEVICE_NOT_FOUND")}
        </Notice>
      );
    case "REFRESH_LIMIT_REACHED":
      return (
        <Notice tone="info" takesFocus>
          {translate("refresh.error.REFRESH_LIMIT_REACHED", {
            wait: formatWait(translate, refusal.retryAfterInSeconds),
          })}
        </Notice>
      );
    case "FAILED_TO_REFRESH_DEVICE":
    case "NOT_FOUND":
      return (
        <Notice
          tone="bad"
          takesFocus
          actions={<TextButton onPress={onRetry}>{translate("action.retry")}</TextButton>}
        >
          {translate(`refresh.error.${refusal.code}`)}
        </Notice>
      );
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={refusal} takesFocus onRetry={onRetry} />;
  }
}
