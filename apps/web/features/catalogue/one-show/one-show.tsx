import {
  type BrowseContainer,
  type BrowseItem,
  loadBrowsePage,
} from "@skywave/services/catalogue/browse-catalogue";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { ContainerRows } from "../browse/container-rows.tsx";
import { AiringTimes } from "./airing-times.tsx";
import styles from "./one-show.module.css";
import { WaysOn } from "./ways-on.tsx";

/** In CSS pixels; the picture that comes is finer. */
const SIDE = 352;

/** How the keys of their texts begin. */
const TEXTS = { show: "show", "artist-station": "artist" } as const;

interface OneShowProps {
  entityType: keyof typeof TEXTS;
  entityId: string;
  /** On its picture. */
  renderPlay: (show: BrowseItem) => ReactNode;
  /** Whether it can be heard, and with which plan. */
  renderAccess: (show: BrowseItem) => ReactNode;
  renderActs: (show: BrowseItem) => ReactNode;
  /** Below all that is known of it, and above the rows of its page. */
  renderMore: (show: BrowseItem) => ReactNode;
  /** What can be done with each thing in these rows. */
  actOn: (item: BrowseItem) => ReactNode;
}

/** A show or an artist: what it is, where and when it is on, what can be done with it, and the rows of its page. */
export function OneShow({ entityType, entityId, ...slots }: OneShowProps) {
  const translate = useTranslate<"catalogue">();
  const { locale } = translate;
  const kind = TEXTS[entityType];
  const { view, retry } = useServerData({
    area: "catalogue",
    verb: "getPageView",
    params: [entityType, entityId, locale],
    ask: (skywave) =>
      loadBrowsePage(skywave, { pageEntityType: entityType, pageEntityId: entityId }, { locale }),
  });
  const { item: show, airings = [] } = view.status === "ready" ? view.data : { item: undefined };
  const isMissing = show === null || (view.status === "failed" && view.failure.code === "NOT_FOUND");
  // The heading is one and the same from the first moment on: whoever comes from another page stands on it.
  return (
    <>
      <div className={isMissing ? styles.missing : styles.show}>
        {isMissing ? null : <Cover show={show}>{show ? slots.renderPlay(show) : null}</Cover>}
        <div className={styles.words}>
          <h1 tabIndex={-1} lang={show?.language}>
            {show?.title ?? translate(isMissing ? `${kind}.missing` : `title.${kind}`)}
          </h1>
          {isMissing ? (
            <WaysOn kind={kind} />
          ) : view.status === "failed" && view.failure.code !== "NOT_FOUND" ? (
            <CommonFailureNotice failure={view.failure} onRetry={retry} />
          ) : show ? (
            <Words show={show} airings={airings} {...slots} />
          ) : (
            <Spinner label={translate(`${kind}.loading`)} />
          )}
        </div>
      </div>
      {show ? slots.renderMore(show) : null}
      {view.status === "ready" && show
        ? withoutItself(view.data.containers, show).map((container) => (
            <ContainerRows key={container.containerUrl} container={container} actOn={slots.actOn} />
          ))
        : null}
    </>
  );
}

/** Nobody who is on the page of something looks for it there. */
function withoutItself(
  containers: readonly BrowseContainer[],
  { entityType, entityId }: BrowseItem,
): BrowseContainer[] {
  const isOther = (item: BrowseItem) => item.entityType !== entityType || item.entityId !== entityId;
  return containers
    .map(({ sets, ...container }) => ({
      ...container,
      sets: sets.map(({ items, ...set }) => ({ ...set, items: items.filter(isOther) })),
    }))
    .filter(({ sets }) => sets.some(({ items }) => items.length > 0));
}

function Cover({ show, children }: { show: BrowseItem | null | undefined; children: ReactNode }) {
  const imageUrl = show?.imageUrl ?? null;
  return (
    <div className={styles.cover} data-locked={show?.access.kind === "locked"}>
      {imageUrl === null ? null : <img src={imageUrl} alt="" width={SIDE} height={SIDE} />}
      {children}
    </div>
  );
}

interface WordsProps extends Pick<OneShowProps, "renderAccess" | "renderActs"> {
  show: BrowseItem;
  airings: readonly { startsAt: number; endsAt: number }[];
}

function Words({ show, airings, renderAccess, renderActs }: WordsProps) {
  const translate = useTranslate<"catalogue">();
  const { text, longText, channel } = show;
  return (
    <>
      <p>
        <Link to={`/listen/${channel.number}`}>
          {translate("search.on-channel", { name: channel.name, number: String(channel.number) })}
        </Link>
      </p>
      {text === null ? null : <p className={styles.text}>{text}</p>}
      {longText === null ? null : <p className={styles.long}>{longText}</p>}
      {renderAccess(show)}
      <div className={styles.acts}>{renderActs(show)}</div>
      {airings.length === 0 ? null : <AiringTimes airings={airings} />}
    </>
  );
}
