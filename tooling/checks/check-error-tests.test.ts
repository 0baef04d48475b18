import { describe, expect, test } from "vitest";
import { checkErrorTests } from "./check-error-tests.ts";
import { SPECIFIED_CODES, UNMET_CODES } from "./parsers/specified-codes.ts";

const met = SPECIFIED_CODES.filter((code) => UNMET_CODES[code] === undefined);
const naming = (path: string, codes: readonly string[]) => ({
  path,
  text: codes.map((code) => `"${code}"`).join("\n"),
});
const contract = (code: string) => ({
  path: "packages/contract/src/wire/refusal-codes.ts",
  text: `export const REFUSAL_CODES = [\n  "${code}",\n] as const;\n`,
});
const server = (codes: readonly string[]) => naming("apps/api/modules/a/a.http.test.ts", codes);
const screen = (codes: readonly string[]) => naming("apps/web/features/a/a.test.tsx", codes);

describe("checkErrorTests", () => {
  test("is content when each code is met on both sides", () => {
    expect(checkErrorTests([server(met), screen(met)])).toEqual([]);
  });

  test("asks for a test where a code arises, and for one where it is read", () => {
    const without = met.filter((code) => code !== "OFFER_EXPIRED");
    expect(checkErrorTests([server(without), screen(met)]).join()).toContain(
      'it arises names "OFFER_EXPIRED"',
    );
    expect(checkErrorTests([server(met), screen(without)]).join()).toContain('read names "OFFER_EXPIRED"');
  });

  test("takes the codes of the contract too, those with blanks as well", () => {
    const found = checkErrorTests([contract("GIFT CARD LOST"), server(met), screen(met)]);
    expect(found).toHaveLength(2);
    const all = [...met, "GIFT CARD LOST"];
    expect(checkErrorTests([contract("GIFT CARD LOST"), server(all), screen(all)])).toEqual([]);
  });

  test("finds a code in the title of a test", () => {
    const others = met.filter((code) => code !== "EXPIRED");
    const titled = { path: "apps/web/a.test.tsx", text: 'it("tells EXPIRED at the field", () => {});' };
    expect(checkErrorTests([server(met), screen(others), titled])).toEqual([]);
  });

  test("counts no code in a comment, nor loses one after an apostrophe in a comment", () => {
    const others = met.filter((code) => code !== "EXPIRED");
    const commented = { path: "apps/web/a.test.tsx", text: '// it says "EXPIRED"' };
    expect(checkErrorTests([server(met), screen(others), commented])).toHaveLength(1);
    const named = { path: "apps/web/a.test.tsx", text: '// they\'re told\nmeet("EXPIRED");' };
    expect(checkErrorTests([server(met), screen(others), named])).toEqual([]);
  });

  test("refuses to call unmet what a screen names", () => {
    const named = naming("apps/web/features/a/a.tsx", ["ACCOUNT_NOT_REGISTERED"]);
    expect(checkErrorTests([server(met), screen(met), named]).join()).toContain('"ACCOUNT_NOT_REGISTERED"');
  });
});
