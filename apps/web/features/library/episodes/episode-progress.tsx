import type { LibraryEpisode } from "@skywave/services/library/load-episodes";
import { useTranslate } from "#i18n/translation-context.ts";
import styles from "./episodes.module.css";

/** How far somebody is in an episode; nothing where they have not begun it. */
export function EpisodeProgress({ episode }: { episode: LibraryEpisode }) {
  const translate = useTranslate<"library">();
  const { playback, durationInSeconds } = episode;
  const { positionInSeconds, isFinished, updatedAt } = playback;
  if (updatedAt === null) return null;
  const minutesLeft = Math.ceil((durationInSeconds - positionInSeconds) / 60);
  const words = isFinished
    ? translate("library.finished")
    : translate.plural("library.left", minutesLeft, { count: minutesLeft });
  return (
    <p className={styles.progress}>
      <progress
        max={durationInSeconds}
        value={isFinished ? durationInSeconds : positionInSeconds}
        aria-label={words}
      />
      <span aria-hidden="true">{words}</span>
    </p>
  );
}
