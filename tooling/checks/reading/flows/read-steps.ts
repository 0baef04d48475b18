import type { SourceFile } from "../source-file.ts";
import { resolveImport } from "./reach.ts";

/** A step of a flow, with the files of its screen. */
export interface ReadStep {
  id: string;
  trackingName: string;
  /** Only where what was settled so far asks for it. */
  isConditional: boolean;
  screens: readonly string[];
}

export interface ReadFlow {
  name: string;
  variation: string;
  presentation: string;
  /** What the definition itself needs before its first step. */
  file: string;
  steps: readonly ReadStep[];
}

const DEFINITIONS = "apps/web/flows/definitions/";

type Sources = ReadonlyMap<string, SourceFile>;

/** A flow by the name that the route table knows it by. */
export function readFlow(flow: string, sources: Sources): ReadFlow {
  const file = [...sources.keys()].find(
    (path) =>
      path.startsWith(DEFINITIONS) &&
      (sources.get(path)?.text ?? "").includes(`export const ${flow}: FlowDefinition`),
  );
  if (file === undefined) throw new Error(`No file below ${DEFINITIONS} defines the flow ${flow}`);
  const text = sources.get(file)?.text ?? "";
  const own = statementOf(`export const ${flow}: FlowDefinition = `, text);
  const valueOf = (field: string) =>
    new RegExp(`\\b${field}: "([^"]+)"`).exec(own)?.[1] ??
    new RegExp(`\\b${field}: "([^"]+)"`).exec(text)?.[1] ??
    "";
  const steps =
    /\bsteps: ([\s\S]*?\]|\w+),/.exec(own)?.[1] ?? /\bsteps: ([\s\S]*?\]|\w+),/.exec(text)?.[1] ?? "";
  const read = stepsIn(steps, file, sources);
  if (read.length === 0) throw new Error(`${file}: the steps of ${flow} can't be read`);
  return {
    name: valueOf("name"),
    variation: valueOf("variation"),
    presentation: valueOf("presentation"),
    file,
    steps: read,
  };
}

/** Steps by their names, lists of them, and those that are changed in one thing. */
function stepsIn(list: string, file: string, sources: Sources): ReadStep[] {
  const names = [...list.matchAll(/\{ \.\.\.(\w+), isNeeded|(?:\.\.\.)?\b([a-z]\w*Steps?)\b/g)];
  return names.flatMap(([whole, changed, plain = ""]) => {
    const name = changed ?? plain;
    const found = declarationOf(name, file, sources);
    if (name.endsWith("Steps")) return stepsIn(found.declared, found.file, sources);
    const step = readStep(found, sources);
    return [whole.includes("isNeeded") ? { ...step, isConditional: true } : step];
  });
}

/** A step that is another one with a screen of its own has all else of it. */
function readStep({ declared, text, file }: Declaration, sources: Sources): ReadStep {
  const likeName = /\.\.\.(\w+Step),/.exec(declared)?.[1];
  const like = likeName === undefined ? undefined : readStep(declarationOf(likeName, file, sources), sources);
  const atOnce = /\bScreen: (\w+),/.exec(declared)?.[1];
  const imported = atOnce === undefined ? undefined : importOf(atOnce, text);
  const lazily = [...declared.matchAll(/\bimport\(\s*"([^"]+)"/g)].map(([, specifier = ""]) => specifier);
  const specifiers = imported === undefined ? lazily : [imported];
  return {
    id: /\bid: "(\w+)"/.exec(declared)?.[1] ?? like?.id ?? "",
    trackingName: /\btrackingName: "(\w+)"/.exec(declared)?.[1] ?? like?.trackingName ?? "",
    isConditional: /\bisNeeded\b/.test(declared),
    screens: specifiers.map((specifier) => resolveImport(specifier, file)),
  };
}

interface Declaration {
  declared: string;
  /** The whole of its file. */
  text: string;
  file: string;
}

function declarationOf(name: string, file: string, sources: Sources): Declaration {
  const text = sources.get(file)?.text ?? "";
  const head = new RegExp(`^(?:export )?const ${name}(?:: \\w+)? = `, "m").exec(text)?.[0];
  if (head !== undefined) return { declared: statementOf(head, text).slice(head.length), text, file };
  const from = importOf(name, text);
  if (from === undefined) throw new Error(`${file}: where ${name} comes from can't be read`);
  return declarationOf(name, resolveImport(from, file), sources);
}

function importOf(name: string, text: string): string | undefined {
  return new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "([^"]+)"`).exec(text)?.[1];
}

/** From a statement's head to the line that ends it at the margin. */
function statementOf(head: string, text: string): string {
  const rest = text.slice(text.indexOf(head));
  return /^[\s\S]*?(?:^[\]}].*;|;)$/m.exec(rest)?.[0] ?? rest;
}
