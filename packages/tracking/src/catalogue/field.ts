/**
 * What is left of a field that says who somebody is: its first letter, its last four signs, or nothing. Where a
 * code belongs, all of it unless somebody typed an address or a long number instead.
 */
export type Trace = "firstLetter" | "lastFour" | "nothing" | "code";

/** A field of a data group, as data: its type and the tracking plan come from here. */
export type Field =
  | { readonly kind: "text"; readonly trace?: Trace }
  | { readonly kind: "number" }
  /** In major units. */
  | { readonly kind: "money" }
  | { readonly kind: "yesNo" }
  | { readonly kind: "oneOf"; readonly values: readonly string[] }
  | { readonly kind: "list"; readonly of: Field }
  | { readonly kind: "shape"; readonly fields: Fields };

export type Fields = { readonly [name: string]: Field };

export const text = { kind: "text" } as const;
export const number = { kind: "number" } as const;
export const money = { kind: "money" } as const;
export const yesNo = { kind: "yesNo" } as const;

export const personal = <const T extends Trace>(trace: T) => ({ kind: "text", trace }) as const;

export const oneOf = <const V extends readonly string[]>(values: V) => ({ kind: "oneOf", values }) as const;

export const listOf = <const F extends Field>(of: F) => ({ kind: "list", of }) as const;

export const shape = <const S extends Fields>(fields: S) => ({ kind: "shape", fields }) as const;

type ValueOf<F> = F extends { kind: "text" }
  ? string
  : F extends { kind: "number" | "money" }
    ? number
    : F extends { kind: "yesNo" }
      ? boolean
      : F extends { kind: "oneOf"; values: readonly (infer V)[] }
        ? V
        : F extends { kind: "list"; of: infer O }
          ? readonly ValueOf<O>[]
          : F extends { kind: "shape"; fields: infer S }
            ? FieldsOf<S>
            : never;

/** The values of fields. What is unknown is left out, never written as an empty text. */
export type FieldsOf<S> = { readonly [K in keyof S]?: ValueOf<S[K]> };

/** The names of the fields in a field that say who somebody is. */
export type PersonalNames<F> = F extends { kind: "list"; of: infer O }
  ? PersonalNames<O>
  : F extends { kind: "shape"; fields: infer S }
    ? {
        [K in keyof S & string]: S[K] extends { kind: "text"; trace: Trace } ? K : PersonalNames<S[K]>;
      }[keyof S & string]
    : never;
