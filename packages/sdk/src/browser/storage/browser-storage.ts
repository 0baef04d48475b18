import type { KeyValueStorage } from "../../platform/platform.ts";

/** localStorage; where the browser refuses it, or has no room left, values live as long as the page. */
export function createBrowserStorage(page: Window): KeyValueStorage {
  const memory = new Map<string, string>();

  function attempt<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(page.localStorage);
    } catch {
      return undefined;
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
