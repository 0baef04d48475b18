import { createHash } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { readPageTemplate, type RenderPage } from "./page-template.ts";

const TEMPLATE = `<html lang="{{locale}}" data-dictionaries="account:7|bills:8|checkout:9|common:10" data-enable-prod-mode="false"><meta name="build" content="abc123" /><!--{{share}}--><title>{{pageTitle}}</title></head>
<style>p{color:red}</style><template><!--{{scripts}}--></template><script>let a</script><!--{{preloads}}--><p>{{splashTitle}}</p><span>{{loaderLabel}}</span></html>`;

const BRAND = {
  key: "",
  name: 'A "brand" & <more>',
  seller: { legalName: "A", addressLines: [], registrations: [] },
  markUrl: "/favicon.svg",
  picturesUrl: "/brands/a",
  nightColor: "#000000",
  accentColor: "#cc3812",
  hasChat: false,
  hosts: [],
};
const OTHER = { key: "o", name: "Other", styleUrl: "/o.css", hosts: ["other.localhost"] };

let folder: string;
let render: RenderPage;
const read = (isProduction: boolean) =>
  readPageTemplate(folder, "index.html", {
    brandAt: (host) => ({ ...BRAND, ...(host.startsWith("other.") && OTHER) }),
    originOf: () => "https://example.com",
    siteLocaleAt: (host, country) =>
      host.startsWith("can.quebec.") ? "fr-CA" : country === "CA" ? "en-CA" : "en-US",
    isProduction,
  });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skywave-page-"));
  await writeFile(join(folder, "index.html"), TEMPLATE);
  render = await read(false);
});

const page = (host: string, languagePreference?: string) =>
  render({ host, pathname: "/", languagePreference });

describe("readPageTemplate", () => {
  test("[A1.15] says in the visitor's language that the product is loading", () => {
    const loaderOf = (host: string, preference?: string) => {
      const { html } = page(host, preference);
      return [/<html lang="([^"]*)"/, /<span>([^<]*)<\/span>/].map((part) => part.exec(html)?.[1]);
    };
    const name = "A &quot;brand&quot; &amp; &lt;more&gt;";
    expect(loaderOf("localhost")).toEqual(["en-US", `${name} is loading`]);
    expect(loaderOf("localhost", "fr")).toEqual(["en-US", `${name} is loading`]);
    expect(loaderOf("can.localhost")).toEqual(["en-CA", `${name} is loading`]);
    expect(loaderOf("can.localhost", "fr")).toEqual(["fr-CA", `${name} est en cours de chargement`]);
  });

  test("[A3.35] is in the language of the site for whoever has wished for none", () => {
    expect(page("can.quebec.example").locale).toBe("fr-CA");
    expect(page("can.quebec.example").html).toContain('<html lang="fr-CA" ');
    expect(page("can.quebec.example", "en").locale).toBe("en-CA");
  });

  test("[A7.10] names the configuration files with the hash of the build", () => {
    expect(page("can.localhost").html).toContain('href="/config/ca.json?v=abc123"');
  });

  test("preloads the texts of the first page in the versions that its scripts ask for", () => {
    const asked = encodeURIComponent("common:10|checkout:9|account:7");
    expect(page("localhost").html).toContain(`?dictionaries=${asked}&amp;locale=en-US"`);
  });

  test("names what the page needs beyond that, and asks for its texts in the same call", () => {
    const style = { path: "/assets/s.css", content: "b{color:blue}" };
    const ahead = { scripts: ["/assets/s.js"], styles: [style], dictionaries: ["bills"] };
    const { html, inline } = render({
      host: "localhost",
      pathname: "/",
      languagePreference: undefined,
      ahead,
    });
    expect(html).toContain('<html lang="en-US" data-texts="bills" ');
    const asked = encodeURIComponent("common:10|checkout:9|account:7|bills:8");
    expect(html).toContain(`?dictionaries=${asked}&amp;locale=en-US"`);
    expect(html).toContain(
      '<template><link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/s.js" data-ahead />\n' +
        '      <link rel="stylesheet" disabled href="/assets/s.css" data-ahead /></template>',
    );
    expect(html).toContain("<style>p{color:red}</style><style>b{color:blue}</style>");
    const digest = createHash("sha256").update("b{color:blue}").digest("base64");
    expect(inline.styles.slice(1)).toEqual([`sha256-${digest}`]);
    expect(page("localhost").inline.styles).toEqual(inline.styles.slice(0, 1));
    expect(page("localhost").html).not.toContain("/assets/s.");
  });

  test.each([true, false])(
    "[S7.33] asks for the calls of production there alone: %s",
    async (isProduction) => {
      const { html } = (await read(isProduction))({
        host: "localhost",
        pathname: "/",
        languagePreference: "en",
      });
      expect(html).toContain(`data-enable-prod-mode="${isProduction}"`);
      expect(html).toContain(`/configs/v1/me?enableProdMode=${isProduction}"`);
    },
  );

  test("writes a brand name so that it can't become markup", () => {
    expect(page("localhost").html).not.toContain("<more>");
  });

  test("names the digest of each script and style that stands in the page, for the content policy", () => {
    const digestOf = (inline: string) => `sha256-${createHash("sha256").update(inline).digest("base64")}`;
    expect(page("localhost").inline).toEqual({
      scripts: [digestOf("let a")],
      styles: [digestOf("p{color:red}")],
    });
  });

  test("gives a brand of another host its name, its colours and its own file", () => {
    const { html } = page("other.localhost");
    expect(html).toContain("Other is loading</span>");
    expect(html).toContain('<link rel="stylesheet" href="/o.css?v=abc123" />');
    expect(html).toContain('href="/config/variants/other.localhost.json?v=abc123"');
    expect(page("localhost").html).not.toContain("o.css");
  });

  test("tells whoever passes on a link what it leads to, in the language of the page", () => {
    const { html } = page("can.localhost", "fr");
    expect(html).toContain('<meta property="og:locale" content="fr_CA" />');
    expect(html).toMatch(
      /<meta property="og:title" content="A &quot;brand&quot; &amp; &lt;more&gt;: .{10,}" \/>/,
    );
    expect(html).toContain('<meta property="og:image" content="https://example.com/brands/a/share.jpg" />');
    expect(html).toContain('<link rel="apple-touch-icon" href="/brands/a/icon-180.png" />');
  });

  test("is light or dark for who has chosen so, and as the device says for others", () => {
    const drawn = (scheme?: "light" | "dark") =>
      render({ host: "localhost", pathname: "/", languagePreference: undefined, scheme }).html;
    expect(drawn("dark")).toContain('<html data-scheme="dark" lang="en-US" ');
    expect(drawn("light")).toContain('<html data-scheme="light" lang="en-US" ');
    expect(drawn()).not.toContain("data-scheme");
  });

  test("is the same page when it is compressed", () => {
    const { html, brotli } = page("localhost");
    expect(brotliDecompressSync(brotli).toString("utf8")).toBe(html);
  });
});
