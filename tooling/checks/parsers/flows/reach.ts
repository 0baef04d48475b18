import type { CallExpression, Node } from "oxc-parser";
import { type Import, importsOf } from "../imports-of.ts";
import { lastNameOf, nodesIn, propertyOf, stringOf } from "../nodes.ts";
import { visitFile } from "../parsed-file.ts";
import { resolvePath } from "../resolve-path.ts";
import type { SourceFile } from "../source-file.ts";

const SERVICES = /^@skywave\/services\//;
/** Where screens and what they are made of live; what every page has beside it tells nothing of one of them. */
const FOLLOWED =
  /^(?:apps\/web\/(?:app\/pages|content|features|flows|forms|orders|pricing)|packages\/services\/src)\//;
const NO_CALL = new Set(["current", "on"]);
const NO_EVENT = new Set([
  "event",
  "describe",
  "stepShown",
  "offersPresented",
  "offerChosen",
  "planChanged",
  "transactionStarted",
]);

/** What the files behind a screen can ask the server, and tell analytics. */
export interface Reach {
  calls: readonly string[];
  events: readonly string[];
}

/** Follows the imports of a file through screens and services. */
export function reachOf(entries: readonly string[], sources: ReadonlyMap<string, SourceFile>): Reach {
  const reaches = closureOf(entries, sources).map(reachOfFile);
  return {
    calls: sorted(reaches.flatMap(({ calls }) => calls)),
    events: sorted(reaches.flatMap(({ events }) => events)),
  };
}

/** The services that a file asks by itself. */
export function servicesOf(file: string, sources: ReadonlyMap<string, SourceFile>): string[] {
  return importsIn(file, sources)
    .filter(({ specifier, isTypeOnly }) => SERVICES.test(specifier) && !isTypeOnly)
    .map(({ specifier }) => resolveImport(specifier, file));
}

function closureOf(entries: readonly string[], sources: ReadonlyMap<string, SourceFile>): SourceFile[] {
  const found = new Set<string>();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const { specifier, isTypeOnly } of importsIn(path, sources)) {
      const target = resolveImport(specifier, path);
      if (!isTypeOnly && FOLLOWED.test(target) && sources.has(target)) open.push(target);
    }
  }
  return [...found].flatMap((path) => sources.get(path) ?? []);
}

function importsIn(path: string, sources: ReadonlyMap<string, SourceFile>): readonly Import[] {
  const file = sources.get(path);
  return file === undefined ? [] : importsOf(file);
}

/** The file that an import names, from the project's root. */
export function resolveImport(specifier: string, from: string): string {
  if (SERVICES.test(specifier)) return `${specifier.replace(SERVICES, "packages/services/src/")}.ts`;
  return resolvePath(from, specifier) ?? specifier;
}

const kept = new WeakMap<SourceFile, Reach>();

function reachOfFile(file: SourceFile): Reach {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const calls: string[] = [];
  const events: string[] = [];
  visitFile(file, {
    ObjectExpression(object) {
      const [domain, name] = [stringOf(propertyOf(object, "domain")), stringOf(propertyOf(object, "name"))];
      if (domain !== undefined && name !== undefined) calls.push(`${domain}.${name}`);
    },
    CallExpression(call) {
      calls.push(...sessionAct(call));
      events.push(...trackedEvents(call));
    },
  });
  const reach = { calls, events };
  kept.set(file, reach);
  return reach;
}

/** `skywave.session.signIn(…)`, or the call of a record that is named in what is handed over. */
function sessionAct({ callee, arguments: [input] }: CallExpression): string[] {
  if (callee.type !== "MemberExpression" || callee.object.type !== "MemberExpression") return [];
  const part = lastNameOf(callee.object) ?? "";
  const act = lastNameOf(callee) ?? "";
  if (lastNameOf(callee.object.object) !== "skywave" || NO_CALL.has(act)) return [];
  if (part !== "session" && part !== "records") return [];
  const name = input?.type === "ObjectExpression" ? stringOf(propertyOf(input, "name")) : undefined;
  return [name === undefined ? `session.${act}` : `user.${name}`];
}

function trackedEvents({ callee, arguments: [first] }: CallExpression): string[] {
  if (callee.type !== "MemberExpression" || lastNameOf(callee.object) !== "tracking") return [];
  const way = lastNameOf(callee) ?? "";
  if (way === "event") return first === undefined ? [] : choicesIn(first);
  return NO_EVENT.has(way) ? [] : [way];
}

/** One event, or one of several. */
function choicesIn(node: Node): string[] {
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(choicesIn);
  return nodesIn(node).flatMap((part) => stringOf(part) ?? []);
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}
