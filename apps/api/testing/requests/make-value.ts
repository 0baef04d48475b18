import type { Random } from "./random.ts";
import type { Schema } from "./read-operations.ts";

/** Values by the name of their field, where more is meant than the schema says. */
export type Dictionary = Readonly<Record<string, (random: Random) => unknown>>;

export interface Making {
  random: Random;
  dictionary: Dictionary;
  resolve: (schema: Schema) => Schema;
}

/** A value that a schema allows, under a name of the dictionary one that means something. */
export function makeValue(schema: Schema, making: Making, name = ""): unknown {
  const { random, dictionary, resolve } = making;
  const known = dictionary[name];
  if (known !== undefined) return known(random);
  const { anyOf, oneOf, allOf, ...plain } = resolve(schema);
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return makeValue(random.pick(choices), making, name);
  if (allOf !== undefined) return Object.assign({}, ...allOf.map((part) => makeValue(part, making)));
  if ("const" in plain) return plain.const;
  if (plain.enum !== undefined) return random.pick(plain.enum);
  switch (Array.isArray(plain.type) ? random.pick(plain.type) : plain.type) {
    case "object":
      return makeObject(plain, making);
    case "array":
      return (
        plain.prefixItems ??
        Array.from({ length: plain.minItems ?? random.below(3) }, () => plain.items ?? {})
      ).map((item) => makeValue(item, making));
    case "integer":
    case "number":
      return makeNumber(plain, random);
    case "boolean":
      return random.isOneIn(2);
    case "string":
      return makeText(plain, random);
    default:
      return null;
  }
}

function makeObject({ properties = {}, required = [] }: Schema, making: Making): Record<string, unknown> {
  const wanted = Object.entries(properties).filter(
    ([name]) => required.includes(name) || making.random.isOneIn(4),
  );
  return Object.fromEntries(wanted.map(([name, schema]) => [name, makeValue(schema, making, name)]));
}

function makeNumber({ minimum, exclusiveMinimum, maximum }: Schema, random: Random): number {
  const lowest = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const highest = Math.min(maximum ?? lowest + 50, lowest + 1_000);
  return lowest + random.below(highest - lowest + 1);
}

function makeText({ format, pattern, minLength = 1, maxLength = 20 }: Schema, random: Random): string {
  switch (format) {
    case "email":
      return `somebody${random.below(1e9)}@example.com`;
    case "date":
      return `2026-0${1 + random.below(9)}-1${random.below(10)}`;
    case "date-time":
      return `2026-0${1 + random.below(9)}-10T10:00:00Z`;
    case "uri":
      return "http://localhost:8080/";
    default: {
      const length = Math.min(maxLength, Math.max(minLength, 1 + random.below(12)));
      const letters = pattern === undefined ? "abcdefgh XYZ019" : "abcdefgh";
      return Array.from({ length: Math.max(length, 8) }, () => random.pick([...letters]))
        .join("")
        .slice(0, maxLength);
    }
  }
}
