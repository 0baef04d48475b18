import type { TransferRefusal } from "@skywave/services/orders/change/quote-radio-transfer";
import { Link } from "react-router";
import { formatDay } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { planPaths } from "../parts/plan-paths.ts";
import { TRANSFER_MESSAGES } from "./transfer-messages.ts";

const SATELLITE = "/subscribe/checkout/purchase/satellite";

/** Says why a plan does not move to a radio, with the person's next move beside it. */
export function TransferRefusalNotice({ refusal }: { refusal: TransferRefusal }) {
  const translate = useTranslate<"radios">();
  const { contactUrl } = useApp().shell;
  const leadTo = (to: string, text: string) => <Link to={to}>{text}</Link>;

  switch (refusal.code) {
    case "CS_INELIGIBLE_RADIO":
      return (
        <Notice tone="warn" takesFocus>
          {translate(`transfer.CS_INELIGIBLE_RADIO.${refusal.reason}`)}
        </Notice>
      );
    case "PLAN_CANNOT_MOVE":
      if (refusal.reason === "movedOften")
        return (
          <Notice tone="warn" takesFocus>
            {translate("transfer.PLAN_CANNOT_MOVE.movedOften", {
              date: formatDay(refusal.movableFrom, translate.locale),
            })}
          </Notice>
        );
      return (
        <Notice
          tone="warn"
          takesFocus
          actions={
            refusal.reason === "account"
              ? leadTo(contactUrl, translate("own-radios.contact"))
              : leadTo(SATELLITE, translate("transfer.see-plans"))
          }
        >
          {translate(`transfer.PLAN_CANNOT_MOVE.${refusal.reason}`)}
        </Notice>
      );
    case "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR":
      return (
        <Notice tone="warn" takesFocus actions={leadTo(contactUrl, translate("own-radios.contact"))}>
          {translate(TRANSFER_MESSAGES[refusal.code])}
        </Notice>
      );
    case "PAYMENT_DUE":
    case "SUBSCRIPTION_SUSPENDED":
      return (
        <Notice tone="warn" takesFocus actions={leadTo(planPaths.pay, translate("account.pay-now"))}>
          {translate(TRANSFER_MESSAGES[refusal.code])}
        </Notice>
      );
    case "DEVICE_NOT_FOUND":
    case "COUNTRY_ERROR":
    case "PAYMENT_IN_PROGRESS":
      return (
        <Notice tone="warn" takesFocus>
          {translate(TRANSFER_MESSAGES[refusal.code])}
        </Notice>
      );
    case "NOT_FOUND":
    case "SUBSCRIPTION_ENDED":
    case "PART_OF_BUNDLE":
    case "BILLED_ELSEWHERE":
    case "CANCELLATION_PENDING":
    case "SUBSCRIPTION_PAUSED":
      return (
        <Notice tone="warn" takesFocus actions={leadTo(planPaths.account, translate("transfer.see-account"))}>
          {translate(TRANSFER_MESSAGES[refusal.code])}
        </Notice>
      );
  }
}
