import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import {
  findPasswordProblem,
  PASSWORD_ADVISED_LENGTH,
  PASSWORD_MAXIMUM_LENGTH,
  PASSWORD_MINIMUM_LENGTH,
} from "@skywave/domain/identity/password";
import type { Translator } from "../../../i18n/translate.ts";
import { type FieldProblem, problemsIn } from "../../../forms/field-problems.ts";

export type AccountValues = { email: string; password: string };

const LONGEST_EMAIL = 254;
// The server knows the whole list; these are the ones that a browser should not need to ask about.
const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  "password",
  "12345678",
  "123456789",
  "qwertyui",
  "iloveyou",
]);

function checkEmail(typed: string, translate: Translator): string | undefined {
  const email = normaliseEmail(typed);
  if (email === "") return translate("field.email.empty");
  if (email.length > LONGEST_EMAIL) return translate("field.email.tooLong");
  return isEmail(email) ? undefined : translate("field.email.invalid");
}

/** What is wrong with a password, in the person's words. */
export function sayPasswordProblem(
  problem: { reason: string } | { word: string },
  translate: Translator,
): string {
  if ("word" in problem) return translate("field.password.disallowedWord", { word: problem.word });
  switch (problem.reason) {
    case "tooLong":
      return translate("field.password.tooLong", { count: PASSWORD_MAXIMUM_LENGTH });
    case "controlCharacter":
      return translate("field.password.controlCharacter");
    case "personalData":
      return translate("field.password.personalData");
    default:
      return translate("field.password.tooShort", { count: PASSWORD_MINIMUM_LENGTH });
  }
}

function checkPassword({ email, password }: AccountValues, translate: Translator): string | undefined {
  const problem = findPasswordProblem(password, { email: normaliseEmail(email) }, COMMON_PASSWORDS);
  return problem === undefined ? undefined : sayPasswordProblem(problem, translate);
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

export type Strength = "none" | "fair" | "good" | "strong";

const GOOD_LENGTH = 12;

/** How strong a password is. Length is what counts; a refused one has no strength at all. */
export function strengthOf(values: AccountValues): Strength {
  const problem = findPasswordProblem(values.password, { email: values.email }, COMMON_PASSWORDS);
  if (problem !== undefined) return "none";
  const { length } = [...values.password];
  if (length >= PASSWORD_ADVISED_LENGTH) return "strong";
  return length >= GOOD_LENGTH ? "good" : "fair";
}
