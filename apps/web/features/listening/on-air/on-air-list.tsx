import type { Category } from "@skywave/channels";
import { type ChannelOnAir, loadOnAir } from "@skywave/services/listening/load-on-air";
import { type ReactNode, useEffect, useEffectEvent, useId } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { ChannelCard } from "./channel-card.tsx";
import { channelsByCategory } from "./channels-by-category.ts";
import styles from "./on-air.module.css";

/** Not more often, also where something changes each second. */
const SHORTEST_PAUSE_IN_MILLISECONDS = 5_000;

/** All channels by category, each with what is on; it follows the broadcast. */
export function OnAirList() {
  const translate = useTranslate<"listening">();
  const isFrench = translate.locale === "fr-CA";
  const { view, latest, retry, reload } = useServerData({
    area: "listening",
    verb: "loadOnAir",
    ask: loadOnAir,
  });
  useReloadAtNextChange(latest?.channels, reload);
  return (
    <>
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {channelsByCategory(isFrench).map(({ category, channels }) => (
        <CategorySection key={category} category={category}>
          {channels.map((channel) => (
            <ChannelCard
              key={channel.number}
              channel={channel}
              onAir={latest?.channels.find(({ channelId }) => channelId === String(channel.number))}
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
      <ul className={styles.channels}>{children}</ul>
    </section>
  );
}

/** When the first of all channels plays something else. */
function useReloadAtNextChange(
  channels: readonly ChannelOnAir[] | undefined,
  reload: () => Promise<void>,
): void {
  const { skywave } = useApp();
  const ask = useEffectEvent(() => void reload());
  useEffect(() => {
    if (channels === undefined) return undefined;
    const change = Math.min(...channels.map(({ nowPlaying }) => nowPlaying.endsAt));
    const pause = Math.max(SHORTEST_PAUSE_IN_MILLISECONDS, change - skywave.clock.now());
    const timer = setTimeout(ask, pause);
    return () => clearTimeout(timer);
  }, [channels, skywave]);
}
