import { type ReactNode, useId } from "react";
import styles from "./pictures.module.css";

interface PictureProps {
  heading: string;
  /** The drawing, inside an SVG around (0, 0) that is 240 wide and 160 high. */
  children: ReactNode;
  /** The same in words. */
  rows: readonly (readonly [name: string, value: string])[];
}

/** One live picture, and beside it a table that says the same to whoever cannot see it. */
export function Picture({ heading, children, rows }: PictureProps) {
  const id = useId();
  return (
    <section className={styles.picture} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <svg viewBox="-120 -80 240 160" aria-hidden="true">
        {children}
      </svg>
      <table className={styles.words} aria-labelledby={id}>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
