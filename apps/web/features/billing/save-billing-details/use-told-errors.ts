import { useState } from "react";
import { useApp } from "#platform/app-services.ts";

/** Counts the tries that failed, and tells by which fields they did. */
export function useToldErrors() {
  const { tracking } = useApp();
  const [attempt, setAttempt] = useState(0);
  function trackErrors(fields: readonly string[]) {
    setAttempt((count) => count + 1);
    tracking.userErrors([...fields]);
  }
  return { attempt, trackErrors };
}
