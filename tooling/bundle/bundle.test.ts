import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { beforeAll, describe, expect, test } from "vitest";
import { buildServices } from "./build-services.mjs";
import { keepPlaces } from "./keep-places.mjs";
import { readMappings } from "./read-mappings.mjs";
import { rememberKinds } from "./remember-kinds.mjs";

const folder = mkdtempSync(join(tmpdir(), "skywave-bundle-"));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function bundle(input: string, name: string) {
  const dir = join(folder, "dist", name);
  const bundled = await rolldown({ input, platform: "node", plugins: [keepPlaces(dir)] });
  await bundled.write({ dir, sourcemap: "hidden" });
  return join(dir, "start.js");
}

function outputOf(...args: string[]) {
  return spawnSync(process.execPath, args, { encoding: "utf8" }).stdout.trim();
}

describe("a bundle of the services", () => {
  let paths: Record<string, string>;
  beforeAll(() => {
    paths = buildServices();
  });

  test("is made once for the same sources", () => {
    expect(buildServices()).toEqual(paths);
  });

  test("holds each service in letters that take one byte, with a map of what is ours", () => {
    for (const path of Object.values(paths)) {
      const code = readFileSync(path, "latin1");
      expect([...code].every((letter) => letter <= "\x7F")).toBe(true);
      const { sources } = JSON.parse(readFileSync(`${path}.map`, "utf8"));
      expect(sources.filter((source: string) => source.includes("node_modules"))).toEqual([]);
    }
  });
});

describe("a source in a bundle", () => {
  test("goes on finding what lies beside it", async () => {
    const start = write("start.ts", `console.log(new URL("beside.txt", import.meta.url).href);`);
    expect(outputOf(await bundle(start, "places"))).toBe(pathToFileURL(join(folder, "beside.txt")).href);
  });

  test("that looks for its place in another way is refused", async () => {
    const start = write("start.ts", `console.log(import.meta.dirname);`);
    await expect(bundle(start, "refused")).rejects.toThrow("looks for files beside itself");
  });

  test("is named by stack traces with the line that was written, unless an error has no message", async () => {
    const lines = [
      "interface Nothing {}",
      "",
      "const wrong = (nothing: Nothing, text: string) => new Error(text + Object.keys(nothing).join());",
      'console.log(wrong({}, "told").stack, "|", wrong({}, "").stack);',
    ];
    const path = await bundle(write("start.ts", lines.join("\n")), "named");
    const naming = pathToFileURL(join(import.meta.dirname, "name-sources.mjs")).href;
    const [told = "", silent = ""] = outputOf("--import", naming, path).split("|");
    expect(told).toContain(`${pathToFileURL(join(folder, "start.ts")).href}:3:`);
    expect(told).toContain("Error: told");
    expect(silent).toContain(pathToFileURL(path).href);
  });
});

describe("the query builder's question of what kind something is", () => {
  const entity = fileURLToPath(import.meta.resolve("drizzle-orm/entity"));

  async function rememberedAnswers() {
    const from = JSON.stringify(entity);
    const program = [
      `import { is, entityKind } from ${from};`,
      `class Part { static [entityKind] = "Part"; }`,
      `class Column extends Part { static [entityKind] = "Column"; }`,
      `class SamePart { static [entityKind] = "Part"; }`,
      `const asked = [null, undefined, "text", 1, {}, [], new Part(), new Column(), new SamePart(), Object.create(Column.prototype)];`,
      `const answers = () => asked.flatMap((value) => [Part, Column, SamePart].map((kind) => is(value, kind)));`,
      `let refused = "";`,
      `try { is({}, class Stranger {}); } catch ({ message }) { refused = message; }`,
      `console.log(JSON.stringify({ first: answers(), again: answers(), refused }));`,
    ];
    const path = write("kinds.ts", program.join("\n"));
    const dir = join(folder, "dist", "kinds");
    const bundled = await rolldown({ input: path, platform: "node", plugins: [rememberKinds()] });
    await bundled.write({ dir });
    const plain = await rolldown({ input: path, platform: "node" });
    await plain.write({ dir: `${dir}-plain` });
    return [outputOf(join(dir, "kinds.js")), outputOf(join(`${dir}-plain`, "kinds.js"))];
  }

  test("is answered from memory as it is without", async () => {
    const [remembered = "", plain] = await rememberedAnswers();
    expect(remembered).toBe(plain);
    const { first, again, refused } = JSON.parse(remembered);
    expect(again).toEqual(first);
    expect(new Set(first)).toEqual(new Set([true, false]));
    expect(refused).toContain("Stranger");
  });

  test("stops the bundling where the library asks in another way", () => {
    const { transform } = rememberKinds();
    const error = (message: string) => {
      throw new Error(message);
    };
    const changed = () => transform.call({ error }, "const is = () => true;", entity);
    expect(changed).toThrow("not known here");
  });
});

describe("a source map", () => {
  const placeOf = readMappings({ sources: ["one.ts", "two.ts"], mappings: "AAAA,IACE;;ACDF" });

  test("tells the last place at or before the one that is asked for", () => {
    expect(placeOf(1, 1)).toEqual({ source: "one.ts", line: 1, column: 1 });
    expect(placeOf(1, 9)).toEqual({ source: "one.ts", line: 2, column: 3 });
    expect(placeOf(3, 1)).toEqual({ source: "two.ts", line: 1, column: 1 });
  });

  test("tells nothing of a line that the bundler wrote", () => {
    expect(placeOf(2, 1)).toBeUndefined();
    expect(placeOf(9, 1)).toBeUndefined();
  });
});
