import type { Skywave } from "@skywave/sdk";
import type { Reader } from "@skywave/services/content/written";
import { useCallback, useId, useRef } from "react";
import { ContentImage } from "../../../content/content-image.tsx";
import { ContentLink } from "../../../content/content-link.tsx";
import { RichText } from "../../../content/rich-text.tsx";
import { useContent } from "../../../content/use-content.ts";
import { useImpression } from "../../../content/use-impression.ts";
import { useApp } from "../../../platform/app-services.ts";
import { loadShownCampaign, type ShownCampaign, tellSeen } from "./load-shown-campaign.ts";
import styles from "./confirmation-campaign.module.css";

/** What the content store says to those who have just bought. It stands last, so that its arrival moves nothing. */
export function ConfirmationCampaign() {
  const { country } = useApp();
  const load = useCallback(
    (skywave: Skywave, reader: Reader) => loadShownCampaign(skywave, { country, ...reader }),
    [country],
  );
  const shown = useContent(load);
  return shown === undefined ? null : <Shown shown={shown} />;
}

function Shown({ shown }: { shown: ShownCampaign }) {
  const { skywave, country } = useApp();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useImpression(
    section,
    useCallback(() => tellSeen(skywave, country, shown), [skywave, country, shown]),
  );
  const { title, text, picture, callToAction } = shown.campaign;
  return (
    <section ref={section} className={styles.campaign} aria-labelledby={title && id}>
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
