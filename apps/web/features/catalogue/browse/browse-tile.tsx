import type { BrowseItem } from "@skywave/services/catalogue/browse-catalogue";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { contentPath } from "#content/on-air/content-path.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { NearPicture } from "#platform/line/near-picture.tsx";
import { formatAiring } from "../search-catalogue/format-airing.ts";
import styles from "./browse.module.css";

/** In CSS pixels; the picture that comes is finer. */
const SIDE = 160;

interface BrowseTileProps {
  item: BrowseItem;
  /** On its picture. */
  play?: ReactNode;
  act?: ReactNode;
}

/** A channel, a show or an artist with its picture, when it is on, and the plan that it takes. */
export function BrowseTile({ item, play, act }: BrowseTileProps) {
  const translate = useTranslate<"catalogue">();
  const { entityType, title, language, channel, onAir, access, imageUrl } = item;
  const isLocked = access.kind === "locked";
  return (
    <li className={styles.tile} data-locked={isLocked}>
      {imageUrl === null ? null : (
        <NearPicture url={imageUrl} side={SIDE} className={styles.picture}>
          {play}
        </NearPicture>
      )}
      <Link to={contentPath(item)} lang={language}>
        {title}
      </Link>
      <small>
        {entityType === "show" ? (
          <span lang={language}>{channel.name}</span>
        ) : entityType === "artist-station" ? (
          translate("search.artist-station")
        ) : (
          translate("channels.number", { number: String(channel.number) })
        )}
      </small>
      {isLocked ? (
        <span className={styles.locked}>{translate("browse.included-in", { plan: access.planName })}</span>
      ) : onAir === null ? null : (
        <span className={onAir.isOnNow ? styles.now : styles.next}>{formatAiring(translate, onAir)}</span>
      )}
      {act}
    </li>
  );
}
