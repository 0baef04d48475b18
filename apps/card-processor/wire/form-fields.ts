import type { Metadata } from "../ledger/record.ts";
import { ApiError } from "./api-error.ts";
import { type Form, groupAt, textAt } from "./form.ts";

const MOST_METADATA = 50;

/** The caller's own notes, within the public processor's limits. */
export function metadataFrom(form: Form): Metadata {
  const entries = Object.entries(groupAt(form, "metadata") ?? {});
  if (entries.length > MOST_METADATA)
    throw ApiError.invalid(`Metadata can have at most ${MOST_METADATA} keys.`, { param: "metadata" });
  const metadata: Metadata = {};
  for (const [key, value] of entries) {
    if (typeof value !== "string")
      throw ApiError.invalid("Metadata values are texts.", { param: "metadata" });
    if (key.length > 40 || value.length > 500)
      throw ApiError.invalid("Metadata keys have at most 40 characters, values at most 500.", {
        param: "metadata",
      });
    metadata[key] = value;
  }
  return metadata;
}

export function requiredText(form: Form, name: string): string {
  const value = textAt(form, name);
  if (value === undefined)
    throw ApiError.invalid(`Missing required param: ${name}.`, { code: "parameter_missing", param: name });
  return value;
}

export function isTrue(form: Form, name: string): boolean {
  return textAt(form, name) === "true";
}

export function secondsOf(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}

/** Whether the caller asked for an object in place of its id. */
export function isExpanded(form: Form, path: string): boolean {
  return Object.values(groupAt(form, "expand") ?? {}).includes(path);
}
