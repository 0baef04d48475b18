import { Panel } from "../panel/panel.tsx";
import type { DeepLink } from "../panel/sandbox-api.ts";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";
import { LINK_TEXTS } from "./link-texts.ts";

/** Every page of the product, one click away. */
export function DeepLinks({ links }: { links: readonly DeepLink[] }) {
  return (
    <Panel heading="sandbox.links.heading" intro="sandbox.links.intro">
      <ul className={styles.rows}>
        {links.map((link) => (
          <DeepLinkRow key={link.url} link={link} />
        ))}
      </ul>
    </Panel>
  );
}

function DeepLinkRow({ link }: { link: DeepLink }) {
  const { translate } = useSandbox();
  const known = LINK_TEXTS[link.label];
  return (
    <li className={styles.row} lang={known === undefined ? "en" : undefined}>
      <a href={link.url}>{known === undefined ? link.label : translate(known.label)}</a>
      <span className={styles.soft}>{known === undefined ? link.description : translate(known.about)}</span>
      <span className={styles.tag}>{link.country}</span>
    </li>
  );
}
