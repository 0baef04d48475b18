import { type Import, importsOf } from "../imports-of.ts";
import { resolvePath } from "../resolve-path.ts";
import type { SourceFile } from "../source-file.ts";

const SERVICES = /^@skywave\/services\//;
/** Where screens and what they are made of live; what every page has beside it tells nothing of one of them. */
const FOLLOWED =
  /^(?:apps\/web\/(?:app\/pages|content|features|flows|forms|orders|pricing)|packages\/services\/src)\//;
const CALL = /domain: "(\w+)",\s*name: "(\w+)"/g;
const SESSION_ACT = /\bskywave\.(?:session|records)\.(\w+)\((?:\{ name: "(\w+)")?/g;
const NO_CALL = new Set(["current", "on"]);
const EVENT = /\btracking\.event\(\s*([^,;]*?)\s*(?:,|\);)/g;
const TOLD = /\btracking\.(\w+)\(/g;
const NO_EVENT = new Set(["event", "describe", "stepShown", "offersPresented", "offerChosen"]);

/** What the files behind a screen can ask the server, and tell analytics. */
export interface Reach {
  calls: readonly string[];
  events: readonly string[];
}

/** Follows the imports of a file through screens and services. */
export function reachOf(entries: readonly string[], sources: ReadonlyMap<string, SourceFile>): Reach {
  const files = closureOf(entries, sources);
  const texts = [...files].map((path) => sources.get(path)?.text ?? "");
  return {
    calls: sorted(texts.flatMap(callsIn)),
    events: sorted(texts.flatMap(eventsIn)),
  };
}

/** The services that a file asks by itself. */
export function servicesOf(file: string, sources: ReadonlyMap<string, SourceFile>): string[] {
  return importsIn(file, sources)
    .filter(({ specifier, isTypeOnly }) => SERVICES.test(specifier) && !isTypeOnly)
    .map(({ specifier }) => resolveImport(specifier, file));
}

function closureOf(entries: readonly string[], sources: ReadonlyMap<string, SourceFile>): Set<string> {
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
  return found;
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

function callsIn(text: string): string[] {
  const calls = [...text.matchAll(CALL)].map(([, domain, name]) => `${domain}.${name}`);
  const acts = [...text.matchAll(SESSION_ACT)]
    .filter(([, act = ""]) => !NO_CALL.has(act))
    .map(([, act = "", name]) => (name === undefined ? `session.${act}` : `user.${name}`));
  return [...calls, ...acts];
}

function eventsIn(text: string): string[] {
  const named = [...text.matchAll(EVENT)].flatMap(([, chosen = ""]) =>
    [...chosen.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name),
  );
  const told = [...text.matchAll(TOLD)].map(([, name = ""]) => name).filter((name) => !NO_EVENT.has(name));
  return [...named, ...told];
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}
