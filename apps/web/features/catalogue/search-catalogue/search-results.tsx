import type { EntityType } from "@skywave/contract";
import {
  countKinds,
  searchCatalogue,
  type SearchOutcome,
} from "@skywave/services/catalogue/search-catalogue";
import { useState } from "react";
import { Link } from "react-router";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { FoundItem } from "./found-item.tsx";
import styles from "./search-catalogue.module.css";

interface SearchResultsProps {
  query: string;
  /** All kinds where none is named. */
  kind: EntityType | undefined;
  onKind: (kind: EntityType | undefined) => void;
}

type Found = Extract<SearchOutcome, { ok: true }>;
type Refusal = Extract<SearchOutcome, { ok: false }>;

/** What a search found, of all kinds or of one. */
export function SearchResults({ query, kind, onKind }: SearchResultsProps) {
  const translate = useTranslate<"catalogue">();
  const { locale } = translate;
  const { view, retry } = useServerData({
    area: "catalogue",
    verb: "getSearchResults",
    params: [query, kind, locale],
    ask: (skywave) => searchCatalogue(skywave, { query, locale, entityType: kind }),
  });

  if (view.status === "loading") return <Spinner label={translate("search.loading")} />;
  if (view.status === "failed") return <SearchRefusal refusal={view.failure} onRetry={retry} />;
  const { totalCount, correctedQuery } = view.data;
  return (
    <section className={styles.results} aria-labelledby="search-found">
      <h2 id="search-found" className={styles.found}>
        {translate.plural("search.found", totalCount, { query: correctedQuery ?? query })}
      </h2>
      <p role="status" className={styles.told}>
        {correctedQuery === null ? "" : translate("search.corrected", { query, corrected: correctedQuery })}
        {totalCount === 0 ? translate("search.nothing") : ""}
      </p>
      {totalCount === 0 && kind === undefined ? (
        <p>
          <Link to="/help">{translate("search.help")}</Link>
        </p>
      ) : (
        <Kinds query={query} kind={kind} onKind={onKind} />
      )}
      <FoundItems key={`${query} ${kind}`} query={query} kind={kind} first={view.data} />
    </section>
  );
}

function Kinds({ query, kind, onKind }: SearchResultsProps) {
  const translate = useTranslate<"catalogue">();
  const { view } = useServerData({
    area: "catalogue",
    verb: "getSearchFilters",
    params: [query],
    ask: (skywave) => countKinds(skywave, query),
    isForAnybody: true,
  });
  // How many there are of a kind is good to know, and can be done without.
  const countOf = (one: EntityType) => (view.status === "ready" ? (view.data.counts[one] ?? 0) : undefined);
  const kinds = [undefined, "channel-linear", "show", "artist-station"] as const;
  return (
    <div role="group" aria-label={translate("search.kinds")} className={styles.kinds}>
      {kinds.map((one) => {
        const count = one === undefined ? undefined : countOf(one);
        const name = translate(`search.kind.${one ?? "all"}`);
        return (
          <button
            key={one ?? "all"}
            type="button"
            className={styles.kind}
            aria-pressed={one === kind}
            onClick={() => onKind(one)}
          >
            {count === undefined ? name : translate("search.kind-count", { name, count })}
          </button>
        );
      })}
    </div>
  );
}

function FoundItems({ query, kind, first }: { query: string; kind: EntityType | undefined; first: Found }) {
  const translate = useTranslate<"catalogue">();
  const { locale } = translate;
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [more, setMore] = useState<Found["items"]>([]);
  const [cursor, setCursor] = useState(first.nextCursor);
  const [refusal, setRefusal] = useState<Refusal>();

  async function showMore(from: string) {
    setRefusal(undefined);
    const next = await searchCatalogue(skywave, { query, locale, entityType: kind, cursor: from });
    if (!next.ok) return setRefusal(next);
    setMore((before) => [...before, ...next.items]);
    setCursor(next.nextCursor);
  }

  return (
    <>
      <ul className={styles.items}>
        {[...first.items, ...more].map((item) => (
          <li key={`${item.entityType} ${item.entityId}`}>
            <FoundItem item={item} />
          </li>
        ))}
      </ul>
      {refusal === undefined ? null : <SearchRefusal refusal={refusal} onRetry={undefined} />}
      {cursor === null ? null : (
        <TextButton isWorking={isRunning} onPress={() => void run(() => showMore(cursor))}>
          {translate("search.more")}
        </TextButton>
      )}
    </>
  );
}

function SearchRefusal({ refusal, onRetry }: { refusal: Refusal; onRetry: (() => void) | undefined }) {
  const translate = useTranslate<"catalogue">();
  if (refusal.code === "INVALID_PAYLOAD")
    return <Notice tone="bad">{translate("search.INVALID_PAYLOAD")}</Notice>;
  return <CommonFailureNotice failure={refusal} {...(onRetry && { onRetry })} />;
}
