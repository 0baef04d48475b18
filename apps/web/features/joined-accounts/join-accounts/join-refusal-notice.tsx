import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import type { JoinProblem } from "./use-join-accounts.ts";

/** Says why two accounts are not joined, with the person's next move beside it. */
export function JoinRefusalNotice({ problem, onFind }: { problem: JoinProblem; onFind: () => void }) {
  const translate = useTranslate<"radios">();
  const { contactUrl } = useApp().shell;
  switch (problem.code) {
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={problem} takesFocus />;
    case "INVALID":
    case "EXPIRED":
      return (
        <Notice tone="bad" takesFocus>
          {translate(`sign-in.error.${problem.code}`)}
        </Notice>
      );
    case "PAYMENT_METHOD_REQUIRED":
      return (
        <Notice tone="warn" takesFocus>
          {translate("join.card-empty")}
        </Notice>
      );
    case "PAYMENT_DUE":
      return (
        <Notice
          tone="warn"
          takesFocus
          actions={<Link to="/account/pay">{translate("account.pay-now")}</Link>}
        >
          {translate("join.PAYMENT_DUE")}
        </Notice>
      );
    case "NOT_FOUND":
    case "DEVICE_NOT_FOUND":
      return (
        <Notice
          tone="warn"
          takesFocus
          actions={<TextButton onPress={onFind}>{translate("join.find")}</TextButton>}
        >
          {translate(`join.${problem.code}`)}
        </Notice>
      );
    case "SAME_ACCOUNT":
    case "PAYMENT_IN_PROGRESS":
    case "QUOTE_CHANGED":
      return (
        <Notice tone="warn" takesFocus>
          {translate(`join.${problem.code}`)}
        </Notice>
      );
    case "ACCOUNT_NOT_JOINABLE":
    case "COUNTRY_ERROR":
    case "BILLED_ELSEWHERE":
    case "TOO_MANY_PLANS":
      return (
        <Notice
          tone="warn"
          takesFocus
          actions={<Link to={contactUrl}>{translate("own-radios.contact")}</Link>}
        >
          {translate(`join.${problem.code}`)}
        </Notice>
      );
  }
}
