const KEY = "found-radio";

/** Keeps what stands for a radio that was found, in this tab; which one it is only the server knows. */
export function saveFoundRadioToken(token: string): void {
  sessionStorage.setItem(KEY, token);
}

/** null where none was found in this tab. */
export function savedFoundRadioToken(): string | null {
  return sessionStorage.getItem(KEY);
}

/** For somebody who looks for another one. */
export function forgetFoundRadioToken(): void {
  sessionStorage.removeItem(KEY);
}
