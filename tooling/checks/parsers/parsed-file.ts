import { type Comment, parseSync, type Program, Visitor, type VisitorObject } from "oxc-parser";
import type { SourceFile } from "./source-file.ts";

interface ParsedFile {
  program: Program;
  comments: readonly Comment[];
}

const kept = new WeakMap<SourceFile, ParsedFile>();

/** The syntax tree of a file; it is made once, and every check of a run reads the same one. */
export function parsedFile(file: SourceFile): ParsedFile {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const { program, comments, errors } = parseSync(file.path, file.text);
  const [error] = errors;
  if (error !== undefined)
    throw new Error(`${file.path} cannot be read: ${error.codeframe ?? error.message}`);
  const parsed = { program, comments };
  kept.set(file, parsed);
  return parsed;
}

/** Calls `visitor` for each node of the file whose kind it names. */
export function visitFile(file: SourceFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parsedFile(file).program);
}

/** The number of the line at which a node begins. */
export function lineOf({ text }: SourceFile, { start }: { start: number }): number {
  return text.slice(0, start).split("\n").length;
}
