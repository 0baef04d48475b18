import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const Pages = z.array(z.string());

/** Reads the addresses of the web app's route table, which its build writes down. Case does not matter. */
export async function readPages(folder: string): Promise<(pathname: string) => boolean> {
  const paths = Pages.parse(JSON.parse(await readFile(join(folder, "pages.json"), "utf8")));
  const known = new Set(paths.map(normalise));
  return (pathname) => known.has(normalise(pathname));
}

function normalise(path: string): string {
  return `/${path}`
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1");
}
