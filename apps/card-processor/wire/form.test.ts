import { describe, expect, test } from "vitest";
import { groupAt, parseForm, textAt } from "./form.ts";

describe("parseForm", () => {
  test("names in brackets become groups", () => {
    const form = parseForm("amount=1199&metadata[orderId]=o-1&metadata%5BchargeKey%5D=a%20b");
    expect(textAt(form, "amount")).toBe("1199");
    expect(groupAt(form, "metadata")).toEqual({ orderId: "o-1", chargeKey: "a b" });
  });

  test("lists are groups of numbered names, with the numbers written or not", () => {
    expect(groupAt(parseForm("types[0]=card&types[1]=link"), "types")).toEqual({ 0: "card", 1: "link" });
    expect(groupAt(parseForm("types[]=card&types[]=link"), "types")).toEqual({ 0: "card", 1: "link" });
  });

  test("deeper groups and plus signs are read", () => {
    const form = parseForm("billing_details[address][line1]=1+Main+St");
    expect(form).toMatchObject({ billing_details: { address: { line1: "1 Main St" } } });
  });

  test("names of the language's own objects are only names", () => {
    const form = parseForm("__proto__[isAdmin]=yes&constructor[prototype][x]=1");
    expect(Object.prototype).not.toHaveProperty("isAdmin");
    expect(groupAt(form, "__proto__")).toEqual({ isAdmin: "yes" });
  });

  test("forms that are too deep or too large are refused", () => {
    expect(() => parseForm("a[b][c][d][e][f]=1")).toThrow("too many");
    expect(() => parseForm("a=1&".repeat(500))).toThrow("too many");
  });
});
