import { describe, expect, it } from "vitest";
import { redirectKeeping, sameOriginPath } from "./redirect-keeping.ts";

describe("redirectKeeping", () => {
  it("keeps the query, and what only the page reads", () => {
    const answer = redirectKeeping(new Request("http://a.test/old?promocode=X&langpref=fr#key&VIN"), "/new");
    expect(answer.headers.get("location")).toBe("/new?promocode=X&langpref=fr#key&VIN");
  });
});

describe("sameOriginPath", () => {
  it("follows a path of this site with its query", () => {
    expect(sameOriginPath("/account?tab=bills", "/")).toBe("/account?tab=bills");
  });

  it.each(["//evil.test", "/\\evil.test", "https://evil.test", "javascript:alert(1)", "account", null])(
    "refuses %s",
    (candidate) => {
      expect(sameOriginPath(candidate, "/home")).toBe("/home");
    },
  );
});
