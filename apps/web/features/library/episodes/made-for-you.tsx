import type { BrowseItem } from "@skywave/services/catalogue/browse-catalogue";
import { loadMadeForYou } from "@skywave/services/library/load-episodes";
import { type ReactNode, useId } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import styles from "./episodes.module.css";

/** What somebody may like, by what they keep and play; nothing where that tells nothing yet. */
export function MadeForYou({ renderTile }: { renderTile: (item: BrowseItem) => ReactNode }) {
  const translate = useTranslate<"library">();
  const { locale } = translate;
  const id = useId();
  const { latest } = useServerData({
    area: "library",
    verb: "getMadeForYou",
    params: [locale],
    ask: (skywave) => loadMadeForYou(skywave, { locale, resultSize: 12 }),
    follows: true,
  });
  if (latest === undefined || latest.items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{translate("library.made-for-you")}</h2>
      <ul className={styles.row} aria-labelledby={id}>
        {latest.items.map(renderTile)}
      </ul>
    </section>
  );
}
