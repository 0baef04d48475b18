import { useState } from "react";
import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { useApp } from "#platform/app-services.ts";
import type { FieldProblem } from "./field-problems.ts";

/**
 * Tells what was found wrong with the fields of a form when it was sent, to the person and to analytics. A field that
 * is typed in again is no longer told as wrong, neither beside it nor in the summary, until the form is sent the next
 * time: the form library forgets what its own rules have nothing against.
 */
export function useRefuse<Values extends FieldValues>(setError: UseFormSetError<Values>) {
  const { tracking } = useApp();
  const [attempt, setAttempt] = useState(0);
  return {
    /** Grows with every refusal, so that the summary takes the focus each time. */
    attempt,
    refuse(found: readonly FieldProblem<FieldPath<Values>>[]): void {
      for (const { field, message } of found) setError(field, { type: "refused", message });
      setAttempt((count) => count + 1);
      tracking.userErrors(found.map(({ field }) => field));
    },
  };
}
