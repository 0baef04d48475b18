import { describe, expect, it } from "vitest";
import type { RouteRow } from "#app/routes/route-row.ts";
import { PATHS } from "#app/paths/paths.ts";
import { type BuiltChunk, listAhead } from "./pages-ahead.ts";

const page = async () => () => null;
const rows: RouteRow[] = [
  { kind: "redirect", path: "", when: { says: "never", holds: () => false }, to: PATHS.error },
  { kind: "redirect", path: "", to: PATHS.lookup },
  { kind: "page", path: PATHS.lookup, dictionary: "lookup", page },
  { kind: "page", path: PATHS.security, dictionary: "security", page },
  { kind: "error", path: "*", isNotFound: true },
];
const chunkOf = (name: string, styles: string[] = []): BuiltChunk => ({
  name,
  fileName: `assets/${name}.js`,
  styles,
});
const chunks = [chunkOf("pages"), chunkOf("parts", ["assets/parts.css"])];
const ahead = {
  scripts: ["/assets/pages.js", "/assets/parts.js"],
  styles: ["/assets/parts.css"],
  dictionaries: ["lookup"],
};

describe("listAhead", () => {
  it("names what the pages need that most visits begin with, at the address that leads there too", () => {
    expect(listAhead(rows, chunks)).toEqual({ "": ahead, [PATHS.lookup]: ahead });
  });

  it("refuses a chunk that was not built", () => {
    expect(() => listAhead(rows, chunks.slice(1))).toThrow("No chunk is called pages");
  });
});
