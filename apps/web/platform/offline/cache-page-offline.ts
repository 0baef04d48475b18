import { pageLog } from "../page-log/page-log.ts";

const WORKER = "/service-worker.js";

interface AddressPolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(address: string): string };
}

// Where a browser knows Trusted Types it runs no script by a plain address; this policy knows one address only.
const name: string = "trustedTypes";
const factory: AddressPolicyFactory | undefined = Reflect.get(globalThis, name);
const policy = factory?.createPolicy("service-worker", { createScriptURL: () => WORKER });

/**
 * Has the files that this page is made of kept on the device, so that it opens without a network. Where a browser
 * forbids that, the page is as good as before.
 */
export async function cachePageOffline(page: "/account" | "/listen/offline"): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType("resource").map(({ name: address }) => address);
    active?.postMessage({ page, files: [...new Set(files)] });
  } catch (cause) {
    pageLog.take({ level: "info", message: "The page is not kept for later", details: { cause } });
  }
}
