import { findPasswordProblem, type PasswordOwner } from "@skywave/domain/identity/password";
import { type Refusal, refuse } from "#platform/outcome.ts";
import type { DisallowedWords } from "./disallowed-words.ts";

/** Refuses a password that its owner should not have. */
export type DecidePassword = (
  password: string,
  owner: PasswordOwner,
) => Promise<
  Refusal<"PASSWORD_POLICY_NOT_MET" | "PASSWORD_DISALLOWED_WORDS" | "INVALID_PASSWORD_ERROR"> | undefined
>;

/** Judges passwords by the one policy, for new accounts and for changes alike. */
export function createDecidePassword(disallowedWords: DisallowedWords): DecidePassword {
  return async (password, owner) => {
    const problem = findPasswordProblem(password, owner, await disallowedWords());
    if (problem === undefined) return undefined;
    const { code, ...details } = problem;
    return refuse(code, { details });
  };
}
