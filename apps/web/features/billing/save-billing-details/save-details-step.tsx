import { useLostSessionNotice } from "#flows/engine/use-lost-session-notice.ts";
import { StepHeading } from "#flows/presentation/step-heading.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { BillingForm } from "./billing-form.tsx";
import { useKnownCustomer } from "./use-known-customer.ts";
import { useSavedBilling } from "./use-saved-billing.ts";

/** Name and address for what costs nothing: no card is asked for. */
export function SaveDetailsStep() {
  useLostSessionNotice();
  const translate = useTranslate<"deals">();
  const { view, retry } = useSavedBilling();
  const { mayBeKnown, isKnown } = useKnownCustomer(view.status === "ready" ? view.data : undefined, true);
  if (isKnown || (mayBeKnown && view.status === "loading")) return <Spinner />;
  return (
    <>
      <StepHeading text={translate("details.text")}>{translate("details.heading")}</StepHeading>
      {view.status === "loading" ? <Spinner /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {view.status === "ready" ? (
        <BillingForm values={view.data.values} savedCard={undefined} isCardless />
      ) : null}
    </>
  );
}
