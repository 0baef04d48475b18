import { Panel } from "../panel/panel.tsx";
import type { DeepLink } from "../panel/sandbox-api.ts";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";
import { isFoundBy } from "./is-found-by.ts";
import { LINK_TEXTS } from "./link-texts.ts";

interface DeepLinksProps {
  links: readonly DeepLink[];
  /** What somebody looks for; empty for all of them. */
  wanted: string;
}

/** Every page of the product, one click away. */
export function DeepLinks({ links, wanted }: DeepLinksProps) {
  const { translate } = useSandbox();
  const rows = links
    .map(({ label, description, ...link }) => {
      const known = LINK_TEXTS[label];
      return known === undefined
        ? { ...link, label, about: description, lang: "en" }
        : { ...link, label: translate(known.label), about: translate(known.about), lang: undefined };
    })
    .filter(({ label, about, url }) => isFoundBy(wanted, [label, about, url]));
  return (
    <Panel heading="sandbox.links.heading" intro="sandbox.links.intro">
      <div role="status">
        {rows.length === 0 ? <p className={styles.empty}>{translate("sandbox.links.none")}</p> : null}
      </div>
      <ul className={styles.rows}>
        {rows.map(({ url, label, about, country, lang }) => (
          <li key={url} className={styles.row} lang={lang}>
            <a href={url}>{label}</a>
            <span className={styles.soft}>{about}</span>
            <span className={styles.tag}>{country}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
