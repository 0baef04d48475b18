import type { BrowseContainer, BrowseItem } from "@skywave/services/catalogue/browse-catalogue";
import { type ReactNode, useId } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import styles from "./browse.module.css";
import { BrowseSetRow } from "./browse-set-row.tsx";
import { type BrowsePlace, useBrowsePage } from "./use-browse-page.ts";

interface BrowseRowsProps extends BrowsePlace {
  /** What can be done with each of them. */
  actOn?: (item: BrowseItem) => ReactNode;
}

/** A page of things to hear, in rows. */
export function BrowseRows({ pageEntityType, pageEntityId, actOn }: BrowseRowsProps) {
  const translate = useTranslate<"catalogue">();
  const { view, retry } = useBrowsePage({ pageEntityType, pageEntityId });
  if (view.status === "loading") return <Spinner label={translate("browse.loading")} />;
  if (view.status === "failed") {
    if (view.failure.code === "NOT_FOUND") return <Notice tone="bad">{translate("browse.NOT_FOUND")}</Notice>;
    return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
  }
  return view.data.containers.map((container) => (
    <Container key={container.containerId} container={container} actOn={actOn} />
  ));
}

interface ContainerProps {
  container: BrowseContainer;
  actOn: BrowseRowsProps["actOn"];
}

function Container({ container: { title, sets }, actOn }: ContainerProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.container}>
      <h2 id={id}>{title}</h2>
      {sets
        .filter(({ items }) => items.length > 0)
        .map((set) => (
          <BrowseSetRow key={set.setId} first={set} containerTitleId={id} actOn={actOn} />
        ))}
    </section>
  );
}
