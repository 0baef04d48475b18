const KEY = "identified-account";

/** Keeps what stands for an account that was identified, in this tab; which one it is only the server knows. */
export function saveIdentifiedToken(token: string): void {
  sessionStorage.setItem(KEY, token);
}

/** null where none was identified in this tab. */
export function savedIdentifiedToken(): string | null {
  return sessionStorage.getItem(KEY);
}

/** For somebody who looks for another one. */
export function forgetIdentifiedToken(): void {
  sessionStorage.removeItem(KEY);
}
