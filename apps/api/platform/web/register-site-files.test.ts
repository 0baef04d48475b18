import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "#config.ts";
import { PRODUCTION } from "#testing/production.ts";
import { readBrands } from "../brands/brands.ts";
import { readSiteLocales } from "../brands/site-locales.ts";
import { registerSiteFiles } from "./register-site-files.ts";

async function open(environment: Record<string, string>) {
  const app = Fastify();
  const config = readConfig(environment);
  await app.register(cookie);
  registerSiteFiles(app, {
    brandAt: readBrands(config).at,
    siteLocaleAt: readSiteLocales(),
    isSearched: config.isSearched,
  });
  return app;
}

test("can be installed under the brand of the host, in the language of the visitor", async () => {
  const app = await open({ SKYWAVE_MODE: "sandbox" });
  const read = async (host: string, langpref = "") => {
    const { headers, payload } = await app.inject({
      url: "/manifest.webmanifest",
      headers: { host, cookie: `langpref=${langpref}` },
    });
    expect(headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
    return JSON.parse(payload);
  };
  expect(await read("localhost:8080")).toMatchObject({
    name: "Skywave",
    lang: "en-US",
    start_url: "/account",
    theme_color: "#0b1026",
    icons: [{ src: "/brands/skywave/icon-192.png" }, { sizes: "512x512" }, { purpose: "maskable" }],
  });
  expect(await read("can.aurora.localhost", "fr")).toMatchObject({
    name: "Aurora Radio",
    lang: "fr-CA",
    theme_color: "#06231f",
    icons: [{ src: "/brands/aurora/icon-192.png" }, {}, {}],
  });
  await app.close();
});

test("lets a search find the shop and nothing that belongs to a person, and in the sandbox nothing unless it may", async () => {
  for (const [environment, lines] of [
    [{ SKYWAVE_MODE: "sandbox" }, ["Disallow: /"]],
    [{ ...PRODUCTION, SEARCH_ENGINES: "off" }, ["Disallow: /"]],
    [{ SKYWAVE_MODE: "sandbox", SEARCH_ENGINES: "on" }, expect.arrayContaining(["Disallow: /sandbox"])],
    [PRODUCTION, expect.arrayContaining(["Disallow: /account", "Disallow: /api"])],
  ] as const) {
    const app = await open(environment);
    const { payload } = await app.inject("/robots.txt");
    const [agent, ...rules] = payload.trim().split("\n");
    expect([agent, rules]).toEqual(["User-agent: *", lines]);
    await app.close();
  }
});
