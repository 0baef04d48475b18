import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#config.ts";
import { registerWebApp } from "./register-web-app.ts";
import { registerSecurityHeaders } from "./security-headers.ts";
import { PRODUCTION } from "#testing/production.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skywave-web-"));
  for (const name of ["index", "docs-home", "docs-sdk", "docs-tracking", "docs-routes", "sandbox"]) {
    const page = `<html lang="{{locale}}"><!--{{scripts}}--><!--{{preloads}}--><meta name="build" content="b1" /><style>p{}</style><script>let a;</script><body><p>the page ${name}</p></body></html>`;
    await writeFile(join(folder, `${name}.html`), page);
  }
  await writeFile(join(folder, "pages.json"), JSON.stringify(["", "account", "account/plan/:id"]));
  const ahead = { scripts: ["/assets/account.js"], styles: ["/account.css"], dictionaries: [] };
  await writeFile(join(folder, "account.css"), "b{}");
  await writeFile(join(folder, "pages-ahead.json"), JSON.stringify({ account: ahead }));
});
afterAll(() => rm(folder, { recursive: true }));

async function open(environment: Record<string, string>): Promise<FastifyInstance> {
  const app = Fastify();
  const config = readConfig(environment);
  await app.register(cookie);
  registerSecurityHeaders(app, config);
  await registerWebApp(app, { config, folder });
  return app;
}

async function pageAt(app: FastifyInstance, url: string): Promise<[number, string | undefined]> {
  const { statusCode, payload } = await app.inject({ url, headers: { host: "skywave.example" } });
  return [statusCode, /the page ([\w-]+)/.exec(payload)?.[1]];
}

test("names in a page what it needs beyond what all do, whatever its address is written like", async () => {
  const app = await open({ SKYWAVE_MODE: "sandbox" });
  for (const [url, isNamed] of [
    ["/Account/;a=1?b=2", true],
    ["/account/plan/account", false],
    ["/account/nowhere", false],
  ] as const)
    expect([url, (await app.inject({ url })).payload.includes("/assets/account.js")]).toEqual([url, isNamed]);
  await app.close();
});

describe.each([
  ["sandbox", { SKYWAVE_MODE: "sandbox" }, [200, "sandbox"]],
  ["production", { ...PRODUCTION, PUBLIC_DOCS: "on" }, [404, "index"]],
])("registerWebApp in %s mode", (_mode, environment, sandbox) => {
  test("serves the product, and the documents for developers where they are on", async () => {
    const app = await open(environment);
    expect(await pageAt(app, "/account")).toEqual([200, "index"]);
    for (const url of ["/", "/ACCOUNT/", "/account;a=1", "/account;a=1/plan;b=2/sub_1;c", "//account?x=/y"])
      expect([url, await pageAt(app, url)]).toEqual([url, [200, "index"]]);
    for (const url of ["/nowhere", "/account/plan", "/account/plan/", "/account/plan/sub_1/more"])
      expect([url, await pageAt(app, url)]).toEqual([url, [404, "index"]]);
    for (const url of ["/docs", "/docs/"]) expect(await pageAt(app, url)).toEqual([200, "docs-home"]);
    for (const url of ["/docs/sdk", "/docs/sdk/", "/docs/SDK?langpref=fr"])
      expect(await pageAt(app, url)).toEqual([200, "docs-sdk"]);
    for (const url of ["/docs/tracking", "/docs/Tracking/"])
      expect(await pageAt(app, url)).toEqual([200, "docs-tracking"]);
    expect(await pageAt(app, "/docs/routes")).toEqual([200, "docs-routes"]);
    expect(await pageAt(app, "/sandbox")).toEqual(sandbox);
    await app.close();
  });
});

test("[A5.02] has every page below the path of Canada, too, as it is written, and in a language of Canada", async () => {
  const app = await open({ SKYWAVE_MODE: "sandbox" });
  for (const url of ["/CAN-SIT", "/CAN-SIT/", "/CAN-SIT/Account", "/CAN-SIT/account/plan/sub_1?a=b"])
    expect([url, await pageAt(app, url)]).toEqual([url, [200, "index"]]);
  for (const url of ["/can-sit/account", "/CAN-SITE/account", "/CAN-SIT/nowhere", "/account/CAN-SIT"])
    expect([url, await pageAt(app, url)]).toEqual([url, [404, "index"]]);
  const languageAt = async (url: string) => (await app.inject({ url })).headers["content-language"];
  expect([await languageAt("/account"), await languageAt("/CAN-SIT/account")]).toEqual(["en-US", "en-CA"]);
  await app.close();
});

test("lets the script run that stands in a page, and no other", async () => {
  const app = await open({ SKYWAVE_MODE: "sandbox" });
  const { payload, headers } = await app.inject({ url: "/account" });
  const [, script = ""] = /<script>(.*?)<\/script>/s.exec(payload) ?? [];
  const [, scripts] = /(?:^|;)script-src ([^;]*)/.exec(String(headers["content-security-policy"])) ?? [];
  const digest = createHash("sha256").update(script).digest("base64");
  expect(scripts?.split(" ").filter((source) => !source.startsWith("http"))).toEqual([
    "'self'",
    `'sha256-${digest}'`,
  ]);
  await app.close();
});

test("lets the styles dress a page that stand in it, its own among them, and no other", async () => {
  const app = await open({ SKYWAVE_MODE: "sandbox" });
  for (const [url, inPage] of [
    ["/account", ["p{}", "b{}"]],
    ["/", ["p{}"]],
  ] as const) {
    const { payload, headers } = await app.inject({ url });
    expect([...payload.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style)).toEqual(inPage);
    const digests = inPage.map((style) => createHash("sha256").update(style).digest("base64"));
    const [, styles] = /(?:^|;)style-src ([^;]*)/.exec(String(headers["content-security-policy"])) ?? [];
    expect(styles).toBe(["'self'", ...digests.map((digest) => `'sha256-${digest}'`)].join(" "));
  }
  await app.close();
});

test("tells nobody of an address that holds the secret of a mail's link", async () => {
  const app = await open({ SKYWAVE_MODE: "sandbox" });
  const policyAt = async (url: string) => (await app.inject({ url })).headers["referrer-policy"];
  for (const path of ["/account", "/account/plan/1", "/nowhere"]) {
    expect(await policyAt(`${path}?langpref=fr&token=a-secret`), path).toBe("no-referrer");
    expect(await policyAt(`${path}?langpref=fr`), path).toBe("strict-origin-when-cross-origin");
  }
  await app.close();
});

test("production has no documents for developers unless it is told to", async () => {
  for (const environment of [PRODUCTION, { SKYWAVE_MODE: "sandbox", PUBLIC_DOCS: "off" }]) {
    const app = await open(environment);
    for (const url of ["/docs", "/docs/sdk", "/docs/tracking", "/docs/routes"])
      expect([url, await pageAt(app, url)]).toEqual([url, [404, "index"]]);
    await app.close();
  }
});

test("says above a page that it is a preview, in the page's language, to be kept by no cache", async () => {
  const app = Fastify();
  const config = readConfig({});
  await app.register(cookie);
  registerSecurityHeaders(app, config);
  const isPreviewed = async ({ cookies }: FastifyRequest) => cookies["preview"] === "yes";
  await registerWebApp(app, { config, folder, isPreviewed });
  const ask = (headers: Record<string, string>) => app.inject({ url: "/account", headers });
  const previewed = await ask({ cookie: "preview=yes" });
  expect(previewed.headers["cache-control"]).toBe("no-store");
  const [, style = ""] = /<aside class="preview-banner"><style>(.*?)<\/style>/s.exec(previewed.payload) ?? [];
  const digest = createHash("sha256").update(style).digest("base64");
  expect(previewed.headers["content-security-policy"]).toContain(`'sha256-${digest}'`);
  for (const text of ["Preview, not public", "Aperçu, non public", 'href="/preview/end"', "the page index"])
    expect(previewed.payload).toContain(text);
  // What a worker keeps for a time without a network is the page that everybody gets.
  for (const headers of [{}, { cookie: "preview=yes", "sec-fetch-dest": "empty" }]) {
    const plain = await ask(headers);
    expect([plain.headers["cache-control"], plain.payload.includes("preview-banner")]).toEqual([
      "no-cache",
      false,
    ]);
  }
  await app.close();
});
