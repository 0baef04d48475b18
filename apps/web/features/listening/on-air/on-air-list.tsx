import type { Category } from "@skywave/channels";
import { type ReactNode, useId } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { RovingList } from "#ui/roving-list.tsx";
import { ChannelCard } from "./channel-card.tsx";
import { channelsByCategory } from "./channels-by-category.ts";
import styles from "./on-air.module.css";
import { useOnAir } from "./use-on-air.ts";

/** All channels by category, each with what is on. */
export function OnAirList() {
  const isFrench = useTranslate<"listening">().locale === "fr-CA";
  const { failure, channels: onAir, retry } = useOnAir();
  return (
    <>
      {failure === undefined ? null : <CommonFailureNotice failure={failure} onRetry={retry} />}
      {channelsByCategory(isFrench).map(({ category, channels }) => (
        <CategorySection key={category} category={category}>
          {channels.map((channel) => (
            <ChannelCard
              key={channel.number}
              channel={channel}
              onAir={onAir?.find(({ channelId }) => channelId === String(channel.number))}
            />
          ))}
        </CategorySection>
      ))}
    </>
  );
}

function CategorySection({ category, children }: { category: Category; children: ReactNode }) {
  const translate = useTranslate<"listening">();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.category}>
      <h2 id={id}>{translate(`listen.category.${category}`)}</h2>
      <RovingList className={styles.channels}>{children}</RovingList>
    </section>
  );
}
