// Local part, @, dotted domain, and a top level of letters only, at least two.
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;
const MAXIMUM_LENGTH = 254;

/** Whether a trimmed text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= MAXIMUM_LENGTH && EMAIL.test(text);
}

/** The form in which addresses are stored and compared. */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}
