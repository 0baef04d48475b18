import type { ReactNode } from "react";
import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import type { ClueWay } from "./check-clues.ts";
import type { useIdentifyAccount } from "./use-identify-account.ts";

interface IdentifyFormProps {
  way: ClueWay;
  identifying: ReturnType<typeof useIdentifyAccount>;
  children: ReactNode;
}

/** What the ways to an account have in common: what is wrong above, and the button below. */
export function IdentifyForm({ way, identifying, children }: IdentifyFormProps) {
  const translate = useTranslate<"lookup">();
  const { problems, attempt, refusal, submit, isSending } = identifying;
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {refusal?.code === "NOT_FOUND" ? (
        <Notice tone="warn" takesFocus>
          {translate(`identify.nobody.${way}`)}
        </Notice>
      ) : refusal === undefined ? null : (
        <CommonFailureNotice failure={refusal} takesFocus />
      )}
      {children}
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isSending} workingText={translate("look-up.looking")}>
          {translate("look-up.submit")}
        </Button>
      </div>
    </form>
  );
}
