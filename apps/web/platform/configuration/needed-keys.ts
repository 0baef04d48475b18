import { isObject } from "./merge-deep.ts";
import { EXAMPLES } from "./shell-configuration.ts";

function keysOf(example: unknown, path: string): string[] {
  const parts = isObject(example) ? Object.entries(example) : [];
  // An object without keys is there to be an object, whatever is in it.
  if (parts.length === 0) return [`${path} ${typeof example}`];
  return parts.flatMap(([key, part]) => keysOf(part, path === "" ? key : `${path}.${key}`));
}

/**
 * What each file has to say, as `0 brand.name string`: the file, the key and the kind of its value. The build
 * writes it into the page, where it costs the first script nothing.
 */
export function neededKeys(): string {
  return EXAMPLES.flatMap((example, file) => keysOf(example, "").map((key) => `${file} ${key}`)).join(",");
}
