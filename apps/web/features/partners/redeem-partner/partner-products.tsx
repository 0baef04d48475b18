import type { Subscription } from "@skywave/contract";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import surface from "#ui/surface/surface.module.css";
import { PartnerProduct } from "./partner-product.tsx";
import { usePartnerProducts } from "./use-partner-products.ts";

/** The products of partners that come with somebody's plans; nothing where none does. */
export function PartnerProducts({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const translate = useTranslate<"plans">();
  const { products, failure, reload } = usePartnerProducts(subscriptions);
  if (products.length === 0 && failure === undefined) return null;
  return (
    <section className={surface.card} data-heading="quiet" aria-labelledby="partner-products">
      <h2 id="partner-products">{translate("partner.heading")}</h2>
      {failure !== undefined ? (
        <CommonFailureNotice failure={failure} onRetry={() => void reload()} />
      ) : (
        products.map((product) => (
          <PartnerProduct key={product.id} product={product} onRedeemed={() => void reload()} />
        ))
      )}
    </section>
  );
}
