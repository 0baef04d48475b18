import { CHANNELS } from "@skywave/channels";
import { type Station, STATIONS } from "@skywave/channels/stations";
import { useId } from "react";
import { StationArt } from "#content/on-air/channel-art.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { RovingList } from "#ui/roving-list.tsx";
import styles from "./on-air.module.css";
import { ON_AIR_QUESTION } from "../player/on-air-question.ts";
import { PlayButton } from "./play-button.tsx";

const XTRA_CHANNELS = STATIONS.filter(({ type }) => type === "channel-xtra");

/** All xtra channels, each with a button or the plan that it takes; those of artists are listed by the catalogue. */
export function StationList() {
  const translate = useTranslate<"listening">();
  const id = useId();
  // The same answer as that of the channels: a station is heard with one of them.
  const { latest } = useServerData(ON_AIR_QUESTION);
  const planOf = (station: Station) => {
    const access = latest?.channels.find(
      ({ channelId }) => channelId === String(station.channelNumber),
    )?.access;
    return access?.kind === "locked" ? access.planName : undefined;
  };
  return (
    <section aria-labelledby={id} className={styles.category}>
      <h2 id={id}>{translate("listen.stations.channel-xtra")}</h2>
      <p className={styles.lead}>{translate("listen.stations.channel-xtra.lead")}</p>
      <RovingList className={styles.channels}>
        {XTRA_CHANNELS.map((station) => (
          <StationCard key={station.id} station={station} planName={planOf(station)} />
        ))}
      </RovingList>
    </section>
  );
}

function StationCard({ station, planName }: { station: Station; planName: string | undefined }) {
  const translate = useTranslate<"listening">();
  const { type, id, channelNumber } = station;
  const language = translate.locale === "fr-CA" ? "fr" : "en";
  const channel = CHANNELS.find(({ number }) => number === channelNumber);
  const name = station.name[language];
  if (channel === undefined) return null;
  return (
    <li className={styles.card}>
      <div className={styles.cover} data-locked={planName !== undefined}>
        <StationArt station={station} channel={channel} />
        {planName === undefined ? (
          <PlayButton playable={{ type, id, channelId: String(channelNumber) }} name={name} />
        ) : null}
      </div>
      <b>{name}</b>
      <small>{station.text[language]}</small>
      {planName === undefined ? null : (
        <span className={styles.locked}>{translate("listen.included-in", { plan: planName })}</span>
      )}
    </li>
  );
}
