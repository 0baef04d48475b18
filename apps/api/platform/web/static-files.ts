import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "application/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
/** How the build ends the names of compressed copies, best first. */
const ENCODINGS = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;
const NEVER_CHANGES = "public, max-age=31536000, immutable";
const ASKED_FOR_EACH_TIME = "no-cache";

interface StaticFile {
  /** As in an address, `/assets/x.js`. */
  path: string;
  type: string;
  cacheControl: string;
  etag: string;
  plain: Buffer;
  compressed: readonly { encoding: string; content: Buffer }[];
}

interface Folder {
  folder: string;
  /** Which files are for everybody, by their paths below the folder. */
  isServed: (path: string) => boolean;
  /** Which of them keep their name when their content changes. */
  isNamedForGood: (path: string) => boolean;
}

/**
 * Answers with the files of a built folder, each from memory: they are read once, with their compressed copies, and
 * take as much of it as the folder of the disk. Rejects where one is of a kind that has no type here.
 */
export async function serveStaticFiles(app: FastifyInstance, folder: Folder): Promise<void> {
  for (const file of await readFiles(folder))
    app.get(file.path, { schema: { hide: true } }, (request, reply) => sendFile(file, request, reply));
}

async function readFiles({ folder, isServed, isNamedForGood }: Folder): Promise<StaticFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  const paths = names.map((name) => name.replaceAll(sep, "/"));
  const present = new Set(paths);
  const isCopy = (path: string) => ENCODINGS.some(({ ending }) => path.endsWith(ending));
  const served = paths.filter((path) => !isCopy(path) && isServed(path));
  return Promise.all(
    served.map(async (path) => {
      const plain = await readFile(join(folder, path));
      const copies = ENCODINGS.filter(({ ending }) => present.has(path + ending));
      return {
        path: `/${path}`,
        type: typeOf(path),
        cacheControl: isNamedForGood(path) ? ASKED_FOR_EACH_TIME : NEVER_CHANGES,
        // Weak, as the compressed copies have the same.
        etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
        plain,
        compressed: await Promise.all(
          copies.map(async ({ encoding, ending }) => ({
            encoding,
            content: await readFile(join(folder, path + ending)),
          })),
        ),
      };
    }),
  );
}

function typeOf(path: string): string {
  const type = TYPES[extname(path)];
  if (type === undefined) throw new Error(`No media type is known for ${path}`);
  return type;
}

function sendFile(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply
    .header("cache-control", file.cacheControl)
    .header("etag", file.etag)
    .header("vary", "Accept-Encoding");
  // The frame of the card processor is drawn in the brand's face, too, and lies elsewhere.
  if (file.type === TYPES[".woff2"]) void reply.header("access-control-allow-origin", "*");
  if (isKnown(file.etag, request.headers["if-none-match"])) return reply.status(304).send();
  void reply.type(file.type);
  const copy = file.compressed.find(({ encoding }) => takes(request.headers["accept-encoding"], encoding));
  if (copy === undefined) return reply.send(file.plain);
  return reply.header("content-encoding", copy.encoding).send(copy.content);
}

function isKnown(etag: string, asked: string | undefined): boolean {
  return asked?.split(",").some((one) => one.trim() === etag || one.trim() === "*") ?? false;
}

/** Whether a browser takes an encoding; `br;q=0` says that it does not. */
function takes(accepted: string | string[] | undefined, encoding: string): boolean {
  return String(accepted ?? "")
    .split(",")
    .map((one) => one.trim().toLowerCase())
    .some((one) => one === encoding || (one.startsWith(`${encoding};`) && !/;\s*q=0(?:\.0*)?$/.test(one)));
}
