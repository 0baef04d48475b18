import { loadEarlierSearches } from "@skywave/services/catalogue/earlier-searches";
import { useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useSession } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import styles from "./search-catalogue.module.css";
import { SearchHistory } from "./search-history.tsx";

interface SearchStartProps {
  onSearch: (query: string) => void;
}

/** What to begin a search with: the person's own last ones, and what most listeners look for. */
export function SearchStart({ onSearch }: SearchStartProps) {
  const translate = useTranslate<"catalogue">();
  const signedIn = useSession(isSignedIn);
  const [isShowingAll, setShowingAll] = useState(false);
  const { view } = useServerData({
    area: "catalogue",
    verb: "getRecentSearches",
    params: [signedIn],
    ask: (skywave) => loadEarlierSearches(skywave, signedIn),
    follows: true,
  });
  // They save typing, and a search goes without them.
  if (view.status !== "ready") return null;
  const { recent, trending } = view.data;
  return (
    <div className={styles.start}>
      {recent.length === 0 ? null : (
        <section aria-labelledby="search-recent">
          <h2 id="search-recent">{translate("search.recent")}</h2>
          <Words words={recent} onSearch={onSearch} />
          <TextButton
            isExpanded={isShowingAll}
            controls="search-history"
            onPress={() => setShowingAll(!isShowingAll)}
          >
            {translate("search.history")}
          </TextButton>
          <div id="search-history">{isShowingAll ? <SearchHistory /> : null}</div>
        </section>
      )}
      {trending.length === 0 ? null : (
        <section aria-labelledby="search-trending">
          <h2 id="search-trending">{translate("search.trending")}</h2>
          <Words words={trending} onSearch={onSearch} />
        </section>
      )}
    </div>
  );
}

function Words({ words, onSearch }: { words: readonly string[] } & SearchStartProps) {
  return (
    <ul className={styles.words}>
      {words.map((query) => (
        <li key={query}>
          <TextButton onPress={() => onSearch(query)}>{query}</TextButton>
        </li>
      ))}
    </ul>
  );
}
