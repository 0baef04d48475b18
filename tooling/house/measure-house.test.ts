import { describe, expect, test } from "vitest";
import { measureHouse } from "./measure-house.ts";

const FILES = [
  {
    path: "packages/domain/package.json",
    text: '{ "name": "@skywave/domain", "exports": { "./*": "./src/*.ts" } }',
  },
  { path: "packages/domain/src/money/cents.ts", text: "export const cents = 1;\n" },
  {
    path: "apps/api/modules/orders/index.ts",
    text: 'export { createOrders, type Orders } from "./spine/orders.ts";\nexport { createQuotes } from "./quotes.ts";\n',
  },
  {
    path: "apps/api/modules/orders/quotes.ts",
    text: 'import { cents } from "@skywave/domain/money/cents";\nimport { name } from "./spine/orders.ts";\nexport const createQuotes = () => cents;\n',
  },
  {
    path: "apps/api/modules/orders/spine/orders.ts",
    text: 'import { createQuotes } from "../quotes.ts";\nexport type Orders = object;\nexport const createOrders = createQuotes;\n',
  },
  {
    path: "apps/api/app.ts",
    text: 'import { createOrders } from "#modules/orders/index.ts";\n\ncreateOrders();\n',
  },
];

describe("measureHouse", () => {
  const { rows, linesOfWiring, doors, leftovers } = measureHouse(FILES);

  test("counts files, what they import and who needs them alone, by app and package", () => {
    expect(rows).toMatchObject([
      {
        workspace: "apps/api",
        files: 4,
        importsPerFile: 1.5,
        singleImporterShare: 0.25,
        foldersOfOneFile: 0,
      },
      { workspace: "packages/domain", files: 1, singleImporterShare: 1, cycles: 0 },
    ]);
  });

  test("does not count the folders of an area and of a kind of order, which have to be there", () => {
    const area = { path: "packages/services/src/outreach/load-message.ts", text: "" };
    const inside = { path: "packages/services/src/orders/change/quote-pause.ts", text: "" };
    expect(measureHouse([area, inside]).rows).toMatchObject([{ files: 2, foldersOfOneFile: 1 }]);
  });

  test("finds folders that need values from each other", () => {
    expect(rows[0]).toMatchObject({ foldersInCycles: 2, cycles: 1 });
  });

  test("counts the wiring, and what each door offers", () => {
    expect(linesOfWiring).toBe(3);
    expect(doors).toEqual([{ door: "orders", exports: 3, factories: 2 }]);
  });

  test("counts what is against the rules of shape", () => {
    expect(leftovers).toMatchObject({ "folders in cycles": 2, "factories beside the door's one": 1 });
  });
});
