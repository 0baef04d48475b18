import { describe, expect, test } from "vitest";
import { checkShape } from "./check-shape.ts";
import { LEFTOVERS, countLeftovers, shrunkLeftovers } from "./parsers/shape/leftovers.ts";

const ORDERS = "apps/api/modules/orders";
const file = (path: string, text: string) => ({ path: `${ORDERS}/${path}`, text });
const listed = (left: object) => ({ path: LEFTOVERS, text: JSON.stringify(left) });
const line = (what: string, from: string) => [`import ${what} fr`, `om "${from}";\n`].join("");

const CYCLE = [
  file("change/change.ts", line("{ quote }", "../quote/quote.ts")),
  file("quote/quote.ts", line("{ change }", "../change/change.ts")),
];

describe("checkShape", () => {
  test("refuses folders that need each other, and names the circle", () => {
    const found = checkShape(CYCLE);
    expect(found[0]).toContain(`${ORDERS}: 2 folders`);
    expect(found[1]).toBe(`${ORDERS}/change ⇄ ${ORDERS}/quote`);
  });

  test("sees no circle in a comment, nor in what is imported as a type over several lines", () => {
    const [first] = CYCLE;
    const types = line("{\n  type Change, // and\n  type Other,\n}", "../change/change.ts");
    const commented = `/*\n${line("{ change }", "../change/change.ts")}*/\n`;
    expect(checkShape([first ?? file("a.ts", ""), file("quote/quote.ts", types + commented)])).toEqual([]);
  });

  test("refuses a type that stands for what one of our factories answers", () => {
    const own = `${line("type { createPay }", "./pay.ts")}type Pay = Awaited<\n  ReturnType<typeof createPay>\n>;`;
    expect(checkShape([file("a.ts", own)]).join()).toContain("1 uses of ReturnType");
    const foreign = `${line("{ createServer }", "node:http")}type A = ReturnType<typeof createServer>;`;
    expect(checkShape([file("a.ts", `${foreign}\n// ReturnType<typeof createPay>`)])).toEqual([]);
  });

  test("refuses a second factory at a door, handed on or not, and no type of that name", () => {
    const one = ["export { createOrders, type Orders, type createdOrder } fr", 'om "./orders.ts";\n'].join(
      "",
    );
    expect(checkShape([file("index.ts", one)])).toEqual([]);
    const two = `${one}export {\n  createQuote, // for billing\n};\n`;
    expect(checkShape([file("index.ts", two)]).join()).toContain(`${ORDERS}: 1 factories beside the one`);
  });

  test("refuses a table at a door, by whatever file it is handed on, and not the type of its rows", () => {
    const tables = file("storage/orders-tables.ts", 'export const orders = pgTable("orders", {});');
    const door = (what: string, from: string) =>
      checkShape([tables, file("index.ts", [`export ${what} fr`, `om "${from}";\n`].join(""))]);
    const refused = `${ORDERS}: 1 tables handed out by its door`;
    expect(door("{ orders }", "./storage/orders-tables.ts").join()).toContain(refused);
    expect(door("{ orders as rows }", "./storage/orders-tables.ts").join()).toContain(refused);
    expect(door("{ orders }", "./orders-repository.ts").join()).toContain(refused);
    expect(door("{ type orders, offerOn }", "./storage/orders-repository.ts")).toEqual([]);
  });

  test("refuses a folder of one file, its test beside it or not, but for one that is looked for by its name", () => {
    const billing = (path: string) => ({ path: `apps/api/modules/billing/${path}`, text: "" });
    const alone = [billing("pay/pay-bill.ts"), billing("pay/pay-bill.test.ts")];
    expect(checkShape(alone).join()).toContain("billing/pay: 1 folders with a single file");
    expect(checkShape([...alone, billing("pay/pay-bill.module.css")])).toEqual([]);
    expect(checkShape([...alone, billing("pay/late/pay-late-bill.ts"), billing("pay/late/fee.ts")])).toEqual(
      [],
    );
    expect(checkShape([billing("index.ts"), file("pause/pause-plan.ts", "")])).toEqual([]);
  });

  test("lets be what is listed, and asks to shorten a list that is too long", () => {
    expect(checkShape([...CYCLE, listed({ "folders in cycles": { [ORDERS]: 2 } })])).toEqual([]);
    const longer = checkShape([...CYCLE, listed({ "folders in cycles": { [ORDERS]: 3 } })]);
    expect(longer.join()).toContain("npm run shrink");
    const gone = checkShape([listed({ "types of factories": { [ORDERS]: 1 } })]);
    expect(gone.join()).toContain(`${ORDERS} has 0`);
  });
});

describe("shrunkLeftovers", () => {
  test("takes over what is less, and lets nothing grow or come in", () => {
    const counted = countLeftovers(CYCLE);
    const shrunk = (most: object) => shrunkLeftovers({ "folders in cycles": { ...most } }, counted);
    expect(shrunk({ [ORDERS]: 5, "apps/web": 1 })).toEqual({ "folders in cycles": { [ORDERS]: 2 } });
    expect(shrunk({ [ORDERS]: 1 })).toEqual({ "folders in cycles": { [ORDERS]: 1 } });
    expect(shrunk({})).toEqual({ "folders in cycles": {} });
  });
});
