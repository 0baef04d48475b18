import type { Offer } from "@skywave/contract";
import { useEffect } from "react";
import { ContentImage } from "#content/content-image.tsx";
import { useApp } from "#platform/app-services.ts";
import styles from "./offer-features.module.css";
import { useOfferContent } from "./use-offer-content.ts";

/** What a plan holds and where it is heard, as far as the content store knows. */
export function OfferFeatures({ offer }: { offer: Pick<Offer, "id" | "name"> }) {
  const { tracking } = useApp();
  const { id: offerId, name: packageName } = offer;
  const content = useOfferContent(offerId);
  useEffect(() => {
    if (content === undefined) return;
    const features = content.features?.value ?? [];
    tracking.describe({ packageDescriptions: [{ packageName, planCode: offerId, features }] });
  }, [tracking, content, offerId, packageName]);
  if (content === undefined) return null;
  const { deal, description, features, listeningOptions } = content;
  return (
    <div className={styles.content}>
      {deal && (
        <p lang={deal.lang}>
          <b>{deal.value}</b>
        </p>
      )}
      {description && <p lang={description.lang}>{description.value}</p>}
      {features && (
        <ul lang={features.lang} className={styles.features}>
          {features.value.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {listeningOptions.length > 0 && (
        <ul className={styles.options}>
          {listeningOptions.map(({ id, label, icon }) => (
            <li key={id} lang={label.lang}>
              {icon && <ContentImage picture={icon} className={styles.icon} isDecoration />}
              {label.value}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
