import { isOneTimeCode, readOneTimeCode } from "@skywave/domain/identity/one-time-code";

/** What is wrong with a typed or pasted code, if anything; blanks, hyphens and the script of digits do not matter. */
export function checkCode(typed: string): "sign-in.code-empty" | "sign-in.code-invalid" | undefined {
  const code = readOneTimeCode(typed);
  if (code === "") return "sign-in.code-empty";
  return isOneTimeCode(code) ? undefined : "sign-in.code-invalid";
}
