import type { Currency } from "@skywave/domain/money/currency";
import type { PhasePrice } from "@skywave/domain/offers/offer";
import type { TaxLine } from "@skywave/domain/tax/tax-lines";
import type { MailBlock } from "../mail-layout.ts";
import type { MailTexts } from "../mail-texts.ts";

interface ChargeToShow {
  price: PhasePrice;
  taxes: readonly Pick<TaxLine, "taxType" | "displayName" | "amountInCents">[];
  totalInCents: number;
}

/** A charge line by line: the plan, our own fee where there is one, each tax, and the total. */
export function amountsOf(
  { price, taxes, totalInCents }: ChargeToShow,
  { heading, plan, currency }: { heading: string; plan: string; currency: Currency },
  texts: MailTexts,
): MailBlock {
  const amount = (cents: number) => texts.money(cents, currency);
  const fee = { label: texts.format("order.line.fee"), amount: amount(price.royaltyFeeInCents) };
  return {
    kind: "amounts",
    heading,
    rows: [
      { label: texts.format("order.line.product", { plan }), amount: amount(price.productAmountInCents) },
      ...(price.royaltyFeeInCents === 0 ? [] : [fee]),
      ...taxes.map((tax) => ({ label: texts.taxName(tax), amount: amount(tax.amountInCents) })),
      { label: texts.format("order.line.total"), amount: amount(totalInCents), isTotal: true },
    ],
  };
}
