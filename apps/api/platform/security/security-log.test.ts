import { expect, test } from "vitest";
import { createSecurityLog } from "./security-log.ts";

test("what looks like an attack is logged by its name with its facts, and counted", () => {
  const lines: unknown[] = [];
  const log = createSecurityLog({ warn: (...given: unknown[]) => void lines.push(given) });
  expect(log.counts().size).toBe(0);
  log.record("passkey-refused", { reason: "counter" });
  log.record("passkey-refused", { reason: "origin" });
  log.record("user-codes-guessed", {});
  expect(lines).toEqual([
    [{ securityEvent: "passkey-refused", reason: "counter" }, "security event"],
    [{ securityEvent: "passkey-refused", reason: "origin" }, "security event"],
    [{ securityEvent: "user-codes-guessed" }, "security event"],
  ]);
  expect([...log.counts()]).toEqual([
    ["passkey-refused", 2],
    ["user-codes-guessed", 1],
  ]);
});
