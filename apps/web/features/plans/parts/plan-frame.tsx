import { type ReactNode, useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useSession } from "../../../platform/app-services.ts";
import { isSignedIn } from "../../../platform/session-store.ts";
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
  useOwnerOnly();
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

/** Signed out here or in another tab: nothing of the account may stay on the screen. */
function useOwnerOnly(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useSession(isSignedIn);
  useEffect(() => {
    const query = new URLSearchParams({ returnUrl: pathname + search });
    if (!signedIn) void navigate(`/account/login?${query.toString()}`, { replace: true });
  }, [signedIn, navigate, pathname, search]);
}
