import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import type { Translator } from "#i18n/translate.ts";
import { type FieldProblem, problemsIn } from "#forms/field-problems.ts";
import { checkPassword } from "#forms/password-problem.ts";

export type AccountValues = { email: string; password: string };

const LONGEST_EMAIL = 254;
function checkEmail(typed: string, translate: Translator): string | undefined {
  const email = normaliseEmail(typed);
  if (email === "") return translate("field.email.empty");
  if (email.length > LONGEST_EMAIL) return translate("field.email.tooLong");
  return isEmail(email) ? undefined : translate("field.email.invalid");
}

/** What is wrong with a new account before it is sent, field by field. */
export function checkAccount(
  values: AccountValues,
  mode: "password" | "emailOnly",
  translate: Translator,
): FieldProblem<keyof AccountValues>[] {
  return problemsIn([
    { field: "email", message: checkEmail(values.email, translate) },
    { field: "password", message: mode === "emailOnly" ? undefined : checkPassword(values, translate) },
  ]);
}
