import { expect, test } from "vitest";
import { refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { createSecurityLog } from "#platform/security/security-log.ts";
import { createWrongCodeGuard } from "./wrong-code-guard.ts";

test("wakes an operator once more wrong codes come in an hour than people mistype", async () => {
  let used = 0;
  const limits: Pick<RateLimits, "take" | "giveBack"> = {
    take: async (limit) => {
      used += 1;
      return limit === "wrongUserCodesInAll" && used > 3 ? refuse("RATE_LIMIT_EXCEEDED") : undefined;
    },
    giveBack: async () => undefined,
  };
  const lines: unknown[] = [];
  const securityLog = createSecurityLog({ warn: (line: unknown) => lines.push(line) });
  const guard = createWrongCodeGuard(limits, securityLog);
  for (let wrong = 0; wrong < 3; wrong += 1) await guard.note();
  expect(lines).toEqual([]);
  await guard.note();
  expect(lines).toEqual([{ securityEvent: "user-codes-guessed", limit: "wrongUserCodesInAll" }]);
  expect(securityLog.counts().get("user-codes-guessed")).toBe(1);
});
