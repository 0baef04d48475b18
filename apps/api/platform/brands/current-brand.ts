import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string>();

/** Runs what a request sets off, so that what is written meanwhile knows on whose pages it began. */
export function runAsBrand<T>(key: string, work: () => T): T {
  return current.run(key, work);
}

/** The key of the brand on whose pages the running request began; undefined outside requests. */
export function currentBrandKey(): string | undefined {
  return current.getStore();
}
