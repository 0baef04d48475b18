import { useTranslate } from "#i18n/translation-context.ts";
import styles from "./library.module.css";

const VIEWS = ["all", "channels", "shows", "artists", "episodes"] as const;
export type ViewId = (typeof VIEWS)[number];

interface LibraryViewsProps {
  view: ViewId;
  counts: readonly { filterViewId: string; count: number }[];
  onView: (view: ViewId) => void;
}

/** The kinds of things that a library is narrowed down to, with how many there are. */
export function LibraryViews({ view, counts, onView }: LibraryViewsProps) {
  const translate = useTranslate<"library">();
  // How many there are is good to know, and can be done without.
  const countOf = (id: ViewId) => counts.find(({ filterViewId }) => filterViewId === id)?.count;
  return (
    <div role="group" aria-label={translate("library.views")} className={styles.views}>
      {VIEWS.map((id) => {
        const name = translate(`library.view.${id}`);
        const count = countOf(id);
        return (
          <button
            key={id}
            type="button"
            className={styles.view}
            aria-pressed={id === view}
            onClick={() => onView(id)}
          >
            {count === undefined ? name : translate("library.view-count", { name, count })}
          </button>
        );
      })}
    </div>
  );
}
