import {
  type BrowseContainer,
  type BrowseItem,
  loadBrowsePage,
} from "@skywave/services/catalogue/browse-catalogue";
import { type ReactNode, useId } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import styles from "./browse.module.css";
import { BrowseSetRow } from "./browse-set-row.tsx";

interface BrowseRowsProps {
  pageEntityType: "page" | "channel-linear" | "show";
  pageEntityId: string;
  /** What the page is of, above the rows: not known yet, or null where the catalogue has it no more. */
  renderAbove?: (item: BrowseItem | null | undefined) => ReactNode;
  /** On the picture of each of them. */
  renderPlay?: (item: BrowseItem) => ReactNode;
  /** What else can be done with each of them. */
  actOn?: (item: BrowseItem) => ReactNode;
}

/** A page of things to hear, in rows. */
export function BrowseRows({ pageEntityType, pageEntityId, renderAbove, ...acts }: BrowseRowsProps) {
  const translate = useTranslate<"catalogue">();
  const { locale } = translate;
  const { view, retry } = useServerData({
    area: "catalogue",
    verb: "getPageView",
    params: [pageEntityType, pageEntityId, locale],
    ask: (skywave) => loadBrowsePage(skywave, { pageEntityType, pageEntityId }, { locale }),
  });
  const isMissing = view.status === "failed" && view.failure.code === "NOT_FOUND";
  return (
    <>
      {renderAbove?.(view.status === "ready" ? view.data.item : isMissing ? null : undefined)}
      {view.status === "loading" ? (
        <Spinner label={translate("browse.loading")} />
      ) : view.status === "ready" ? (
        view.data.containers.map((container) => (
          <Container key={container.containerId} container={container} {...acts} />
        ))
      ) : view.failure.code === "NOT_FOUND" ? (
        <Notice tone="bad">{translate("browse.NOT_FOUND")}</Notice>
      ) : (
        <CommonFailureNotice failure={view.failure} onRetry={retry} />
      )}
    </>
  );
}

interface ContainerProps extends Pick<BrowseRowsProps, "renderPlay" | "actOn"> {
  container: BrowseContainer;
}

function Container({ container: { title, sets }, ...acts }: ContainerProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.container}>
      <h2 id={id}>{title}</h2>
      {sets
        .filter(({ items }) => items.length > 0)
        .map((set) => (
          <BrowseSetRow key={set.setId} first={set} containerTitleId={id} {...acts} />
        ))}
    </section>
  );
}
