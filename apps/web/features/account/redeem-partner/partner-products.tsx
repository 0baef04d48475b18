import type { Subscription } from "@skywave/contract";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import surface from "#ui/surface/surface.module.css";
import { PartnerProduct } from "./partner-product.tsx";
import { usePartnerProducts } from "./use-partner-products.ts";

/** The products of partners that come with somebody's plans; nothing where none does. */
export function PartnerProducts({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const translate = useTranslate();
  const { view, reload } = usePartnerProducts(subscriptions);
  if ("products" in view && view.products.length === 0) return null;
  return (
    <section className={surface.card} data-heading="quiet" aria-labelledby="partner-products">
      <h2 id="partner-products">{translate("partner.heading")}</h2>
      {"failure" in view ? (
        <CommonFailureNotice failure={view.failure} onRetry={() => void reload()} />
      ) : (
        view.products.map((product) => (
          <PartnerProduct key={product.id} product={product} onRedeemed={() => void reload()} />
        ))
      )}
    </section>
  );
}
