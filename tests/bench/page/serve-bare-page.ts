import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import serveStatic from "@fastify/static";
import Fastify from "fastify";
import { build } from "vite";

const SOURCE = fileURLToPath(new URL("bare", import.meta.url));

/** Builds a page of React alone and serves it the way the product's files are served. */
export async function serveBarePage(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "skywave-bare-page-"));
  await build({
    root: SOURCE,
    configFile: false,
    logLevel: "error",
    build: { outDir: folder, emptyOutDir: true, target: "es2023" },
    oxc: { jsx: { runtime: "automatic" } },
  });
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(?:js|html)$/.test(name)) continue;
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(await readFile(join(folder, name))));
  }
  const app = Fastify();
  await app.register(serveStatic, { root: folder, preCompressed: true, maxAge: "1y", immutable: true });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    url,
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
