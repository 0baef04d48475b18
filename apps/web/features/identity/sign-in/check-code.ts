/** What is wrong with a typed or pasted code, if anything; spaces and hyphens do not matter. */
export function checkCode(typed: string): "sign-in.code-empty" | "sign-in.code-invalid" | undefined {
  const code = typed.replace(/[\s-]/g, "");
  if (code === "") return "sign-in.code-empty";
  return /^\d{6}$/.test(code) ? undefined : "sign-in.code-invalid";
}
