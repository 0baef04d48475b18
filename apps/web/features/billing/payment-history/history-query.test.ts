import { describe, expect, it } from "vitest";
import { readHistoryFilter, writeHistoryFilter } from "./history-query.ts";

const write = (query: string, others = "") =>
  writeHistoryFilter(readHistoryFilter(new URLSearchParams(query)), new URLSearchParams(others)).toString();
const read = (query: string) => readHistoryFilter(new URLSearchParams(query));

describe("the filter of the history in the address", () => {
  it("shows everything of 24 months, the newest first, unless it is told otherwise", () => {
    const all = { entryType: undefined, paymentMethodId: undefined, orderBy: "newest", months: 24, pages: 1 };
    expect(read("")).toEqual(all);
    expect(write("")).toBe("");
  });

  it("comes back from the address as it was chosen", () => {
    const chosen = "kind=refund&card=pm_1&order=oldest&months=6&pages=3";
    expect(write(chosen, "kind=payment&pages=9")).toBe(chosen);
  });

  it("leaves alone what else the address says", () => {
    expect(write("kind=refund", "invoices=2&kind=payment")).toBe("invoices=2&kind=refund");
  });

  it.each(["kind=gifts", "order=random", "months=7", "pages=0", "pages=-2", "pages=1.5", "pages=many"])(
    "takes no notice of %s",
    (query) => expect(read(query)).toEqual(read("")),
  );

  it("loads no endless number of pages", () => {
    expect(read("pages=100000").pages).toBe(50);
  });
});
