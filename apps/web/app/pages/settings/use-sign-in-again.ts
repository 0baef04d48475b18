import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../../../platform/app-services.ts";
import { isSignedIn } from "../../../platform/session-store.ts";
import { PATHS } from "../../paths.ts";

/** Signed out here or in another tab: nothing of the account may stay on the screen, and a sign-in leads back. */
export function useSignInAgain(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useSession(isSignedIn);
  useEffect(() => {
    const query = new URLSearchParams({ returnUrl: pathname + search });
    if (!signedIn) void navigate(`/${PATHS.signIn}?${query}`, { replace: true });
  }, [signedIn, navigate, pathname, search]);
}
