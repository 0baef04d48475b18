import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveStaticFiles } from "./static-files.ts";

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skywave-files-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets/a.js"), "plain");
  await writeFile(join(folder, "assets/a.js.br"), "as brotli");
  await writeFile(join(folder, "assets/a.js.gz"), "as gzip");
  await writeFile(join(folder, "mark.svg"), "<svg/>");
  await writeFile(join(folder, "worker.js"), "worker");
  await writeFile(join(folder, "face.woff2"), "a face");
  await writeFile(join(folder, "index.html"), "raw");
  app = Fastify();
  await serveStaticFiles(app, {
    folder,
    isServed: (path) => path !== "index.html",
    isNamedForGood: (path) => path === "worker.js",
  });
  // Whatever is asked for from here on is not read from the disk.
  await rm(folder, { recursive: true });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe("serveStaticFiles", () => {
  test.each([
    ["gzip, deflate, br", "br", "as brotli"],
    ["gzip", "gzip", "as gzip"],
    ["br;q=0, gzip;q=0.5", "gzip", "as gzip"],
    ["br;q=0.0, gzip;q=0", undefined, "plain"],
    ["identity", undefined, "plain"],
    ["", undefined, "plain"],
  ])("answers who accepts %s with the best copy", async (accepted, encoding, body) => {
    const answer = await get("/assets/a.js", { "accept-encoding": accepted });
    expect([answer.statusCode, answer.headers["content-encoding"], answer.body]).toEqual([
      200,
      encoding,
      body,
    ]);
    expect(answer.headers).toMatchObject({
      "content-type": "application/javascript; charset=utf-8",
      "content-length": String(body.length),
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
  });

  test("has a browser ask for a file each time that is named for good", async () => {
    expect((await get("/worker.js", { "accept-encoding": "br" })).headers["cache-control"]).toBe("no-cache");
  });

  test("lets pages of others draw with a face, and read nothing else", async () => {
    const allowed = async (url: string) => (await get(url)).headers["access-control-allow-origin"];
    expect([await allowed("/face.woff2"), await allowed("/worker.js")]).toEqual(["*", undefined]);
  });

  test("sends nothing to who has it already", async () => {
    const etag = String((await get("/assets/a.js")).headers["etag"]);
    const known = await get("/assets/a.js", { "if-none-match": `"other", ${etag}` });
    expect([known.statusCode, known.body, known.headers["etag"]]).toEqual([304, "", etag]);
    expect((await get("/assets/a.js", { "if-none-match": '"other"' })).statusCode).toBe(200);
    expect((await get("/mark.svg", { "if-none-match": etag })).statusCode).toBe(200);
  });

  test("says what it would send", async () => {
    const head = await app.inject({ method: "HEAD", url: "/mark.svg" });
    expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", "6"]);
    expect(head.headers["content-type"]).toBe("image/svg+xml");
  });

  test.each(["/index.html", "/assets/a.js.br", "/assets", "/assets/b.js", "/assets/..%2Findex.html"])(
    "knows nothing of %s",
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  test("does not start with a file that has no type", async () => {
    const other = await mkdtemp(join(tmpdir(), "skywave-files-"));
    await writeFile(join(other, "notes.odd"), "");
    const opening = serveStaticFiles(Fastify(), {
      folder: other,
      isServed: () => true,
      isNamedForGood: () => false,
    });
    await expect(opening).rejects.toThrow("notes.odd");
    await rm(other, { recursive: true });
  });
});
