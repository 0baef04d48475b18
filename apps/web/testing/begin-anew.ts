import { cleanup } from "@testing-library/react";
import { vi } from "vitest";

// Files of tests share a page, as making one takes longer than most of them. This runs before each file: it finds the
// page as the first one did, and what the product keeps in its modules is made anew.
const shared = globalThis as { firstGlobals?: Map<PropertyKey, PropertyDescriptor> };

vi.resetModules();
cleanup();
if (shared.firstGlobals === undefined) shared.firstGlobals = describeGlobals();
else restoreGlobals(shared.firstGlobals);
// What needs no page has none.
if (globalThis.document !== undefined) clearPage();

function clearPage(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
  history.replaceState(null, "", "/");
}

function describeGlobals(): Map<PropertyKey, PropertyDescriptor> {
  return new Map(
    Reflect.ownKeys(globalThis).flatMap((key) => {
      const described = Object.getOwnPropertyDescriptor(globalThis, key);
      return described?.configurable === true && key !== "firstGlobals" ? [[key, described]] : [];
    }),
  );
}

/** Takes away what files put in place, and puts back what they took. */
function restoreGlobals(first: ReadonlyMap<PropertyKey, PropertyDescriptor>): void {
  for (const key of describeGlobals().keys()) if (!first.has(key)) Reflect.deleteProperty(globalThis, key);
  for (const [key, described] of first) {
    const { value, get } = Object.getOwnPropertyDescriptor(globalThis, key) ?? {};
    if (value !== described.value || get !== described.get) Object.defineProperty(globalThis, key, described);
  }
}
