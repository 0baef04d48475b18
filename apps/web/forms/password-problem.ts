import { normaliseEmail } from "@skywave/domain/identity/email";
import {
  findPasswordProblem,
  PASSWORD_MAXIMUM_LENGTH,
  PASSWORD_MINIMUM_LENGTH,
} from "@skywave/domain/identity/password";
import { estimatePasswordStrength } from "@skywave/domain/identity/password-strength";
import type { Translator } from "#i18n/translate.ts";

export interface TypedPassword {
  email: string;
  password: string;
}

// The server knows the whole list; these are the ones that a browser should not need to ask about.
const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  "password",
  "12345678",
  "123456789",
  "qwertyui",
  "iloveyou",
]);

/** What is wrong with a password, in the person's words. */
export function formatPasswordProblem(
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

function findProblem({ email, password }: TypedPassword) {
  return findPasswordProblem(password, { email: normaliseEmail(email) }, COMMON_PASSWORDS);
}

/** What is wrong with a new password before it is sent, if anything. */
export function checkPassword(typed: TypedPassword, translate: Translator): string | undefined {
  const problem = findProblem(typed);
  return problem === undefined ? undefined : formatPasswordProblem(problem, translate);
}

export type Strength = "none" | "fair" | "good" | "strong";

/** How strong a password is; a refused one has no strength at all. */
export function strengthOf(typed: TypedPassword): Strength {
  if (findProblem(typed) !== undefined) return "none";
  switch (estimatePasswordStrength(typed.password, [typed.email.split("@")[0] ?? ""])) {
    case 0:
    case 1:
      return "fair";
    case 2:
      return "good";
    case 3:
    case 4:
      return "strong";
  }
}
