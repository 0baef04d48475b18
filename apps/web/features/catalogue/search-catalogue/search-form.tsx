import { suggestTitles } from "@skywave/services/catalogue/search-catalogue";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import styles from "./search-catalogue.module.css";

/** Fewer letters begin nearly everything. */
const FEWEST_LETTERS = 2;
const PAUSE_IN_MILLISECONDS = 150;
const LONGEST_QUERY = 100;

interface SearchFormProps {
  /** What the results below are for. */
  query: string;
  onSearch: (query: string) => void;
}

/** Where words are typed, with the names that they may become. */
export function SearchForm({ query, onSearch }: SearchFormProps) {
  const translate = useTranslate<"catalogue">();
  const { tracking } = useApp();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query);
  const [isRefused, setRefused] = useState(false);
  const [shownFor, setShownFor] = useState(query);
  const [sought, setSought] = useState(query);
  // The way back brings the words of the search before.
  if (shownFor !== query) {
    setShownFor(query);
    setTyped(query);
    setRefused(false);
  }
  const wanted = typed.trim().slice(0, LONGEST_QUERY);
  // What is looked for already needs no names, also where its results take a while to come.
  const suggestions = useSuggestions(wanted === query || wanted === sought ? "" : wanted);

  function search(words: string) {
    setRefused(words === "");
    field.current?.focus();
    if (words === "") return tracking.userErrors(["search"]);
    setTyped(words);
    setSought(words);
    onSearch(words);
  }

  return (
    <search>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          search(wanted);
        }}
      >
        <TextField
          ref={field}
          label={translate("search.label")}
          name="search"
          description={translate("search.hint")}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          error={isRefused ? translate("search.empty") : undefined}
        />
        <Button type="submit">{translate("search.submit")}</Button>
      </form>
      {suggestions.length > 0 ? (
        <ul className={styles.words} aria-label={translate("search.suggestions")}>
          {suggestions.map(({ text, entityType, entityId }) => (
            <li key={`${entityType} ${entityId}`}>
              <TextButton onPress={() => search(text)}>{text}</TextButton>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  );
}

/** Asked for once nothing was typed for a moment. */
function useSuggestions(typed: string) {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_IN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { view } = useServerData({
    area: "catalogue",
    verb: "autosuggest",
    params: [settled],
    ask: (skywave) => suggestTitles(skywave, settled),
    isForAnybody: true,
    isWanted: settled.length >= FEWEST_LETTERS,
  });
  // Without suggestions there is still the search itself, which says what goes wrong.
  return view.status === "ready" && typed.length >= FEWEST_LETTERS ? view.data.suggestions : [];
}
