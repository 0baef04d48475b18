/** The id that support can look up: the one that came with the error, or with the address. */
export function findReference(cause: unknown, search: string): string | undefined {
  const inCause = traceIdOf(cause) ?? (cause instanceof Error ? traceIdOf(cause.cause) : undefined);
  const inAddress = new URLSearchParams(search).get("reference") ?? undefined;
  // Whatever an address says is shown on our page, so only what looks like an id is.
  return inCause ?? (inAddress !== undefined && /^[\w-]{6,64}$/.test(inAddress) ? inAddress : undefined);
}

function traceIdOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("traceId" in value)) return undefined;
  return typeof value.traceId === "string" ? value.traceId : undefined;
}
