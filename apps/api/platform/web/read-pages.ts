import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const Pages = z.array(z.string());

/**
 * Reads the addresses of the web app's route table, which its build writes down, as `account/plan/:subscriptionId`.
 * Case and matrix parameters do not matter.
 */
export async function readPages(folder: string): Promise<(pathname: string) => boolean> {
  const paths = Pages.parse(JSON.parse(await readFile(join(folder, "pages.json"), "utf8")));
  const patterns = paths.map((path) => normalise(path).split("/"));
  return (pathname) => {
    const segments = normalise(pathname).split("/");
    return patterns.some((pattern) => isAt(pattern, segments));
  };
}

function isAt(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => (part.startsWith(":") ? segments[index] !== "" : part === segments[index]))
  );
}

function normalise(path: string): string {
  return `/${path}`
    .toLowerCase()
    .replace(/;[^/]*/g, "")
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1");
}
