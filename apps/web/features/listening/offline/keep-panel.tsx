import { type Episode, loadEpisodes } from "@skywave/services/listening/load-episodes";
import { useRef, useState } from "react";
import { episodeTitle } from "#content/on-air/episode-title.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatInstantDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { PlanLink } from "../plan-link.tsx";
import { BYTES_PER_SECOND } from "./bytes-per-second.ts";
import { formatSize } from "./format-size.ts";
import { keepEpisode, type KeepOutcome } from "./keep-episode.ts";
import { withKeptEpisodes } from "../kept/kept-episodes.ts";
import styles from "./offline.module.css";

interface KeepPanelProps {
  episodeId: string;
  identityId: string;
  onKept: () => void;
}

/** Offers to keep one episode on this device, with what it takes up. */
export function KeepPanel({ episodeId, ...rest }: KeepPanelProps) {
  const translate = useTranslate<"listening">();
  const { view, retry } = useServerData({
    area: "listening",
    verb: "loadOne",
    params: [episodeId],
    ask: (skywave) => loadEpisodes(skywave, episodeId, { before: 0, after: 0 }),
  });
  if (view.status === "loading") return <Spinner label={translate("listen.episodes-loading")} />;
  if (view.status === "failed" && view.failure.code !== "NOT_FOUND")
    return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
  const episode = view.status === "ready" ? view.data.episodes.find(({ id }) => id === episodeId) : undefined;
  if (episode === undefined) return <Notice tone="bad">{translate("offline.error.NOT_FOUND")}</Notice>;
  return <Keep episode={episode} {...rest} />;
}

function Keep({ episode, identityId, onKept }: Omit<KeepPanelProps, "episodeId"> & { episode: Episode }) {
  const translate = useTranslate<"listening">();
  const { locale } = translate;
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const leaving = useRef(new AbortController());
  const [part, setPart] = useState(0);
  const [outcome, setOutcome] = useState<KeepOutcome>();
  const title = `${episodeTitle(episode, locale)}, ${formatInstantDay(new Date(episode.airedAt).toISOString(), locale)}`;
  const size = formatSize(episode.durationInSeconds * BYTES_PER_SECOND, locale);
  const percent = new Intl.NumberFormat(locale, { style: "percent" }).format(part);

  async function keep() {
    setOutcome(undefined);
    setPart(0);
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const kept = await withKeptEpisodes((store) =>
      keepEpisode(episode, { skywave, kept: store, identityId, signal, onProgress: setPart }),
    );
    setOutcome(kept);
    onKept();
  }

  return (
    <div className={styles.panel}>
      {isRunning ? (
        <>
          <p id="downloading">{translate("offline.downloading", { title, percent })}</p>
          <progress aria-labelledby="downloading" max={1} value={part} />
          <TextButton onPress={() => leaving.current.abort()}>{translate("offline.cancel")}</TextButton>
        </>
      ) : outcome?.ok === true ? (
        <Notice tone="good">{translate("offline.done", { title })}</Notice>
      ) : (
        <>
          <p>{translate("offline.ready", { title, size })}</p>
          <KeepRefusal outcome={outcome} />
          <Button onPress={() => void run(keep)}>{translate("offline.download")}</Button>
        </>
      )}
    </div>
  );
}

function KeepRefusal({ outcome }: { outcome: KeepOutcome | undefined }) {
  const translate = useTranslate<"listening">();
  const signedIn = useSession(isSignedIn);
  if (outcome === undefined || outcome.ok) return null;
  switch (outcome.code) {
    case "NO_ROOM":
    case "LOST":
    case "CANCELLED":
    case "NOT_FOUND":
      return (
        <Notice tone={outcome.code === "CANCELLED" ? "info" : "bad"}>
          {translate(`offline.error.${outcome.code}`)}
        </Notice>
      );
    case "CHANNEL_LOCKED":
      return (
        <Notice tone="bad">
          {translate("player.error.CHANNEL_LOCKED", { plan: outcome.planName })}{" "}
          <PlanLink planName={outcome.planName} isMember={signedIn} />
        </Notice>
      );
    default:
      return <CommonFailureNotice failure={outcome} />;
  }
}
