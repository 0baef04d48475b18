import { useState } from "react";
import { useApp, useSession } from "./app-services.ts";

/**
 * A text that outlives its form: whoever is signed out while typing finds it again after signing in, in this tab
 * and under the same identity. Not for passwords and codes.
 */
export function useDraft(name: string, first = "") {
  const { drafts } = useApp();
  const identityId = useSession((state) => state.session?.identityId);
  // Whose it is was settled when the form opened: the session may end before the form is gone.
  const [key] = useState(`${identityId ?? ""} ${name}`);
  const [text, setText] = useState(drafts.get(key) ?? first);

  function type(typed: string) {
    drafts.set(key, typed);
    setText(typed);
  }

  /** Once it was sent or given up. The form keeps it while it is open. */
  const forget = () => void drafts.delete(key);
  return { text, type, forget };
}

/** Whether somebody was signed out while typing this. */
export function useHasDraft(name: string): boolean {
  const { drafts } = useApp();
  const identityId = useSession((state) => state.session?.identityId);
  return drafts.has(`${identityId ?? ""} ${name}`);
}
