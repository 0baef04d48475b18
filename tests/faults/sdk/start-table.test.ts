import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../../bench/page/open-browser.ts";
import type { Service } from "../../system/service.ts";
import { openSystem, type System } from "../../system/system.ts";
import { openTab, serveSdkPage, signUp, untilStarted } from "../../system/sdk-page.ts";

const SESSION_CALLS = /\/session\/v1\/sessions\/(anonymous|authenticated|refresh)$/;

interface Row {
  state: string;
  statement: string;
  /** Done in the page of somebody signed in, before the reload. */
  spoil: string;
  after: "authenticated" | "anonymous";
}

/** What the rows are written with; it runs in the page. */
const SPOIL_WITH = `
  const read = (name) => (new RegExp("(?:^|; )" + name + "=([^;]*)").exec(document.cookie) ?? [])[1] ?? "";
  const open = (name) => JSON.parse(atob(read(name).replaceAll("-", "+").replaceAll("_", "/")));
  const encode = (value) => btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const put = (name, text, path = "/") => {
    document.cookie = name + "=" + text + "; Path=" + path + "; SameSite=Lax; Max-Age=86400";
  };
  const past = new Date(Date.now() - 1000).toISOString();
`;

const ROWS: readonly Row[] = [
  {
    state: "an expired access token",
    statement: "S4.11",
    spoil: `const s = open("AUTH_TOKEN"); s.session.accessTokenExpiresAt = past; put("AUTH_TOKEN", encode(s));`,
    after: "authenticated",
  },
  {
    state: "an expired refresh token",
    statement: "S4.10",
    spoil: `const s = open("AUTH_TOKEN"); s.session.accessTokenExpiresAt = past;
      s.session.refreshTokenExpiresAt = past; put("AUTH_TOKEN", encode(s));`,
    after: "anonymous",
  },
  {
    state: "a session that is good",
    statement: "S4.12",
    spoil: "",
    after: "authenticated",
  },
  {
    state: "a session that was revoked elsewhere",
    statement: "S4.14",
    spoil: `const s = read("AUTH_TOKEN");
      await window.skywave.call("user", "revokeSessions", {}); put("AUTH_TOKEN", s);`,
    after: "anonymous",
  },
  {
    state: "a corrupted session cookie",
    statement: "S4.13",
    spoil: `put("AUTH_TOKEN", read("AUTH_TOKEN").slice(0, 100));`,
    after: "anonymous",
  },
  {
    state: "an access token that is not the server's",
    statement: "S4.12",
    spoil: `const s = open("AUTH_TOKEN"); s.session.accessToken = "foreign"; put("AUTH_TOKEN", encode(s));`,
    after: "authenticated",
  },
  {
    state: "two cookies of one name, one of them planted",
    statement: "S4.13",
    spoil: `put("AUTH_TOKEN", "planted", "/sdk-alone");`,
    after: "anonymous",
  },
  {
    state: "a device grant that is not the server's",
    statement: "S4.17",
    spoil: `const d = open("DEVICE_GRANT"); d.grant = "foreign"; d.refreshGrant = "foreign";
      put("DEVICE_GRANT", encode(d)); put("AUTH_TOKEN", "");
      localStorage.removeItem("LAST_DEVICE_GRANT_REFRESH_TIMESTAMP_KEY");`,
    after: "anonymous",
  },
  {
    state: "a device that the server has forgotten",
    statement: "S4.08",
    spoil: `const d = open("DEVICE_GRANT"); d.grant = "foreign"; put("DEVICE_GRANT", encode(d)); put("AUTH_TOKEN", "");`,
    after: "anonymous",
  },
];

describe("a start on the real server", () => {
  let system: System;
  let node: Service;
  let browser: Browser;
  beforeAll(async () => {
    system = await openSystem();
    node = await system.startNode();
    browser = await openBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await node.stop();
    await system.stop();
  });

  async function openSignedIn(): Promise<Page> {
    const context = await browser.newContext();
    const address = await serveSdkPage(context, node.url.replace("127.0.0.1", "localhost"));
    const page = await openTab(context, address);
    await signUp(page, `${randomUUID()}@example.com`);
    return page;
  }

  test.each(ROWS)(
    "[$statement] with $state comes to an $after session in at most two session calls",
    async ({ spoil, after }) => {
      const page = await openSignedIn();
      await page.evaluate(`(async () => { ${SPOIL_WITH} ${spoil} })()`);
      const calls: string[] = [];
      page.on("request", (request) => {
        if (SESSION_CALLS.test(request.url())) calls.push(request.url());
      });
      await page.reload();
      await untilStarted(page);
      const sessionType = await page.evaluate(() => window.skywave.session.current()?.sessionType);
      await page.context().close();
      expect(sessionType).toBe(after);
      expect(calls.length).toBeLessThanOrEqual(2);
    },
    30_000,
  );
});
