import { describe, expect, it } from "vitest";
import { createBrowserStorage } from "./browser-storage.ts";

function createPage(override: Partial<Storage> = {}) {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    ...override,
  };
  return { localStorage } as unknown as Window;
}

describe("createBrowserStorage", () => {
  it("keeps, gives and removes values", () => {
    const page = createPage();
    createBrowserStorage(page).set("a", "1");
    const storage = createBrowserStorage(page);
    expect(storage.get("a")).toBe("1");
    storage.remove("a");
    expect(storage.get("a")).toBeUndefined();
  });

  it("holds values for the life of the page when there is no room left", () => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const storage = createBrowserStorage(createPage({ setItem: full }));
    storage.set("a", "1");
    expect(storage.get("a")).toBe("1");
    storage.remove("a");
    expect(storage.get("a")).toBeUndefined();
  });

  it("works where the browser refuses storage altogether", () => {
    const page = {
      get localStorage(): Storage {
        throw new DOMException("refused", "SecurityError");
      },
    } as Window;
    const storage = createBrowserStorage(page);
    storage.set("a", "1");
    expect(storage.get("a")).toBe("1");
    expect(storage.get("b")).toBeUndefined();
  });
});
