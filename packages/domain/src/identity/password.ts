export const PASSWORD_MINIMUM_LENGTH = 8;
export const PASSWORD_ADVISED_LENGTH = 15;
/** 64 must be allowed (NIST SP 800-63B-4); twice that is, and beyond it hashing would be work for nothing. */
export const PASSWORD_MAXIMUM_LENGTH = 128;

/** In characters as people count them: two of the units that a browser and JavaScript count stand for one of many alphabets. */
export function passwordLength(password: string): number {
  return [...password].length;
}

export type PasswordProblem =
  | { code: "PASSWORD_POLICY_NOT_MET"; reason: "tooShort" | "tooLong" | "controlCharacter" }
  | { code: "INVALID_PASSWORD_ERROR"; reason: "personalData" }
  | { code: "PASSWORD_DISALLOWED_WORDS"; word: string };

export interface PasswordOwner {
  email?: string | undefined;
  names?: readonly string[] | undefined;
  phone?: string | undefined;
}

// oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f]/;
const SHORTEST_PERSONAL_PART = 4;

/**
 * Judges a password by length, characters, the words it may not be, and its owner's own data. Any printable
 * character and space is welcome; there are no composition rules (NIST SP 800-63B-4).
 */
export function findPasswordProblem(
  password: string,
  owner: PasswordOwner,
  disallowedWords: ReadonlySet<string>,
): PasswordProblem | undefined {
  const length = passwordLength(password);
  const policy = "PASSWORD_POLICY_NOT_MET";
  if (length < PASSWORD_MINIMUM_LENGTH) return { code: policy, reason: "tooShort" };
  if (length > PASSWORD_MAXIMUM_LENGTH) return { code: policy, reason: "tooLong" };
  if (CONTROL_CHARACTER.test(password)) return { code: policy, reason: "controlCharacter" };
  const lowered = password.toLowerCase();
  if (disallowedWords.has(lowered)) return { code: "PASSWORD_DISALLOWED_WORDS", word: lowered };
  if (personalParts(owner).some((part) => lowered.includes(part)))
    return { code: "INVALID_PASSWORD_ERROR", reason: "personalData" };
  return undefined;
}

function personalParts(owner: PasswordOwner): string[] {
  const localPart = owner.email?.split("@")[0];
  return [localPart, owner.phone, ...(owner.names ?? [])]
    .filter((part) => part !== undefined)
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= SHORTEST_PERSONAL_PART);
}
