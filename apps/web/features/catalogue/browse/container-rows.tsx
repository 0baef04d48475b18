import type { BrowseContainer, BrowseItem } from "@skywave/services/catalogue/browse-catalogue";
import { type ReactNode, useId } from "react";
import styles from "./browse.module.css";
import { BrowseSetRow } from "./browse-set-row.tsx";

export interface ContainerRowsProps {
  container: BrowseContainer;
  /** On the picture of each of them. */
  renderPlay?: ((item: BrowseItem) => ReactNode) | undefined;
  /** What else can be done with each of them. */
  actOn?: ((item: BrowseItem) => ReactNode) | undefined;
}

/** The sets of a container below its title; those without anything are left out. */
export function ContainerRows({ container: { title, sets }, ...acts }: ContainerRowsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.container}>
      <h2 id={id}>{title}</h2>
      {sets
        .filter(({ items }) => items.length > 0)
        .map((set) => (
          <BrowseSetRow key={set.setId} first={set} containerTitleId={id} {...acts} />
        ))}
    </section>
  );
}
