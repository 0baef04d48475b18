import { SearchCatalogue } from "#features/catalogue/search-catalogue/search-catalogue.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import styles from "../pages.module.css";
import { PagePlayer } from "./page-player.tsx";

/** Finds what can be heard. Open to everybody. */
export function SearchPage() {
  const translate = useTranslate<"catalogue">();
  return (
    <>
      <div className={styles.page}>
        <h1 tabIndex={-1}>{translate("title.search")}</h1>
        <p className={styles.lead}>{translate("search.lead")}</p>
        <SearchCatalogue />
      </div>
      <PagePlayer />
    </>
  );
}
