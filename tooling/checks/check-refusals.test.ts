import { describe, expect, test } from "vitest";
import { checkRefusals } from "./check-refusals.ts";

const codes = {
  path: "packages/contract/src/wire/refusal-codes.ts",
  text: 'export const REFUSAL_CODES = [\n  "EXPIRED",\n  "team.invalid-token",\n] as const;\n',
};
const server = (text: string) => ({ path: "apps/api/modules/a/a.http.test.ts", text });
const screen = (text: string) => ({ path: "apps/web/features/a/a.tsx", text });
const screenTest = (text: string) => ({ path: "apps/web/features/a/a.test.tsx", text });
const ALL = server('expect(code).toBe("EXPIRED"); expect(other).toBe("team.invalid-token");');

describe("checkRefusals", () => {
  test("is content when each code is met where it arises, and where a screen names it", () => {
    const seen = screenTest('open("EXPIRED")');
    expect(checkRefusals([codes, ALL, screen('tell("EXPIRED");'), seen])).toEqual([]);
  });

  test("asks for no test of a screen where no screen names the code", () => {
    expect(checkRefusals([codes, ALL, screen("nothing")])).toEqual([]);
  });

  test("refuses a code that no test of the server meets; a longer code is another one", () => {
    const found = checkRefusals([codes, server('meet("EXPIRED_LONG_AGO", "team.invalid-token");')]);
    expect(found).toHaveLength(1);
    expect(found.join()).toContain('"EXPIRED"');
  });

  test("counts no code that a comment alone names", () => {
    const found = checkRefusals([codes, server('// EXPIRED\nmeet("team.invalid-token");')]);
    expect(found.join()).toContain('"EXPIRED"');
  });

  test("refuses a code that a screen names and none of its tests does", () => {
    const found = checkRefusals([codes, ALL, screen('tell("EXPIRED");'), screenTest("nothing")]);
    expect(found.join()).toContain("test of a screen");
  });
});
