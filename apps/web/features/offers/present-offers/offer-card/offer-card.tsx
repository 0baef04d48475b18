import type { Offer } from "@skywave/contract";
import { lazy, type ReactNode, useId, useState } from "react";
import { formatList, formatMoney } from "#i18n/format.ts";
import { productsBeyondName } from "#i18n/products-beyond-name.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { OfferHeadline } from "#pricing/offer-headline.tsx";
import { useOfferSteps } from "#pricing/price-path/offer-price-path.tsx";
import { PricePath } from "#pricing/price-path/price-path.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { BesideThePage } from "#platform/beside-the-page.tsx";
import styles from "./offer-card.module.css";

// Few open the details, and the first page has no room for them.
const PricePathTable = lazy(async () => ({
  default: (await import("#pricing/price-path/price-path-table.tsx")).PricePathTable,
}));
const OfferFeatures = lazy(async () => ({ default: (await import("./offer-features.tsx")).OfferFeatures }));

interface OfferCardProps {
  offer: Offer;
  isChosen: boolean;
  onChoose: () => void;
}

/** One plan to pick: its price now, its price later, and the way there. */
export function OfferCard({ offer, isChosen, onChoose }: OfferCardProps) {
  const translate = useTranslate();
  const id = useId();
  const steps = useOfferSteps(offer);
  return (
    <div className={styles.card} data-chosen={isChosen}>
      <label className={styles.choice}>
        <input
          type="radio"
          name="offer"
          value={offer.id}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={id}
        />
        <span className={styles.kind}>{translate(`offers.type.${offer.type}`)}</span>
        <span className={styles.name}>{offer.name}</span>
      </label>
      <div id={id}>
        <OfferHeadline offer={offer} look="card" />
        <PricePath steps={steps} currency={offer.currency} startsToday />
      </div>
      <Details offer={offer}>
        <PricePathTable steps={steps} currency={offer.currency} />
      </Details>
    </div>
  );
}

function Details({ offer, children }: { offer: Offer; children: ReactNode }) {
  const translate = useTranslate();
  const { tracking } = useApp();
  const [wasOpened, setOpened] = useState(false);
  const fee = offer.phases.at(-1)?.price.mrfAmount ?? 0;
  const amount = formatMoney(fee, offer.currency, translate.locale);
  const products = productsBeyondName(offer);
  return (
    <div className={styles.details}>
      <Disclosure
        summary={translate("offers.details")}
        label={`${translate("offers.details")}: ${offer.name}`}
        onToggle={() => {
          setOpened(true);
          tracking.event("details-accordion-chevron", { componentName: offer.id });
        }}
      >
        {wasOpened ? <BesideThePage>{children}</BesideThePage> : null}
        <p>{fee > 0 ? translate("offers.fee-included", { amount }) : translate("offers.fee-none")}</p>
        {products.length === 0 ? null : (
          <p>{translate("offers.includes", { products: formatList(products, translate.locale) })}</p>
        )}
        {wasOpened ? (
          <BesideThePage>
            <OfferFeatures offer={offer} />
          </BesideThePage>
        ) : null}
      </Disclosure>
    </div>
  );
}
