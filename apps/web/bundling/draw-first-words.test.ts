import { describe, expect, it } from "vitest";
import { drawFirstWords, pastInlined } from "./draw-first-words.ts";

const HEAD = `    <script type="module" crossorigin src="/assets/first-page-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/framework-1.js">
    <link rel="stylesheet" crossorigin href="/assets/first-page-1.css">
    <link rel="stylesheet" crossorigin href="/assets/base-1.css">
    <link rel="stylesheet" crossorigin href="/assets/other-1.css">
`;
const pageWith = (placeholder: string) => `<html>
  <head>
${placeholder}${HEAD}  </head>
  <body>
    <p>Words</p>
  </body>
</html>
`;
const files = {
  asking: { code: "{ask()}\n", fileName: "assets/ask-1.js" },
  contentOf: (file: string) => `/* ${file} */\n`,
};

describe("drawFirstWords", () => {
  const page = drawFirstWords(pageWith("    <!--{{preloads}}-->\n"), files);
  const body = page.slice(page.indexOf("<body>"));

  it("puts the styles into the page that every page needs, and names nothing else before the words", () => {
    expect(page.slice(0, page.indexOf("<body>"))).toBe(
      "<html>\n  <head>\n    <style>/* assets/base-1.css *//* assets/first-page-1.css */</style>\n  </head>\n  ",
    );
  });

  it("has the scripts wait in a template, asks for them before the styles, and names data last", () => {
    expect(body).toBe(`<body>
    <p>Words</p>
    <template id="scripts">
      <link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/first-page-1.js" />
      <link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/framework-1.js">
      <script fetchpriority="low" type="module" crossorigin src="/assets/first-page-1.js"></script>
      <!--{{scripts}}-->
    </template>
    <script>{ask()}</script>
    <script type="module" async fetchpriority="low" src="/assets/ask-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/other-1.css">
    <!--{{preloads}}-->
  </body>
</html>
`);
  });

  it("names the scripts of other pages at once, behind their words", () => {
    const other = drawFirstWords(pageWith(""), files);
    expect(other).not.toContain("template");
    expect(other.indexOf("Words")).toBeLessThan(other.indexOf("first-page-1.js"));
  });
});

describe("pastInlined", () => {
  it("asks for none of the styles that stand in the page, and leaves the others in their places", () => {
    const list = (file: string) => `["assets/a.js","${file}","assets/forms-1.css"]`;
    expect(pastInlined(list("assets/first-page-1.css"), "assets/first-page-1.js")).toBe(
      list("assets/first-page-1.js"),
    );
    expect(pastInlined(list("assets/a-1.css"), "assets/first-page-1.js")).toBe(list("assets/a-1.css"));
  });
});
