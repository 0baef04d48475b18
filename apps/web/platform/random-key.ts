/** A key that names one attempt, so that the server acts on it once however often it is sent. */
export function randomKey(): string {
  return crypto.randomUUID();
}
