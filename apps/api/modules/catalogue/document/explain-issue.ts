import type { z } from "zod";

/** Something in a file that keeps it from being imported. */
export interface Problem {
  /** Where it stands: `entries[3].title.fr`. */
  path: string;
  code:
    | "not_json"
    | "too_large"
    | "shape"
    | "missing_french"
    | "doubled_id"
    | "unknown_source"
    | "unknown_episode"
    | "unknown_game"
    | "unknown_reference"
    | "empty_container"
    | "missing_page"
    | "wrong_script";
  /** What is the matter, after the path. */
  reason: string;
  todo: string;
}

/** What a value of another shape has to become. */
export function explainIssue(issue: z.core.$ZodIssue, value: unknown, place = ""): Problem[] {
  const path = [place, ...issue.path].reduce<string>(
    (before, part) => (typeof part === "number" ? `${before}[${part}]` : join(before, String(part))),
    "",
  );
  const shape = (reason: string, todo: string): Problem => ({
    path: path || "file",
    code: "shape",
    reason,
    todo,
  });
  const isThere = valueAt(value, issue.path) !== undefined;
  if (issue.path.at(-1) === "fr" && (!isThere || issue.code === "too_small"))
    return [{ path, code: "missing_french", reason: "has no French", todo: "Write it in French, too." }];
  switch (issue.code) {
    case "invalid_type":
      return [
        isThere
          ? shape("is not what belongs here", `Write ${articleOf(issue.expected)}.`)
          : shape("is missing", `Add ${articleOf(issue.expected)}.`),
      ];
    case "unrecognized_keys":
      return issue.keys.map((key) => ({
        ...shape("is not known", "Remove it, or look for its right name in docs/catalogue-format.md."),
        path: join(path, key),
      }));
    case "too_big":
      return [shape("is too long", `Have at most ${issue.maximum} ${unitOf(issue.origin)}.`)];
    case "too_small":
      return [shape("is too short", `Have at least ${issue.minimum} ${unitOf(issue.origin)}.`)];
    case "invalid_value":
      return [
        shape("is not one of those that there are", `Write one of ${issue.values.map(String).join(", ")}.`),
      ];
    case "invalid_format":
      if (issue.format === "date") return [shape("is no day", "Write it as 2026-03-10.")];
      return [
        shape(
          "is no id",
          "Use small letters, digits and hyphens; those of containers, sets and pages begin with a letter and do not end in a number.",
        ),
      ];
    case "invalid_union":
      return [shape("is none of what can stand here", "Write one of the forms in docs/catalogue-format.md.")];
    default:
      return [shape(issue.message, "See docs/catalogue-format.md.")];
  }
}

function join(before: string, part: string): string {
  return before === "" ? part : `${before}.${part}`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inside, key) => Reflect.get(Object(inside), key), value);
}

function unitOf(origin: string): string {
  if (origin === "string") return "letters";
  return origin === "array" ? "of them" : "";
}

function articleOf(expected: string): string {
  if (expected === "string") return "a text";
  if (expected === "array") return "a list";
  if (expected === "int" || expected === "number") return "a number";
  return "an object";
}
