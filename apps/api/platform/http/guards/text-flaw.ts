import { hasDirectionMarks } from "@skywave/domain/text/direction-marks";

/** Why a value cannot be taken, and where in it. */
export interface Flaw {
  /** Names joined by dots, as invalid fields are named. */
  field: string;
  code: "depth" | "characters";
}

/** Deeper than anything we ask for; what is read later may call itself once a level without running out of stack. */
export const DEEPEST = 32;

// PostgreSQL keeps no U+0000 in a text; half of a surrogate pair cannot be written as UTF-8.
const UNSTORABLE = /\0|[\uD800-\uDFFF]/u;

// All that most texts are made of.
const PLAIN = /^[ -~]*$/;

/** Whether a text holds what no database can store. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

interface Exceptions {
  /** Fields that reach no page and no mail: they may turn the direction of writing. */
  unshownFields?: readonly string[];
  /** Whoever reads it makes its characters harmless. */
  isScrubbed?: boolean;
}

/** The first flaw of a value that was read from the wire. */
export function findFlaw(root: unknown, exceptions: Exceptions = {}): Flaw | undefined {
  // Nearly all are without one, and that is seen without keeping account of where in the value one is.
  return isFlawless(root, 0) ? undefined : locateFlaw(root, exceptions);
}

/** Whether nothing in a value could be refused, whatever its exceptions. Goes no deeper than what is asked for. */
function isFlawless(value: unknown, depth: number): boolean {
  if (depth > DEEPEST) return false;
  if (typeof value === "string") return isHarmless(value);
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return true;
  if (Array.isArray(value)) return value.every((inner) => isFlawless(inner, depth + 1));
  return Object.entries(value).every(([name, inner]) => isHarmless(name) && isFlawless(inner, depth + 1));
}

function isHarmless(text: string): boolean {
  return PLAIN.test(text) || (isStorable(text) && !hasDirectionMarks(text));
}

/** It is walked without recursion, since its depth may be what is wrong. */
function locateFlaw(root: unknown, exceptions: Exceptions): Flaw | undefined {
  const { unshownFields = [], isScrubbed = false } = exceptions;
  const isRefused = (text: string, name: string | undefined) =>
    !isScrubbed &&
    (!isStorable(text) || (hasDirectionMarks(text) && (name === undefined || !unshownFields.includes(name))));
  const open: { value: unknown; path: readonly string[] }[] = [{ value: root, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    const field = path.join(".");
    if (path.length > DEEPEST) return { field: path[0] ?? "", code: "depth" };
    if (typeof value === "string") {
      if (isRefused(value, path[0])) return { field, code: "characters" };
    } else if (typeof value === "object" && value !== null && !ArrayBuffer.isView(value)) {
      for (const [name, inner] of Object.entries(value)) {
        if (isRefused(name, path[0])) return { field, code: "characters" };
        open.push({ value: inner, path: [...path, name] });
      }
    }
  }
  return undefined;
}
