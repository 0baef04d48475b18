import type { z } from "zod";
import { done, type Outcome, refuse } from "../outcome.ts";

const WORD = /^[A-Za-z0-9_-]+$/;
/** Far more than any of ours needs. */
const LONGEST = 2_000;

/** Reads what was asked for as one word, base64url of JSON; what is anything else is refused with the field that it came in. */
export function readInput<Schema extends z.ZodType>(
  word: string,
  schema: Schema,
  field: string,
): Outcome<z.output<Schema>> {
  const invalid = (code: string) => refuse("INVALID_PAYLOAD", { invalidFields: [{ field, code }] });
  if (word.length > LONGEST) return invalid("too_long");
  if (!WORD.test(word)) return invalid("not_base64url");
  const read = parse(Buffer.from(word, "base64url"));
  if (read === undefined) return invalid("not_json");
  const checked = schema.safeParse(read.value);
  if (checked.success) return done(checked.data);
  const [issue] = checked.error.issues;
  return refuse("INVALID_PAYLOAD", {
    invalidFields: [{ field: [field, ...(issue?.path ?? [])].join("."), code: issue?.code ?? "invalid" }],
  });
}

function parse(bytes: Buffer): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch (cause) {
    // Other bytes than text, or other text than JSON.
    if (cause instanceof SyntaxError || cause instanceof TypeError) return undefined;
    throw cause;
  }
}
