import { type ReactNode, useId } from "react";
import styles from "./ways.module.css";

interface WaysProps<Way extends string> {
  /** In their order on the page, each with what it is called and its form. */
  ways: readonly { way: Way; name: string; form: ReactNode }[];
  open: Way;
  onOpen: (way: Way) => void;
}

/** Ways to one thing, one open at a time. It stands below a heading of the second level. */
export function Ways<Way extends string>({ ways, open, onOpen }: WaysProps<Way>) {
  return (
    <div className={styles.ways}>
      {ways.map(({ way, name, form }) => (
        <OneWay key={way} name={name} isOpen={way === open} onOpen={() => onOpen(way)}>
          {form}
        </OneWay>
      ))}
    </div>
  );
}

interface OneWayProps {
  name: string;
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

/** A way with its form, which keeps what was typed while another one is open. */
function OneWay({ name, isOpen, onOpen, children }: OneWayProps) {
  const id = useId();
  return (
    <div className={styles.way}>
      <h3>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-disabled={isOpen || undefined}
          onClick={onOpen}
        >
          {name}
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className={styles.form}>
        {children}
      </div>
    </div>
  );
}
