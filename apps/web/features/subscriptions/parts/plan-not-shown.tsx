import { useNavigate } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import type { PlanView } from "./use-plan.ts";

interface PlanNotShownProps {
  view: PlanView;
  onRetry: () => void;
}

/** What stands in the place of a plan while it loads, and when it cannot be shown; ready without one, there is none. */
export function PlanNotShown({ view, onRetry }: PlanNotShownProps) {
  const translate = useTranslate<"plans">();
  const navigate = useNavigate();
  if (view.status === "loading") return <Spinner label={translate("plan.loading")} />;
  if (view.status === "ready")
    return (
      <Notice
        tone="info"
        actions={
          <TextButton onPress={() => void navigate("/subscribe")}>{translate("plan.see-plans")}</TextButton>
        }
      >
        {translate("plan.none")}
      </Notice>
    );
  const { failure } = view;
  if (failure.code !== "NOT_FOUND") return <CommonFailureNotice failure={failure} onRetry={onRetry} />;
  return (
    <Notice
      tone="warn"
      actions={
        <TextButton onPress={() => void navigate("/account")}>{translate("plan.see-account")}</TextButton>
      }
    >
      {translate("plan.not-found")}
    </Notice>
  );
}
