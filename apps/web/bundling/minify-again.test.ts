import { minify } from "terser";
import { expect, it } from "vitest";
import { PLAYER_LOG } from "./lighten-player.ts";
import { minifyAgain } from "./minify-again.ts";

it("leaves a log out that nobody keeps, and what is worked out for it", async () => {
  const code =
    "export class P { go(a) { this.log(`went ${a}`); this.logger.warn('far'); return this.at(a); } }";
  expect(await minifyAgain("assets/abc.js", code, { minify, silent: PLAYER_LOG })).toMatch(
    /^export class P\{go\((\w)\)\{return this\.at\(\1\)\}\}$/,
  );
});

it("puts brackets about the libraries that a script runs as functions, and about nothing in other scripts", async () => {
  const code = "export const part = lazy((exports) => { exports.a = 1; });";
  const how = { minify, silent: [] };
  expect(await minifyAgain("assets/framework-abc.js", code, how)).toContain("lazy((");
  expect(await minifyAgain("assets/first-page-abc.js", code, how)).not.toContain("lazy((");
});
