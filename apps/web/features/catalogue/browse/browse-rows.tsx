import { type BrowseItem, loadBrowsePage } from "@skywave/services/catalogue/browse-catalogue";
import type { ReactNode } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { ContainerRows, type ContainerRowsProps } from "./container-rows.tsx";

interface BrowseRowsProps extends Omit<ContainerRowsProps, "container"> {
  pageEntityType: "page" | "channel-linear" | "show";
  pageEntityId: string;
  /** What the page is of, above the rows: not known yet, or null where the catalogue has it no more. */
  renderAbove?: (item: BrowseItem | null | undefined) => ReactNode;
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
          <ContainerRows key={container.containerUrl} container={container} {...acts} />
        ))
      ) : view.failure.code === "NOT_FOUND" ? (
        <Notice tone="bad">{translate("browse.NOT_FOUND")}</Notice>
      ) : (
        <CommonFailureNotice failure={view.failure} onRetry={retry} />
      )}
    </>
  );
}
