import type { FieldError } from "react-hook-form";

/** What is wrong with a field, in the person's words. */
export interface FieldProblem<Field extends string> {
  field: Field;
  message: string;
}

type Errors<Field extends string> = Partial<Record<Field, FieldError>>;

/** The answer that the form library wants from a check: the values, or an error for each field. */
export function answerOf<Values, Field extends string>(
  values: Values,
  problems: readonly FieldProblem<Field>[],
):
  | { values: Values; errors: Record<string, never> }
  | { values: Record<string, never>; errors: Errors<Field> } {
  if (problems.length === 0) return { values, errors: {} };
  const errors: Errors<Field> = {};
  for (const { field, message } of problems) errors[field] ??= { type: "check", message };
  return { values: {}, errors };
}

/** What is wrong with the fields as they stand now, in their order on the page; a summary of it follows what is typed. */
export function problemsOf<Field extends string>(
  errors: Errors<Field>,
  fields: readonly Field[],
): FieldProblem<Field>[] {
  return problemsIn(fields.map((field) => ({ field, message: errors[field]?.message })));
}

/** Leaves out the checks that passed. */
export function problemsIn<Field extends string>(
  checks: readonly { field: Field; message: string | undefined }[],
): FieldProblem<Field>[] {
  return checks.flatMap(({ field, message }) => (message === undefined ? [] : [{ field, message }]));
}
