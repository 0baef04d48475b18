import type { ContentRef } from "@skywave/contract";
import type { LibraryItem } from "@skywave/services/library/load-library";
import { Link } from "react-router";
import { contentPath } from "#content/on-air/content-path.ts";
import { formatInstantDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { EpisodeProgress } from "../episodes/episode-progress.tsx";
import styles from "./library.module.css";
import type { LibraryActs } from "./use-library-acts.ts";

/** The server takes no more. */
const MOST_PINS = 8;
/** In CSS pixels; the picture that comes is finer. */
const SIDE = 72;

interface LibraryRowProps {
  item: LibraryItem;
  pins: readonly LibraryItem[];
  /** Which one it would change places with. */
  above: LibraryItem | undefined;
  acts: LibraryActs;
}

/** One thing of the library, and what can be done with it. */
export function LibraryRow({ item, pins, above, acts }: LibraryRowProps) {
  const translate = useTranslate<"library" | "catalogue">();
  const { content, pin, isReminding, isGone } = item;
  const { entityType, channel, language, imageUrl } = content;
  const ref = refOf(item);
  const isEpisode = "show" in content;
  const day = isEpisode ? formatInstantDay(content.airedAt, translate.locale) : "";
  const title = isEpisode ? `${content.title}, ${day}` : content.title;
  const where = translate("search.on-channel", { name: channel.name, number: String(channel.number) });
  return (
    <li className={styles.item}>
      {imageUrl === null ? null : (
        <img src={imageUrl} alt="" width={SIDE} height={SIDE} loading="lazy" decoding="async" />
      )}
      <div className={styles.words}>
        <h3>
          {isGone ? (
            <span lang={language}>{content.title}</span>
          ) : (
            <Link to={contentPath(content)} lang={language}>
              {content.title}
            </Link>
          )}
          {pin === null ? null : <span className={styles.pinned}>{translate("library.pinned")}</span>}
        </h3>
        <p className={styles.where}>
          {isGone
            ? translate("library.gone")
            : isEpisode
              ? translate("library.episode", { day })
              : entityType === "show"
                ? where
                : entityType === "artist-station"
                  ? translate("search.artist-station")
                  : translate("channels.number", { number: String(channel.number) })}
        </p>
        {isEpisode && !isGone ? <EpisodeProgress episode={content} /> : null}
        <div className={styles.acts}>
          {pin === null && (isGone || pins.length >= MOST_PINS) ? null : (
            <TextButton
              isWorking={acts.isRunning}
              label={translate(pin === null ? "library.pin-one" : "library.unpin-one", { title })}
              onPress={() => acts.pin(pin === null ? [...pins.map(refOf), ref] : without(pins, ref))}
            >
              {translate(pin === null ? "library.pin" : "library.unpin")}
            </TextButton>
          )}
          {above === undefined ? null : (
            <TextButton
              isWorking={acts.isRunning}
              label={translate("library.up-one", { title })}
              onPress={() => acts.order([ref, refOf(above)])}
            >
              {translate("library.up")}
            </TextButton>
          )}
          {entityType === "show" && !isGone ? (
            <TextButton
              isWorking={acts.isRunning}
              label={translate(isReminding ? "library.silence-one" : "library.remind-one", { title })}
              onPress={() => acts.edit({ action: "keep", ...ref, isReminding: !isReminding })}
            >
              {translate(isReminding ? "library.silence" : "library.remind")}
            </TextButton>
          ) : null}
          <TextButton
            isWorking={acts.isRunning}
            label={translate("library.remove-one", { title })}
            onPress={() => acts.edit({ action: "remove", ...ref })}
          >
            {translate("library.remove")}
          </TextButton>
        </div>
      </div>
    </li>
  );
}

function refOf({ content: { entityType, entityId } }: LibraryItem): ContentRef {
  return { entityType, entityId };
}

function without(pins: readonly LibraryItem[], { entityType, entityId }: ContentRef): ContentRef[] {
  return pins.map(refOf).filter((each) => each.entityType !== entityType || each.entityId !== entityId);
}
