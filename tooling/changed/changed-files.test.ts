import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changedFiles } from "./changed-files.ts";

let folder: string;
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd: folder });
const write = (name: string, text = name) => writeFileSync(join(folder, name), text);
const commit = (name: string) => {
  write(name);
  git("add", "-A");
  git("commit", "-qm", name);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "changed-files-"));
  git("init", "-q", "-b", "main");
  commit("start.ts");
  git("checkout", "-qb", "work");
  commit("committed.ts");
  git("checkout", "-q", "main");
  commit("of-somebody-else.ts");
  git("checkout", "-q", "work");
  write("start.ts", "changed");
  write("new.ts");
});
afterAll(() => rmSync(folder, { recursive: true }));

test("changedFiles names what a branch changed, committed or not, and nothing that main got meanwhile", () => {
  expect(changedFiles(folder, "main")).toEqual(["committed.ts", "new.ts", "start.ts"]);
});
