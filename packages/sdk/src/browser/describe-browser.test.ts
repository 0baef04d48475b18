import { describe, expect, it } from "vitest";
import { describeBrowser } from "./describe-browser.ts";

const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.1.2 Safari/537.36";

describe("describeBrowser", () => {
  it.each([
    [CHROME, "Chrome", "156.0.1.2"],
    [`${CHROME} Edg/156.0.9.9`, "Edge", "156.0.9.9"],
    ["Mozilla/5.0 (X11; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "145.0"],
    ["Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/26.1 Safari/605.1.15", "Safari", "26.1"],
    ["curl/8", "unknown", "unknown"],
  ])("knows the browser of %s", (userAgent, browser, browserVersion) => {
    expect(describeBrowser(userAgent)).toEqual({ browser, browserVersion, userAgent });
  });

  it("keeps no more of a long user agent than the platform takes", () => {
    expect(describeBrowser(`Chrome/1 ${"x".repeat(900)}`)?.userAgent).toHaveLength(500);
  });

  it("says nothing of a browser that says nothing", () => {
    expect(describeBrowser("")).toBeUndefined();
  });
});
