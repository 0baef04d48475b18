import { visitFile } from "./parsed-file.ts";
import type { SourceFile } from "./source-file.ts";

const kept = new WeakMap<SourceFile, readonly string[]>();

/** What stands in quotes of any kind, a template in its pieces; not what a comment says. */
export function stringsIn(file: SourceFile): readonly string[] {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const found: string[] = [];
  visitFile(file, {
    Literal({ value }) {
      if (typeof value === "string") found.push(value);
    },
    TemplateElement({ value }) {
      found.push(value.cooked ?? value.raw);
    },
  });
  kept.set(file, found);
  return found;
}

/** The same with the names of properties and variables: all the words that the code goes by. */
export function wordsIn(file: SourceFile): readonly string[] {
  const names = new Set<string>();
  visitFile(file, { Identifier: ({ name }) => void names.add(name) });
  return [...stringsIn(file), ...names];
}
