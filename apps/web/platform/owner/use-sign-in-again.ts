import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../app-services.ts";
import { isSignedIn } from "../session-store.ts";

/** Signed out here or in another tab: nothing of the account may stay on the screen, and a sign-in leads back. */
export function useSignInAgain(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useSession(isSignedIn);
  const here = useRef("");
  useEffect(() => {
    here.current = pathname + search;
  }, [pathname, search]);
  useEffect(() => {
    const query = new URLSearchParams({ returnUrl: here.current });
    if (!signedIn) void navigate(`/account/login?${query}`, { replace: true });
  }, [signedIn, navigate]);
}
