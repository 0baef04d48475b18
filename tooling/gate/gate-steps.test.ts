import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../setup/folders.mjs";
import { gateSteps } from "./steps.mjs";

const SETTINGS = [".gitignore", ".oxfmtrc.json", "knip.json", "tsconfig.base.json"];
const PACKAGE = "packages/domain";

/** For each step that reads the whole project, one file that breaks it and nothing else. */
const BROKEN = {
  format: ["spaced.ts", "export   const a = 1\n"],
  types: ["typed.ts", 'export const a: number = "one";\n'],
  "dead-code": ["unused.ts", "export const nobodyAsksForThis = 1;\n"],
} as const;

let folder: string;

/** A small project under the very settings of this one, with one package whose code is sound. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "gate-steps-"));
  for (const file of SETTINGS) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  describePackage(".", { name: "small", private: true, workspaces: ["packages/*"], type: "module" });
  writeFileSync(join(folder, "tsconfig.json"), `{ "files": [], "references": [{ "path": "${PACKAGE}" }] }\n`);
  mkdirSync(join(folder, PACKAGE, "src"), { recursive: true });
  cpSync(join(root, PACKAGE, "tsconfig.json"), join(folder, PACKAGE, "tsconfig.json"));
  describePackage(PACKAGE, { name: "sound", type: "module" });
  write("sound.ts", "export const sound = 1;\n");
  write("sound.test.ts", 'import { sound } from "./sound.ts";\n\nif (sound !== 1) throw new Error();\n');
});

function describePackage(at: string, description: object): void {
  writeFileSync(join(folder, at, "package.json"), `${JSON.stringify(description, null, 2)}\n`);
}

function write(file: string, text: string): void {
  const path = join(folder, PACKAGE, "src", file);
  writeFileSync(path, text);
  // A clock of files ticks every few milliseconds: what is as old as the last build is no news to the compiler.
  const later = Date.now() / 1000 + 1;
  utimesSync(path, later, later);
}

function run(name: string): { status: number | null; output: string } {
  const step = gateSteps().find((candidate) => candidate.name === name);
  if (step === undefined) throw new Error(`The gate has no step ${name}`);
  const { status, stdout, stderr } = spawnSync(step.command, step.args, { cwd: folder, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

describe("the gate", () => {
  test.each(Object.entries(BROKEN))(
    "passes %s on sound code and fails once it is broken",
    (name, [file, text]) => {
      expect(run(name)).toMatchObject({ status: 0 });
      write(file, text);
      const broken = run(name);
      rmSync(join(folder, PACKAGE, "src", file));
      expect(broken.status).not.toBe(0);
      expect(broken.output).toContain(file);
    },
    60_000,
  );
});
