import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import styles from "./one-show.module.css";

/** Where shows and artists are, for who came to one that there is not. */
export function WaysOn({ kind }: { kind: "show" | "artist" }) {
  const translate = useTranslate<"catalogue" | "listening">();
  return (
    <>
      <p>{translate(`${kind}.missing-text`)}</p>
      <ul className={styles.ways}>
        <li>
          <Link to="/listen/search">{translate("listen.search")}</Link>
        </li>
        <li>
          <Link to="/listen">{translate("listen.all-channels")}</Link>
        </li>
      </ul>
    </>
  );
}
