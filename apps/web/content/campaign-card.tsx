import type { Campaign } from "@skywave/services/content/load-campaign";
import { useId } from "react";
import styles from "./campaign-card.module.css";
import { ContentImage } from "./content-image.tsx";
import { ContentLink } from "./content-link.tsx";
import { RichText } from "./rich-text.tsx";

/** A campaign of the content store: its picture, its words, and the way on. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const id = useId();
  const { title, text, picture, callToAction } = campaign;
  return (
    <section className={styles.campaign} aria-labelledby={title && id}>
      {picture && <ContentImage picture={picture} className={styles.picture} />}
      <div className={styles.words}>
        {title && (
          <h2 id={id} lang={title.lang}>
            {title.value}
          </h2>
        )}
        {text && (
          <div lang={text.lang} className={styles.text}>
            <RichText nodes={text.value} />
          </div>
        )}
        {callToAction && (
          <p>
            <ContentLink address={callToAction.address} lang={callToAction.label.lang}>
              {callToAction.label.value}
            </ContentLink>
          </p>
        )}
      </div>
    </section>
  );
}
