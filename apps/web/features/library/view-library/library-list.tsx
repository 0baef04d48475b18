import { loadLibrary, loadLibraryFilters, type LibraryItem } from "@skywave/services/library/load-library";
import { useState } from "react";
import { Link } from "react-router";
import { ChannelCovers } from "#content/on-air/channel-covers.tsx";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import buttonStyles from "#ui/button/button.module.css";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { LibraryRow } from "./library-row.tsx";
import { LibraryViews, type ViewId } from "./library-views.tsx";
import styles from "./library.module.css";
import { useLibraryActs } from "./use-library-acts.ts";

const SORTS = ["recentlyKept", "title", "manual"] as const;
type Sort = (typeof SORTS)[number];

/** All that somebody keeps: pins first, then the rest in an order. */
export function LibraryList() {
  const translate = useTranslate<"library">();
  const [view, setView] = useState<ViewId>("all");
  const [sort, setSort] = useState<Sort>("recentlyKept");
  const { latest } = useServerData({
    area: "library",
    verb: "getLibraryFilters",
    ask: loadLibraryFilters,
    follows: true,
  });
  const counts = latest?.filters.filterViews ?? [];
  const isEmpty = counts.find(({ filterViewId }) => filterViewId === "all")?.count === 0;
  return (
    <section aria-labelledby="library-items" className={styles.library}>
      <h2 id="library-items">{translate("library.items")}</h2>
      <div className={styles.tools} hidden={isEmpty}>
        <LibraryViews view={view} counts={counts} onView={setView} />
        <SelectField
          label={translate("library.sort")}
          name="library-sort"
          value={sort}
          placeholder={translate("library.sort")}
          options={SORTS.map((value) => ({ value, label: translate(`library.sort.${value}`) }))}
          onChange={(value) => setSort(SORTS.find((each) => each === value) ?? "recentlyKept")}
        />
      </div>
      <Items key={`${view} ${sort}`} view={view} sort={sort} />
    </section>
  );
}

function Items({ view: filterViewId, sort }: { view: ViewId; sort: Sort }) {
  const translate = useTranslate<"library">();
  const { locale } = translate;
  const [pageCount, setPageCount] = useState(1);
  const order = sort === "manual" ? { enableManualSort: true } : { sortType: sort };
  const { view, retry, latest } = useServerData({
    area: "library",
    verb: "getLibraryFilterView",
    params: [filterViewId, sort, locale, pageCount],
    ask: (skywave) => loadLibrary(skywave, { locale, filterViewId, ...order }, pageCount),
    follows: true,
  });
  const shown = latest === undefined ? [] : [...latest.pins, ...latest.items];
  const part = useKeptFocus<HTMLDivElement>(shown.map(keyOf).join());
  const acts = useLibraryActs();

  if (view.status === "failed")
    return view.failure.code === "NOT_FOUND" ? (
      <Notice tone="bad">{translate("library.NOT_FOUND")}</Notice>
    ) : (
      <CommonFailureNotice failure={view.failure} onRetry={retry} />
    );
  if (latest === undefined) return <Spinner label={translate("library.loading")} />;
  if (shown.length === 0) return <Empty isWholly={filterViewId === "all"} />;
  return (
    <div ref={part}>
      {acts.refusal === undefined ? null : acts.refusal.code === "NOT_FOUND" ? (
        <Notice tone="bad" takesFocus>
          {translate("library.NOT_FOUND")}
        </Notice>
      ) : (
        <CommonFailureNotice failure={acts.refusal} takesFocus />
      )}
      <ul className={styles.items} aria-labelledby="library-items">
        {shown.map((item, at) => (
          <LibraryRow
            key={keyOf(item)}
            item={item}
            pins={latest.pins}
            above={
              sort === "manual" && item.pin === null ? latest.items[at - latest.pins.length - 1] : undefined
            }
            acts={acts}
          />
        ))}
      </ul>
      {latest.nextCursor === null ? null : (
        <TextButton onPress={() => setPageCount(pageCount + 1)}>{translate("library.more")}</TextButton>
      )}
    </div>
  );
}

/** The way to what there is: with a picture where nothing was added at all. */
function Empty({ isWholly }: { isWholly: boolean }) {
  const translate = useTranslate<"library">();
  if (!isWholly)
    return (
      <p className={styles.emptyView}>
        {translate("library.empty-view")} <Link to="/listen">{translate("library.browse")}</Link>
      </p>
    );
  return (
    <div className={styles.empty}>
      <ChannelCovers />
      <p>{translate("library.empty")}</p>
      <Link className={buttonStyles.button} to="/listen">
        {translate("library.browse")}
      </Link>
    </div>
  );
}

const keyOf = ({ content }: LibraryItem) => `${content.entityType}/${content.entityId}`;
