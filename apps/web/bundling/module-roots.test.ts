import { describe, expect, it } from "vitest";
import { type ModuleGraph, rootsOf } from "./module-roots.ts";

function graphOf(imports: Record<string, { now?: string[]; later?: string[] }>): ModuleGraph {
  const importersOf = (id: string, how: "now" | "later") =>
    Object.keys(imports).filter((by) => imports[by]?.[how]?.includes(id));
  return {
    getModuleInfo: (id) => ({
      isEntry: id === "entry",
      importers: importersOf(id, "now"),
      dynamicImporters: importersOf(id, "later"),
    }),
  };
}

describe("rootsOf", () => {
  const graph = graphOf({
    entry: { now: ["table"], later: [] },
    table: { later: ["page", "other-page"] },
    page: { now: ["form"] },
    "other-page": { now: ["form"], later: ["dialog"] },
    form: { now: ["field"] },
    field: { now: ["form"] },
    dialog: { now: ["field"] },
  });

  it("names what is asked for by itself and can't run without the module", () => {
    expect(rootsOf("field", graph).toSorted()).toEqual(["dialog", "other-page", "page"]);
    expect(rootsOf("table", graph)).toEqual(["entry"]);
  });

  it("counts a page as its own root, and not who leads to it", () => {
    expect(rootsOf("page", graph)).toEqual(["page"]);
  });
});
