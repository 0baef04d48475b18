import { existsSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeApart } from "./make-apart.ts";

test("a database made apart is whole when it is there, and what a killed node left of another is gone", async () => {
  const around = mkdtempSync(join(tmpdir(), "skywave-made-"));
  mkdirSync(join(around, "database.made-by-1"));
  await makeApart(join(around, "database"), { isDurable: false });
  expect(readdirSync(around)).toEqual(["database"]);
  expect(existsSync(join(around, "database", "PG_VERSION"))).toBe(true);
});

test("a database that can't be made leaves no folder of its name", async () => {
  const around = mkdtempSync(join(tmpdir(), "skywave-made-"));
  const folder = join(around, "absent", "database");
  await expect(makeApart(folder, { isDurable: false })).rejects.toThrow("ENOENT");
  expect(readdirSync(around)).toEqual([]);
});
