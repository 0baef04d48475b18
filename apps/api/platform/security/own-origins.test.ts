import { describe, expect, test } from "vitest";
import { readOwnOrigins } from "./own-origins.ts";

const production = {
  publicUrl: "https://www.skywave.example/",
  otherOrigins: ["https://can.skywave.example"],
  cookieDomain: ".skywave.example",
  isSandbox: false,
  port: 8080,
};
const sandbox = { ...production, publicUrl: "http://localhost:8080", otherOrigins: [], isSandbox: true };

describe("readOwnOrigins", () => {
  test("tells where the pages of a country are, the main ones where it has none of its own", () => {
    const { originIn } = readOwnOrigins(production);
    expect([originIn("US"), originIn("CA")]).toEqual([
      "https://www.skywave.example",
      "https://can.skywave.example",
    ]);
    expect(readOwnOrigins({ ...production, otherOrigins: [] }).originIn("CA")).toBe(
      "https://www.skywave.example",
    );
    expect(readOwnOrigins(sandbox).originIn("CA")).toBe("http://can.localhost:8080");
  });

  test("knows exactly the origins it was told in production", () => {
    const { isOwn, passkeyDomainOf } = readOwnOrigins(production);
    expect(["https://www.skywave.example", "https://can.skywave.example"].every(isOwn)).toBe(true);
    const foreign = [
      "http://www.skywave.example",
      "https://skywave.example",
      "https://www.skywave.example:444",
      "https://www.skywave.example.evil.example",
      "https://evil.example",
      "http://localhost:8080",
      "null",
      "",
    ];
    expect(foreign.filter(isOwn)).toEqual([]);
    expect(passkeyDomainOf("https://can.skywave.example")).toBe("skywave.example");
  });

  test("takes every localhost name on its own port in the sandbox", () => {
    const { isOwn, passkeyDomainOf } = readOwnOrigins({ ...sandbox, cookieDomain: undefined });
    expect(["http://localhost:8080", "http://can.localhost:8080"].every(isOwn)).toBe(true);
    expect(["http://localhost:9090", "https://localhost:8080", "http://notlocalhost:8080"].some(isOwn)).toBe(
      false,
    );
    expect(passkeyDomainOf(undefined)).toBe("localhost");
    expect(passkeyDomainOf("http://can.localhost:8080")).toBe("can.localhost");
    expect(passkeyDomainOf("http://evil.example:8080")).toBe("localhost");
  });

  test("takes the localhost of the sandbox also where that is reached under another name", () => {
    const { isOwn } = readOwnOrigins({ ...sandbox, publicUrl: "http://127.0.0.1:8080" });
    expect(isOwn("http://localhost:8080")).toBe(true);
    expect(readOwnOrigins({ ...production, port: 8080 }).isOwn("http://can.localhost:8080")).toBe(false);
  });

  test("binds passkeys to the domain of the cookies as it is written, less the dot that it may begin with", () => {
    const { passkeyDomainOf } = readOwnOrigins({ ...production, cookieDomain: "shop.skywave.example" });
    expect(passkeyDomainOf(undefined)).toBe("shop.skywave.example");
    const local = readOwnOrigins({ ...sandbox, cookieDomain: undefined });
    expect(local.passkeyDomainOf("no origin")).toBe("localhost");
  });
});
