import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import type { CallInput } from "@skywave/contract";
import type { Passkeys, Skywave } from "@skywave/sdk";
import { type BundledFile, bundleSdk } from "../bench/sdk/bundle-sdk.ts";

declare global {
  interface Window {
    skywave: Skywave;
    passkeys: Passkeys;
    /** What the SDK logged since the page was opened. */
    logged: string[];
  }
}

type NewAccount = Omit<CallInput<"user", "createV2">["body"], "emailAddress">;

const ENTRY = fileURLToPath(new URL("../../packages/sdk/src/browser/index.ts", import.meta.url));
const PASSKEY_ENTRY = new URL("passkey/index.ts", `file://${ENTRY}`).pathname;
const FOLDER = "/sdk-alone/";
const PASSKEY_FOLDER = "passkey/";

const PAGE = `<!doctype html><html lang="en"><title>The SDK alone</title><link rel="icon" href="data:,">
<script type="module">
  import { createBrowserSkywave } from "./entry.js";
  import { createBrowserPasskeys } from "./passkey/entry.js";
  const isCanadian = location.hostname.startsWith("can.");
  window.logged = [];
  window.skywave = createBrowserSkywave({ location: { countryCode: isCanadian ? "CA" : "US" }, log: ({ message }) => void window.logged.push(message) });
  window.passkeys = createBrowserPasskeys(window.skywave);
  await window.skywave.start().catch(() => {});
  document.title = "Started";
</script></html>`;

let bundled: Promise<BundledFile[]> | undefined;

/** Serves a page with nothing but the SDK beside the real API, on the API's own origin; returns its address. */
export async function serveSdkPage(context: BrowserContext, origin: string): Promise<string> {
  bundled ??= bundleAll();
  const files = await bundled;
  await context.route(`${origin}${FOLDER}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(FOLDER.length);
    const file = files.find((each) => each.name === name);
    if (name === "") return route.fulfill({ contentType: "text/html", body: PAGE });
    if (file === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: "text/javascript", body: file.code });
  });
  return `${origin}${FOLDER}`;
}

/** Serves it no longer. A browser that has anything to ask the test for keeps nothing in its cache. */
export function closeSdkPage(context: BrowserContext, origin: string): Promise<void> {
  return context.unroute(`${origin}${FOLDER}**`);
}

async function bundleAll(): Promise<BundledFile[]> {
  const passkeys = await bundleSdk(PASSKEY_ENTRY);
  return [
    ...(await bundleSdk(ENTRY)),
    ...passkeys.map((file) => ({ ...file, name: PASSKEY_FOLDER + file.name })),
  ];
}

/** A tab with the SDK, its session started. */
export async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await untilStarted(page);
  return page;
}

export function untilStarted(page: Page): Promise<void> {
  return untilTitle(page, "Started");
}

/** Tabs in the background draw no frames, so they are asked by the clock. */
export async function untilTitle(page: Page, title: string): Promise<void> {
  await page.waitForFunction((wanted) => document.title === wanted, title, { polling: 50 });
}

/** Makes somebody new, signed in. */
export async function signUp(page: Page, emailAddress: string, rest: NewAccount = {}): Promise<void> {
  const body = { emailAddress, ...rest };
  const isSignedIn = await page.evaluate(async (identity) => {
    const { skywave } = window;
    const created = await skywave.call("user", "createV2", { body: identity });
    if (!created.ok) return JSON.stringify(created.failure);
    const attached = await skywave.session.attachIdentity(created.data);
    return attached.ok || JSON.stringify(attached.failure);
  }, body);
  if (isSignedIn !== true) throw new Error(`nobody was signed in: ${isSignedIn}`);
}
