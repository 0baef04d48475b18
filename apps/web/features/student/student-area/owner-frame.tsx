import { type ReactNode, useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useSession } from "../../../platform/app-services.ts";
import { isSignedIn } from "../../../platform/session-store.ts";
import styles from "./student-area.module.css";

interface OwnerFrameProps {
  heading: string;
  mark?: ReactNode;
  back: { to: string; text: string };
  children: ReactNode;
}

/** The way back, the heading, and that only whoever is signed in sees what is below. */
export function OwnerFrame({ heading, mark, back, children }: OwnerFrameProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useSession(isSignedIn);
  useEffect(() => {
    const query = new URLSearchParams({ returnUrl: pathname + search });
    if (!signedIn) void navigate(`/account/login?${query.toString()}`, { replace: true });
  }, [signedIn, navigate, pathname, search]);
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
