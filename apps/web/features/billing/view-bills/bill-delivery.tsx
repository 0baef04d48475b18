import type { BillingProfile } from "@skywave/contract";
import { type ChooseEBillOutcome, chooseEBill } from "@skywave/services/billing/choose-e-bill";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Card } from "#ui/surface/card.tsx";
import pageStyles from "../bill-page/bill-page.module.css";

/** Whether each bill comes by mail. It is kept at the press: there is nothing to confirm. */
export function BillDelivery({ profile }: { profile: Pick<BillingProfile, "id" | "isEBill"> }) {
  const translate = useTranslate<"bills">();
  const { skywave, tracking } = useApp();
  const [isEBill, setEBill] = useState(profile.isEBill);
  // The box moves at the press, and back where nothing was kept.
  const [isWanted, setWanted] = useState(profile.isEBill);
  const [outcome, setOutcome] = useState<ChooseEBillOutcome>();
  const { isRunning, run } = useSingleFlight();

  const choose = (wanted: boolean) =>
    run(async () => {
      setOutcome(undefined);
      setWanted(wanted);
      tracking.event("generic-button-click", { componentName: "billDelivery" });
      const chosen = await chooseEBill(skywave, { billingProfileId: profile.id, isEBill: wanted });
      setOutcome(chosen);
      if (chosen.ok) setEBill(chosen.isEBill);
      else tracking.businessError(chosen.code);
    });

  return (
    <Card heading={translate("bills.delivery")}>
      {outcome?.ok === false ? (
        <CommonFailureNotice failure={outcome} onRetry={() => void choose(!isEBill)} />
      ) : null}
      <Checkbox
        name="isEBill"
        isOptional
        isChecked={isRunning ? isWanted : isEBill}
        onChange={(wanted) => {
          if (!isRunning) void choose(wanted);
        }}
      >
        {translate("bills.by-mail")}
      </Checkbox>
      <p className={pageStyles.soft}>{translate("bills.delivery-text")}</p>
      <p role="status">
        {outcome?.ok === true ? translate(isEBill ? "bills.by-mail-on" : "bills.by-mail-off") : null}
      </p>
    </Card>
  );
}
