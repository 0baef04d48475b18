import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { nameByPasses } from "./name-by-passes.ts";

async function makeApp() {
  const root = await mkdtemp(join(tmpdir(), "named-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, "bundling"));
  const write = (file: string, text: string) => writeFile(join(root, file), text);
  await write("page.ts", "document.title = 'Skywave';");
  await write("vite.config.ts", "export default {};");
  await write("bundling/shorten.ts", "export const passes = 2;");
  const builtName = async () => {
    const built = await build({
      root,
      configFile: false,
      logLevel: "silent",
      plugins: [nameByPasses(root)],
      build: { write: false, rolldownOptions: { input: join(root, "page.ts") } },
    });
    if (!("output" in built)) throw new Error("One build was asked for");
    return built.output[0].fileName;
  };
  return { write, builtName };
}

test("a script keeps its name until it is made in another way", async () => {
  const { write, builtName } = await makeApp();
  const named = await builtName();
  await write("bundling/shorten.test.ts", "test('makes it shorter');");
  expect(await builtName()).toBe(named);

  await write("bundling/shorten.ts", "export const passes = 3;");
  const shorter = await builtName();
  expect(shorter).not.toBe(named);
  await write("vite.config.ts", "export default { build: {} };");
  expect([named, shorter]).not.toContain(await builtName());
});
