/** Numbers of radios have 8, 11 or 12 places and leave out letters that are read as digits, and F. */
const RADIO_ID = /^(?:[A-EGHJ-NP-RT-Z0-9]{8}|[A-EGHJ-NP-RT-Z0-9]{11,12})$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Letters that no radio ID has, and the digits that they were read from. */
const MISREAD: Readonly<Record<string, string>> = { O: "0", I: "1", S: "5" };

export type ReadRadioId =
  | { ok: true; radioId: string }
  /** With what was most likely meant, where letters were read for digits. */
  | { ok: false; suggestion: string | undefined };

/**
 * Reads a radio ID as people type it: in small letters, with blanks or hyphens. A UUID stays as it is. An ID with
 * letters that look like digits is not corrected behind anybody's back: what it may mean is suggested.
 */
export function readRadioId(typed: string): ReadRadioId {
  const trimmed = typed.trim();
  if (UUID.test(trimmed)) return { ok: true, radioId: trimmed };
  const bare = trimmed.replace(/[\s-]/g, "");
  // Before it is in capitals: some letters of other alphabets become two of ours.
  if (RADIO_ID.test(bare)) return { ok: true, radioId: bare.toUpperCase() };
  const corrected = bare.replace(/[OIS]/gi, (letter) => MISREAD[letter.toUpperCase()] ?? letter);
  return { ok: false, suggestion: RADIO_ID.test(corrected) ? corrected.toUpperCase() : undefined };
}

/** What is shown of a radio ID to anybody but its owner. */
export function lastFourOf(radioId: string): string {
  return radioId.slice(-4);
}
