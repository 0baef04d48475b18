import { Link, useSearchParams } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import styles from "./ways-to-several.module.css";

const WAYS = [
  { name: "plans", path: "/subscribe/multi-subscription-purchase" },
  { name: "vip", path: "/subscribe/upgrade-vip" },
] as const;

/** The two ways to more than one subscription are one area, which opens at either of them. */
export function WaysToSeveral({ here }: { here: (typeof WAYS)[number]["name"] }) {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const subscriptionId = query.get("subscriptionId");
  const search = subscriptionId === null ? "" : `?${new URLSearchParams({ subscriptionId })}`;
  return (
    <nav aria-label={translate("several.ways")}>
      <ul className={styles.ways}>
        {WAYS.map(({ name, path }) => (
          <li key={name}>
            <Link
              className={styles.way}
              to={path + search}
              {...(name === here && { "aria-current": "page" as const })}
            >
              {translate(`several.way.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
