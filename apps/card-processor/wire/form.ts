import { ApiError } from "./api-error.ts";

/** What `a[b]=1&a[c][0]=2` says: texts and groups of texts by name; a list is a group of numbered names. */
export interface Form {
  [name: string]: string | Form | undefined;
}

const MOST_FIELDS = 400;
const DEEPEST = 5;

/** Reads the form encoding of the processor's public SDKs, for bodies and query strings. */
export function parseForm(text: string): Form {
  const form: Form = Object.create(null);
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1;
    const path = name.replaceAll("]", "").split("[");
    if (count > MOST_FIELDS || path.length > DEEPEST) throw ApiError.invalid("The form has too many fields.");
    put(form, path, value);
  }
  return form;
}

function put(form: Form, path: string[], value: string): void {
  const [name = "", ...rest] = path;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const existing = form[name];
  const group: Form = typeof existing === "object" ? existing : Object.create(null);
  form[name] = group;
  // `names[]=x` numbers its values in the order in which they come.
  const [next = ""] = rest;
  put(group, next === "" ? [String(Object.keys(group).length), ...rest.slice(1)] : rest, value);
}

/** The text under a name; undefined when absent or empty, as the public processor reads an emptied field. */
export function textAt(form: Form, name: string): string | undefined {
  const value = form[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

export function groupAt(form: Form, name: string): Form | undefined {
  const value = form[name];
  return typeof value === "object" ? value : undefined;
}

export function isForm(value: unknown): value is Form {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
