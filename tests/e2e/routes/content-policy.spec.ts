import { expect, test } from "@playwright/test";

const PAGES = [
  "/",
  "/account/login",
  "/error",
  "/no/such/page",
  "/docs/routes",
  "/docs/tracking",
  "/sandbox",
];

test("Every page comes with a content policy that lets no inline or evaluated script or style run, and asks for trusted types", async ({
  request,
}) => {
  for (const path of PAGES) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    const directives = new Map(
      policy.split(";").map((directive): [string, string] => {
        const [name = "", ...sources] = directive.trim().split(" ");
        return [name, sources.join(" ")];
      }),
    );
    for (const name of ["script-src", "style-src"]) {
      expect(directives.get(name), `${name} of ${path}`).toMatch(/^'self'/);
      expect(directives.get(name)).not.toMatch(/unsafe|\*|data:|blob:|https?:(?!\/\/)/);
    }
    expect(directives.get("default-src")).toBe("'none'");
    expect(directives.get("base-uri")).toBe("'none'");
    expect(directives.get("require-trusted-types-for")).toBe("'script'");
  }
});

test("A script that is written into a page does not run, and a text set as HTML is refused", async ({
  page,
}) => {
  await page.goto("/account/login");
  const refused = await page.evaluate(() => {
    const script = document.createElement("script");
    let isTrusted = false;
    try {
      Object.assign(script, { text: "window.owned = true" });
      document.body.append(script);
    } catch (error) {
      isTrusted = error instanceof TypeError;
    }
    let isRefused = false;
    try {
      Object.assign(document.body, { innerHTML: "<p>owned</p>" });
    } catch (error) {
      isRefused = error instanceof TypeError;
    }
    return { isTrusted, isRefused, isOwned: "owned" in window };
  });
  expect(refused).toEqual({ isTrusted: true, isRefused: true, isOwned: false });
});
