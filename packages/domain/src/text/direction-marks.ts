// Marks, embeddings, overrides and isolates: what comes after one may be read backwards, so that a name or address in
// a mail passes for another.
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Whether a text holds a mark, which nobody sees, that turns the direction of writing. */
export function hasDirectionMarks(text: string): boolean {
  return text.search(MARKS) >= 0;
}

/** The text as it is seen. Contacts and pages in some languages put marks around what is copied from them. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(MARKS, "");
}
