import { useTellLostSession } from "#flows/engine/use-tell-lost-session.ts";
import { StepHeading } from "#flows/presentation/step-heading.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { BillingForm } from "./billing-form.tsx";
import { useKeptBilling } from "./use-kept-billing.ts";

/** Name and address for what costs nothing: no card is asked for. */
export function SaveDetailsStep() {
  useTellLostSession();
  const translate = useTranslate();
  const kept = useKeptBilling();
  return (
    <>
      <StepHeading text={translate("details.text")}>{translate("details.heading")}</StepHeading>
      {kept.status === "loading" ? <Spinner /> : null}
      {kept.status === "failed" ? <CommonFailureNotice failure={kept.failure} onRetry={kept.retry} /> : null}
      {kept.status === "ready" ? <BillingForm values={kept.values} keptCard={undefined} isCardless /> : null}
    </>
  );
}
