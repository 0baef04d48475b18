import type { Offer } from "@skywave/contract";
import { formatList, formatMoney } from "#i18n/format.ts";
import { productsBeyondName } from "#i18n/products-beyond-name.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useOfferSteps } from "#pricing/price-path/offer-price-path.tsx";
import { PricePathTable } from "#pricing/price-path/price-path-table.tsx";
import { OfferFeatures } from "./offer-features.tsx";

/** Every date and amount of an offer, the fee in them, and what is written about it. */
export function OfferDetails({ offer }: { offer: Offer }) {
  const translate = useTranslate();
  const steps = useOfferSteps(offer);
  const fee = offer.phases.at(-1)?.price.mrfAmount ?? 0;
  const amount = formatMoney(fee, offer.currency, translate.locale);
  const products = productsBeyondName(offer);
  return (
    <>
      <PricePathTable steps={steps} currency={offer.currency} />
      <p>{fee > 0 ? translate("offers.fee-included", { amount }) : translate("offers.fee-none")}</p>
      {products.length === 0 ? null : (
        <p>{translate("offers.includes", { products: formatList(products, translate.locale) })}</p>
      )}
      <OfferFeatures offer={offer} />
    </>
  );
}
