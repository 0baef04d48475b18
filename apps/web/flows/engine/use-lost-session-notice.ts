import { useEffect } from "react";
import { useApp } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { useFlow } from "./flow-context.ts";

/**
 * For steps behind the sign-in: where one is left because the session is gone, the account step that opens in its
 * place says so.
 */
export function useLostSessionNotice(): void {
  const { session } = useApp();
  const { purchase } = useFlow();
  useEffect(
    () => () => {
      const isOver = purchase.getState().confirmedOrder !== null;
      if (!isOver && !isSignedIn(session.getState())) purchase.setState({ notice: "sessionEnded" });
    },
    [session, purchase],
  );
}
