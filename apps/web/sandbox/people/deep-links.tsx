import { Panel } from "../panel.tsx";
import type { DeepLink } from "../sandbox-api.ts";
import styles from "../sandbox.module.css";

/** Every page of the product, one click away. */
export function DeepLinks({ links }: { links: readonly DeepLink[] }) {
  return (
    <Panel heading="sandbox.links.heading" intro="sandbox.links.intro">
      <ul className={styles.rows}>
        {links.map((link) => (
          <li key={link.url} className={styles.row} lang="en">
            <a href={link.url}>{link.label}</a>
            <span className={styles.soft}>{link.description}</span>
            <span className={styles.tag}>{link.country}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
