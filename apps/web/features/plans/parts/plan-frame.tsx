import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSignInAgain } from "../../../platform/owner/use-sign-in-again.ts";
import styles from "./plans.module.css";

interface PlanFrameProps {
  heading: string;
  /** Beside the heading. */
  mark?: ReactNode;
  back: { to: string; text: string };
  children: ReactNode;
}

/** What all pages about a plan have in common: the way back, the heading, and that only its owner sees them. */
export function PlanFrame({ heading, mark, back, children }: PlanFrameProps) {
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
