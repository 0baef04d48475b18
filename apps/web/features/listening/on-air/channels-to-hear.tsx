import { useId } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { RovingList } from "#ui/roving-list.tsx";
import { ChannelCard } from "./channel-card.tsx";
import { channelsByCategory } from "./channels-by-category.ts";
import styles from "./on-air.module.css";
import { useOnAir } from "./use-on-air.ts";

/** All channels on one page with other things, each a press away from being heard. */
export function ChannelsToHear() {
  const translate = useTranslate<"listening">();
  const id = useId();
  const { channels: onAir } = useOnAir();
  const channels = channelsByCategory(translate.locale === "fr-CA").flatMap((category) => category.channels);
  return (
    <section className={styles.toHear} aria-labelledby={id}>
      <h2 id={id}>{translate("channels.heading")}</h2>
      <p className={styles.lead}>{translate("listen.try-any")}</p>
      <RovingList className={styles.channels}>
        {channels.map((channel) => (
          <ChannelCard
            key={channel.number}
            channel={channel}
            onAir={onAir?.find(({ channelId }) => channelId === String(channel.number))}
          />
        ))}
      </RovingList>
    </section>
  );
}
