import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { IneligibleIdentityNotice } from "#platform/ineligible-identity-notice.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import type { RegisterRefusal } from "./use-register-account.ts";

interface RegisterRefusalNoticeProps {
  refusal: RegisterRefusal;
  onFindAgain: () => void;
}

/** Says why no sign-in was made, and what to do; what is wrong with a field stands beside it. */
export function RegisterRefusalNotice({ refusal, onFindAgain }: RegisterRefusalNoticeProps) {
  const translate = useTranslate<"lookup">();
  switch (refusal.code) {
    case "IDENTITY_ALREADY_EXISTS_ERROR":
      return (
        <Notice
          tone="info"
          takesFocus
          actions={<Link to="/account/login">{translate("sign-in.submit")}</Link>}
        >
          {translate("register-account.IDENTITY_ALREADY_EXISTS_ERROR")}
        </Notice>
      );
    case "UNAUTHENTICATED_CUSTOMER":
      return (
        <Notice
          tone="bad"
          takesFocus
          actions={<TextButton onPress={onFindAgain}>{translate("identified.find-again")}</TextButton>}
        >
          {translate("identified.over")}
        </Notice>
      );
    case "BAD_REQUEST":
    case "INVALID":
    case "EXPIRED":
      return (
        <Notice tone="bad" takesFocus>
          {translate(`sign-in.error.${refusal.code}`)}
        </Notice>
      );
    case "IDENTITY_NOT_ELIGIBLE_ERROR":
    case "ACCOUNT_JOINED":
    case "ACCOUNT_IN_DIFFERENT_COUNTRY":
    case "ACCOUNT_TYPE_NOT_SUPPORTED":
    case "PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED":
    case "CUSTOMER_TYPE_NOT_SUPPORTED":
      return <IneligibleIdentityNotice refusal={refusal} />;
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={refusal} takesFocus />;
  }
}
