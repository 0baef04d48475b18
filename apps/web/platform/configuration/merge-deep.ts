export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value of a file has keys of its own. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Lays one configuration over another: objects key by key, everything else as a whole. */
export function mergeDeep(base: JsonObject, over: JsonObject): JsonObject {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isObject(below) && isObject(value) ? mergeDeep(below, value) : value;
  }
  return merged;
}
