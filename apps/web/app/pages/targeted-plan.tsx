import type { NamedLink } from "@skywave/services/targeted-links/show-targeted-link";
import { type ComponentType, useCallback, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { OpenTargetedLink } from "#features/authentication/open-targeted-link/open-targeted-link.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { takenToken } from "../navigation/take-token.ts";
import { PATHS } from "../paths/paths.ts";
import styles from "./pages.module.css";

interface TargetedPlanProps {
  purpose: NamedLink["purpose"];
  title: string;
  /** The page of the plan, once it is known who is here. */
  Plan: ComponentType;
  /** Where a sign-in leads back to, without a link. */
  signInPath: string;
  /** What else may be told of what the link names, before it is proved whose it is. */
  About?: ComponentType<{ token: string }>;
}

/** The plan's own page, after a code in the place of a sign-in. Its owner, signed in already, sees it at once. */
export function TargetedPlan({ purpose, title, Plan, signInPath, About }: TargetedPlanProps) {
  const translate = useTranslate<"plans">();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const signedIn = useSession(isSignedIn);
  const [token] = useState(() => takenToken(pathname));
  const signIn = `/${PATHS.signIn}?${new URLSearchParams({ returnUrl: `/${signInPath}` }).toString()}`;

  const showPlan = useCallback(
    (subscriptionId: string) => {
      const asked = new URLSearchParams({ subscriptionId });
      void navigate(`${pathname}?${asked.toString()}`, { replace: true });
    },
    [navigate, pathname],
  );

  if (query.has("subscriptionId") || (token === "" && signedIn)) return <Plan />;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.card}>
        {token === "" ? (
          <Notice tone="warn">{translate("targeted.missing")}</Notice>
        ) : (
          <>
            {About === undefined ? null : <About token={token} />}
            <OpenTargetedLink link={{ token, purpose }} onOwner={showPlan} />
          </>
        )}
      </div>
      {signedIn ? null : (
        <p className={styles.aside}>
          <Link to={signIn}>{translate("targeted.sign-in")}</Link>
        </p>
      )}
    </div>
  );
}
