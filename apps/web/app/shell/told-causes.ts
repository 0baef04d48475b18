const told = new WeakSet<object>();

/** Keeps that analytics and the log were told why a page could not be shown, for the apology that stands in its place. */
export function markTold(cause: unknown): void {
  if (typeof cause === "object" && cause !== null) told.add(cause);
}

export function wasTold(cause: unknown): boolean {
  return typeof cause === "object" && cause !== null && told.has(cause);
}
