import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { newVerb } from "./new-verb.ts";

const TABLE = `import { createOrder } from "./order/create-order.ts";
import { devices } from "./user/devices.ts";

export const endpointTable = {
  user: {
    devices,
  },
  order: { createOrder },
} as const;
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "new-verb-"));
  mkdirSync(join(root, "packages/contract/src"), { recursive: true });
  writeFileSync(join(root, "packages/contract/src/endpoint-table.ts"), TABLE);
});

const read = (path: string) => readFileSync(join(root, path), "utf8");

describe("newVerb", () => {
  test("writes the verb through all layers, with no blank left", () => {
    const written = newVerb(root, "orders", "archive-order");
    expect(written).toContain("packages/contract/src/order/archive-order.ts");
    expect(written).toContain("packages/services/src/orders/archive-order.test.ts");
    expect(written).toContain("apps/api/modules/orders/archive-order/decide-archive-order.ts");
    for (const path of written) expect(read(path)).not.toContain("{{");
    expect(read("packages/services/src/orders/archive-order.ts")).toContain(
      "export async function archiveOrder(",
    );
  });

  test("puts the call into the endpoint table, in a domain of one line or of many", () => {
    newVerb(root, "orders", "archive-order");
    newVerb(root, "user", "forget-device");
    const table = read("packages/contract/src/endpoint-table.ts");
    expect(table).toContain("order: { createOrder, archiveOrder }");
    expect(table).toContain("    devices,\n    forgetDevice,\n  }");
    expect(table).toContain('import { archiveOrder } from "./order/archive-order.ts";');
  });

  test("writes over nothing", () => {
    newVerb(root, "orders", "archive-order");
    expect(() => newVerb(root, "orders", "archive-order")).toThrow("Already there");
  });

  test.each([
    ["orders", "ArchiveOrder", "kebab-case"],
    ["orders", "archive", "what it acts on"],
    ["gardens", "mow-lawn", "No domain"],
  ])("refuses %s %s", (area, verb, why) => {
    expect(() => newVerb(root, area, verb)).toThrow(why);
  });
});
