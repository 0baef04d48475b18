import type { ReactNode } from "react";
import { Link } from "react-router";
import { useApp } from "#platform/app-services.ts";
import { DoorPicture, type DoorName } from "./door-picture.tsx";
import styles from "./doors.module.css";

interface DoorProps {
  name: DoorName;
  title: string;
  to: string;
  /** What its link says, where the title does not lead on by itself. */
  action?: string;
  children: ReactNode;
}

/** One way in: a picture, what is behind it, and the link, which the whole card is. */
export function Door({ name, title, to, action, children }: DoorProps) {
  const { tracking } = useApp();
  const link = (text: string) => (
    <Link
      to={to}
      onClick={() => {
        tracking.event("subscribe-link", { componentName: name });
        if (name === "plan") tracking.event("get-sxm-out-the-car", { componentName: name });
      }}
    >
      {text}
    </Link>
  );
  return (
    <li className={styles.door}>
      <DoorPicture name={name} />
      <h3>{action === undefined ? link(title) : title}</h3>
      <div className={styles.words}>{children}</div>
      {action === undefined ? null : <p className={styles.action}>{link(action)}</p>}
    </li>
  );
}
