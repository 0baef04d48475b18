import { useState } from "react";
import type { FieldProblem } from "#forms/field-problems.ts";

/**
 * What was found wrong with the fields of a form when it was sent. A field that is typed in again is no longer told
 * as wrong, neither beside it nor in the summary, until the form is sent the next time.
 */
export function useFieldProblems<Field extends string>() {
  const [problems, setProblems] = useState<readonly FieldProblem<Field>[]>([]);
  const [attempt, setAttempt] = useState(0);
  return {
    problems,
    /** Grows with every refusal, so that the summary takes the focus each time. */
    attempt,
    problemOf: (field: Field) => problems.find((problem) => problem.field === field)?.message,
    refuse(found: readonly FieldProblem<Field>[]): void {
      setProblems(found);
      setAttempt((count) => count + 1);
    },
    /** Of fields that are being typed in. */
    forgive(fields: readonly Field[]): void {
      setProblems((before) => before.filter(({ field }) => !fields.includes(field)));
    },
    clear: () => setProblems([]),
  };
}
