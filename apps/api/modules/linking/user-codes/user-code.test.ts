import { describe, expect, test } from "vitest";
import { randomUserCode, readUserCode, showUserCode } from "./user-code.ts";

describe("user codes", () => {
  test("are eight consonants, shown in two groups", () => {
    for (let made = 0; made < 200; made += 1) {
      const code = randomUserCode();
      expect(showUserCode(code)).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
      expect(readUserCode(showUserCode(code))).toBe(code);
    }
  });

  test("are read in any case, with spaces and dashes of any kind", () => {
    for (const typed of [
      "BCDF-GHJK",
      "bcdfghjk",
      " bcdf ghjk ",
      "B C D F-G H J K",
      "bcdf–ghjk",
      "bcdf\u2011ghjk",
    ]) {
      expect(readUserCode(typed)).toBe("BCDFGHJK");
    }
  });

  test("are nothing else", () => {
    for (const typed of ["", "BCDF-GHJ", "BCDF-GHJKL", "ABCD-FGHJ", "1234-5678", "BCDF_GHJK", "БCDF-GHJK"]) {
      expect(readUserCode(typed)).toBeUndefined();
    }
  });
});
