import type { EntityType } from "@skywave/contract";
import { useSearchParams } from "react-router";
import { useApp } from "#platform/app-services.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";
import { SearchStart } from "./search-start.tsx";
import styles from "./search-catalogue.module.css";

const LONGEST_QUERY = 100;
const KINDS: readonly EntityType[] = ["channel-linear", "show", "artist-station"];

/** Looks channels, shows and artists up. The address says what for, so that the way back leads to the search before. */
export function SearchCatalogue() {
  const { tracking } = useApp();
  const [params, setParams] = useSearchParams();
  const query = (params.get("q") ?? "").trim().slice(0, LONGEST_QUERY);
  const kind = KINDS.find((one) => one === params.get("kind"));

  function search(wanted: string, wantedKind?: EntityType) {
    tracking.event("generic-button-click", { componentName: "searchCatalogue" });
    setParams({ q: wanted, ...(wantedKind !== undefined && { kind: wantedKind }) });
  }

  return (
    <div className={styles.search}>
      <SearchForm query={query} onSearch={search} />
      {query === "" ? (
        <SearchStart onSearch={search} />
      ) : (
        <SearchResults query={query} kind={kind} onKind={(wanted) => search(query, wanted)} />
      )}
    </div>
  );
}
