const UNIQUE_VIOLATION = "23505";
// 55P03 waited too long for a lock, 40P01 would have waited for ever, 40001 came second.
const LOCK_COLLISION = /^(55P03|40P01|40001)$/;
// Class 08 connection failures, 57P0x the server goes away, class 53 no disk, memory or connection left, 57014
// statement timeout, 25006 nothing is written just now.
const UNAVAILABLE = /^(08...|57P0[123]|53...|57014|25006)$/;
const SYSTEM_CALLS = new Set(["ENOSPC", "ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"]);

/** Whether a statement failed because a row with the same key exists; `constraint` narrows it to one key. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return causesOf(error).some(
    (cause) =>
      read(cause, "code") === UNIQUE_VIOLATION &&
      (constraint === undefined || read(cause, "constraint") === constraint),
  );
}

/** Whether somebody else was at the same rows, for too long or the other way round; asked again, it may pass. */
export function isLockCollision(error: unknown): boolean {
  return causesOf(error).some((cause) => LOCK_COLLISION.test(read(cause, "code") ?? ""));
}

/** Whether the database could not be asked at all; the caller may come back in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = read(cause, "code");
    const message = read(cause, "message") ?? "";
    return (
      (code !== undefined && (UNAVAILABLE.test(code) || SYSTEM_CALLS.has(code))) ||
      message.startsWith("Connection terminated") ||
      message.startsWith("timeout exceeded when trying to connect")
    );
  });
}

function causesOf(error: unknown): object[] {
  const causes: object[] = [];
  for (let at = error; typeof at === "object" && at !== null; at = "cause" in at ? at.cause : undefined) {
    causes.push(at);
  }
  return causes;
}

function read(from: object, key: string): string | undefined {
  const value: unknown = Reflect.get(from, key);
  return typeof value === "string" ? value : undefined;
}
