const KEY = "customer-lookup";

/** Keeps what stands for a customer who was found, in this tab; who it is only the server knows. */
export function saveLookUpToken(token: string): void {
  sessionStorage.setItem(KEY, token);
}

/** null where nobody was found in this tab. */
export function savedLookUpToken(): string | null {
  return sessionStorage.getItem(KEY);
}
