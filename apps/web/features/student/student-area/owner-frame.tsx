import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSignInAgain } from "../../../platform/owner/use-sign-in-again.ts";
import styles from "./student-area.module.css";

interface OwnerFrameProps {
  heading: string;
  mark?: ReactNode;
  back: { to: string; text: string };
  children: ReactNode;
}

/** The way back, the heading, and that only whoever is signed in sees what is below. */
export function OwnerFrame({ heading, mark, back, children }: OwnerFrameProps) {
  useSignInAgain();
  return (
    <div className={styles.page}>
      <p>
        <Link className={styles.back} to={back.to}>
          {back.text}
        </Link>
      </p>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        {mark}
      </div>
      {children}
    </div>
  );
}
