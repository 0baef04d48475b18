import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../app-services.ts";
import { isSignedIn } from "../session-store.ts";

/** Signed out here or in another tab: nothing of the account may stay on the screen, and a sign-in leads back. */
export function useSignInAgain(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useSession(isSignedIn);
  const leave = useEffectEvent(() => {
    const query = new URLSearchParams({ returnUrl: pathname + search });
    void navigate(`/account/login?${query}`, { replace: true });
  });
  useEffect(() => {
    if (!signedIn) leave();
  }, [signedIn]);
}
