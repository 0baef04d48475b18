import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./owner-frame.module.css";
import { useSignInAgain } from "./use-sign-in-again.ts";

interface OwnerFrameProps {
  heading: string;
  /** Beside the heading. */
  mark?: ReactNode;
  /** Left out where the navigation of the account is all the way back that is needed. */
  back?: { to: string; text: string };
  children: ReactNode;
}

/** A page about what somebody has: the way back, the heading, and that only its owner sees what is below. */
export function OwnerFrame({ heading, mark, back, children }: OwnerFrameProps) {
  useSignInAgain();
  return (
    <div className={styles.page}>
      {back === undefined ? null : (
        <p>
          <Link className={styles.back} to={back.to}>
            {back.text}
          </Link>
        </p>
      )}
      <div className={styles.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        {mark}
      </div>
      {children}
    </div>
  );
}
