import type { Field } from "@skywave/tracking/catalogue";

export interface FlatField {
  /** Its path within the group, such as `purchasePlan.price`. */
  path: string;
  field: Exclude<Field, { kind: "shape" }>;
}

/** The fields of a group, those of the shapes in it by their path. */
export function flattenFields(field: Field, path = ""): readonly FlatField[] {
  const inner = field.kind === "list" && field.of.kind === "shape" ? field.of : field;
  if (inner.kind !== "shape") return [{ path, field: inner }];
  const prefix = path === "" ? "" : `${path}${field.kind === "list" ? "[]" : ""}.`;
  return Object.entries(inner.fields).flatMap(([name, part]) => flattenFields(part, prefix + name));
}
