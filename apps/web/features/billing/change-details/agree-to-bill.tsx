import type { ChangedBill } from "@skywave/services/accounts/details/quote-address";
import { focusOnArrival } from "#ui/focus-on-arrival.ts";
import formStyles from "#forms/form.module.css";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { BillLines } from "#pricing/bill-lines.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";

interface AgreeToBillProps {
  bill: ChangedBill;
  isWorking: boolean;
  onAgree: () => void;
  onBack: () => void;
}

/** What another address makes of the next bill, line by line, before it is saved. */
export function AgreeToBill({ bill, isWorking, onAgree, onBack }: AgreeToBillProps) {
  const translate = useTranslate<"self">();
  const { from, before, after } = bill;
  const money = (amount: number) => formatMoney(amount, after.currency, translate.locale);
  return (
    <div className={formStyles.form}>
      <h3 ref={focusOnArrival} tabIndex={-1}>
        {translate("manage.move-heading", { after: money(after.amount), before: money(before.amount) })}
      </h3>
      <p>
        {translate("manage.move-why", {
          date: formatDay(after.date, translate.locale),
          from: formatDay(from, translate.locale),
        })}
      </p>
      {after.lines.map(({ subscriptionId, description, lines }, place) => (
        <BillLines
          key={`${place} ${subscriptionId}`}
          product={description}
          lines={lines}
          currency={after.currency}
        />
      ))}
      <div className={formStyles.foot}>
        <Button type="button" isWorking={isWorking} onPress={onAgree}>
          {translate("manage.move-agree")}
        </Button>
        <TextButton onPress={onBack}>{translate("manage.move-back")}</TextButton>
      </div>
    </div>
  );
}
