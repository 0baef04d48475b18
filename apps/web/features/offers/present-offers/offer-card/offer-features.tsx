import type { Offer } from "@skywave/contract";
import { loadOfferContent, type OfferContent } from "@skywave/services/content/load-offer-content";
import { sessionRegion } from "@skywave/services/sessions/session-region";
import { useEffect, useState } from "react";
import { ContentImage } from "#content/content-image.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import styles from "./offer-features.module.css";

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

/**
 * What is written about an offer; undefined until it is there, and if it never comes. It stands on the first page of a
 * checkout, which does without the library of other pages' answers.
 */
function useOfferContent(offerId: string): OfferContent | undefined {
  const { skywave } = useApp();
  const { locale } = useTranslate();
  const region = useSession((state) => sessionRegion(state.session));
  const [content, setContent] = useState<OfferContent>();
  useEffect(() => {
    let isGone = false;
    loadOfferContent(skywave, { offerId, locale, region }).then(
      (found) => isGone || setContent(found),
      (cause: unknown) => {
        skywave.log({ level: "error", message: "Content was not loaded", details: { cause } });
      },
    );
    return () => {
      isGone = true;
    };
  }, [skywave, offerId, locale, region]);
  return content;
}
