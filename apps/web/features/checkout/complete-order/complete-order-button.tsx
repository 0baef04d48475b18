import { formatMoney } from "../../../i18n/format.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { Button } from "../../../ui/button/button.tsx";

interface CompleteOrderButtonProps {
  dueNow: number;
  currency: "USD" | "CAD";
  isSending: boolean;
}

/** Says exactly what pressing it does: what is paid, or that nothing is. */
export function CompleteOrderButton({ dueNow, currency, isSending }: CompleteOrderButtonProps) {
  const translate = useTranslate();
  const amount = formatMoney(dueNow, currency, translate.locale);
  return (
    <Button type="submit" isWorking={isSending} workingText={translate("complete-order.working")}>
      {dueNow === 0 ? translate("complete-order.start-free") : translate("complete-order.pay", { amount })}
    </Button>
  );
}
