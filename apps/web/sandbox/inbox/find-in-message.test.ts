import { describe, expect, it } from "vitest";
import { findCode, findLinks } from "./find-in-message.ts";

describe("findCode", () => {
  it("finds six digits that stand alone", () => {
    expect(findCode("482913 is your code.")).toBe("482913");
    expect(findCode("Votre code : 482913.")).toBe("482913");
  });

  it("takes neither longer numbers nor prices for a code", () => {
    expect(findCode("Invoice 20261121001, 12.64 $")).toBeUndefined();
  });
});

describe("findLinks", () => {
  it("finds each address once, without the sign that ends its sentence", () => {
    const text =
      "Go to http://localhost:8080/account. Or (http://localhost:8080/account), https://a.example/x?y=1!";
    expect(findLinks(text)).toEqual(["http://localhost:8080/account", "https://a.example/x?y=1"]);
  });

  it("finds none where there are none", () => {
    expect(findLinks("Bonjour")).toEqual([]);
  });
});
