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

/**
 * The first flaw of a value that was read from the wire; it is walked without recursion, since its depth is what is
 * in question.
 */
export function findFlaw(root: unknown, exceptions: Exceptions = {}): Flaw | undefined {
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
