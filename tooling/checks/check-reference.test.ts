import { describe, expect, it } from "vitest";
import { checkReference, MADE } from "./check-reference.ts";
import { apiReference } from "./parsers/api-reference.ts";
import { vehicleLifecycleTable } from "./parsers/vehicle-lifecycle-table.ts";

const FILES = [
  { path: "packages/sdk/src/index.ts", text: 'export { openDoor, type Door } from "./door.ts";\n' },
  {
    path: "packages/sdk/src/door.ts",
    text: `/** What one goes through. */
export interface Door {
  /** In centimetres. */
  width: number;
}

/**
 * Opens a door.
 * Throws for a wall.
 */
export function openDoor(door: Door): boolean {
  return door.width > 0;
}
`,
  },
];
const REFERENCE = "packages/sdk/reference.md";
const written = (text: string) => [
  ...FILES,
  ...MADE.map(({ path, make }) => ({ path, text: path === REFERENCE ? text : make(FILES) })),
];

describe("checkReference", () => {
  it("passes a reference that was just made", () => {
    expect(checkReference(written(apiReference(FILES)))).toEqual([]);
  });

  it("finds one that was made before the sources changed, and one that is missing", () => {
    expect(checkReference(written(apiReference(FILES).replace("Opens", "Closes")))).toHaveLength(1);
    expect(checkReference(FILES)).toHaveLength(MADE.length);
  });
});

describe("vehicleLifecycleTable", () => {
  it("has a row for each state and a dash where nothing can happen", () => {
    expect(vehicleLifecycleTable()).toContain(
      "| `TRIAL_CLAIMED` | – | – | – | `TRIAL_WITH_FOLLOW_ON` | – | `SELF_PAY` | – | `INACTIVE` |\n",
    );
  });
});

describe("apiReference", () => {
  it("holds docstrings, signatures and the fields of what the doors export", () => {
    const text = apiReference(FILES);
    expect(text).toContain("### openDoor\n\nOpens a door.\nThrows for a wall.\n");
    expect(text).toContain("function openDoor(door: Door): boolean\n");
    expect(text).toContain("  /** In centimetres. */\n  width: number;\n}");
    expect(text).not.toContain("return door.width");
  });

  it("shows a signature up to its body, with the fields of what is handed over and of what comes back", () => {
    const code =
      "export function openDoor(door: {\n  width: number;\n}): {\n  isOpen: boolean;\n} {\n  return push(door);\n}\n";
    const files = [
      { path: "packages/sdk/src/index.ts", text: 'export {\n  openDoor, // the one\n} from "./door.ts";\n' },
      { path: "packages/sdk/src/door.ts", text: code },
    ];
    const text = apiReference(files);
    expect(text).toContain("width: number;\n}): {\n  isOpen: boolean;\n}\n```");
    expect(text).not.toContain("push");
  });
});
