import { describe, expect, test } from "vitest";
import { scrubAttributes } from "./scrub-attributes.ts";

describe("scrubAttributes", () => {
  test("takes e-mail addresses out of texts and leaves the rest", () => {
    expect(
      scrubAttributes({
        handle: "dana@example.com",
        text: "from <Dana.Reyes+x@mail.example.co>, twice: a@b.ca",
        path: "/account/@me",
        count: 3,
        isOn: true,
        nothing: null,
      }),
    ).toEqual({
      handle: "[e-mail]",
      text: "from <[e-mail]>, twice: [e-mail]",
      path: "/account/@me",
      count: 3,
      isOn: true,
      nothing: null,
    });
  });

  test("hands back as they are those that hold none", () => {
    const attributes = { page: "/account", count: 3, isOn: true, nothing: null };
    expect(scrubAttributes(attributes)).toBe(attributes);
  });
});
