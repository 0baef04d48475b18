import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

interface WatchedWindow {
  dataLayer?: unknown[];
  tellSeenFields?: (paths: string[]) => Promise<void>;
}

const watched = new WeakSet<Page>();
const noted = new Set<string>();

/** Where the journeys of a run write down which fields analytics was told, one in a line. */
function listPath(): string {
  const path = process.env["E2E_SEEN_FIELDS"];
  if (path === undefined) throw new Error("The configuration of the journeys names no list of fields");
  return path;
}

/** Writes down every field that a page's data layer is told from here on. Only the names of fields leave the page. */
export async function noteSeenFields(page: Page): Promise<void> {
  if (watched.has(page)) return;
  watched.add(page);
  await page.exposeFunction("tellSeenFields", (paths: string[]) => note(paths));
  await page.addInitScript(() => {
    const fieldsIn = (value: unknown, path: string): string[] => {
      if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, path));
      if (typeof value !== "object" || value === null) return [path];
      return Object.entries(value).flatMap(([name, part]) =>
        fieldsIn(part, path === "" ? name : `${path}.${name}`),
      );
    };
    const holder = window as unknown as WatchedWindow;
    // Whoever follows the layer too calls the one it finds, as this does.
    const layer = holder.dataLayer ?? [];
    const pushOn = layer.push.bind(layer);
    layer.push = (...entries) => {
      void holder.tellSeenFields?.(fieldsIn(entries, ""));
      return pushOn(...entries);
    };
    holder.dataLayer = layer;
  });
}

function note(paths: readonly string[]): void {
  const unknown = [...new Set(paths)].filter((path) => !noted.has(path));
  if (unknown.length === 0) return;
  for (const path of unknown) noted.add(path);
  appendFileSync(listPath(), unknown.map((path) => `${path}\n`).join(""));
}

/** All fields that the journeys of this run have told. */
export function seenFields(): ReadonlySet<string> {
  return new Set(existsSync(listPath()) ? readFileSync(listPath(), "utf8").trim().split("\n") : []);
}
