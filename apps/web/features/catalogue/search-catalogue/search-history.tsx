import {
  forgetSearches,
  loadSearchHistory,
  type ForgetSearchesOutcome,
} from "@skywave/services/catalogue/earlier-searches";
import { useState } from "react";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatInstantDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import styles from "./search-catalogue.module.css";

/** All searches that are kept, each of which can be forgotten. */
export function SearchHistory() {
  const translate = useTranslate<"catalogue">();
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<Extract<ForgetSearchesOutcome, { ok: false }>>();
  const { view, retry } = useServerData({
    area: "catalogue",
    verb: "getHistory",
    ask: loadSearchHistory,
    follows: true,
  });
  const count = view.status === "ready" ? view.data.searches.length : 0;
  const part = useKeptFocus<HTMLDivElement>(String(count));

  async function forget(query?: string) {
    setRefusal(undefined);
    const outcome = await forgetSearches(skywave, query);
    if (!outcome.ok) setRefusal(outcome);
  }

  if (view.status === "loading") return <Spinner label={translate("search.loading")} />;
  if (view.status === "failed") return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
  const { searches } = view.data;
  return (
    <div ref={part} className={styles.history}>
      <p>{translate("search.history-text")}</p>
      {refusal === undefined ? null : <CommonFailureNotice failure={refusal} takesFocus />}
      <ul>
        {searches.map(({ query, searchedAt }) => (
          <li key={query}>
            <span>
              {query} <small>{formatInstantDay(searchedAt, translate.locale)}</small>
            </span>
            <TextButton
              isWorking={isRunning}
              label={translate("search.forget-one", { query })}
              onPress={() => void run(() => forget(query))}
            >
              {translate("search.forget")}
            </TextButton>
          </li>
        ))}
      </ul>
      {searches.length === 0 ? null : (
        <TextButton isWorking={isRunning} onPress={() => void run(() => forget())}>
          {translate("search.forget-all")}
        </TextButton>
      )}
    </div>
  );
}
