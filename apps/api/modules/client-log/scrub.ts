const MAIL_ADDRESS = /[^\s@<>"'()=&?]{1,64}(?:@|%40)[^\s@<>"'()=&?]{1,255}\.\p{L}{2,}/gu;
// 13 to 19 digits, also in groups; a moment in milliseconds is no loss.
const CARD_LIKE = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;
const NAMED_SECRET =
  /\b((?:access|refresh|id)?[-_]?(?:token|grant|secret|password|passcode|authorization|cookie|otp|dtok)\w{0,12})(["']?\s{0,3}[:=]\s{0,3}["']?)(?:Bearer\s+)?[^\s"',;&)]{1,2000}/gi;
const BEARER = /\bBearer\s+[^\s"',;)]{1,2000}/gi;
// The place in a script that may follow, ":12:34", is kept.
const QUERY = /(?<=[\w/.-])[?#][^\s()"'<>]*?(?=(?::\d+){0,2}(?:[\s()"'<>]|$))/g;
const LONG_RUN = /[A-Za-z0-9_-]{24,}(?!\.(?:m?js|css|tsx?)\b)/g;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * What a page sent, fit for our log: no query of an address, no secret, mail address or card number, and nothing
 * that a terminal or a reader of lines would take for more than text.
 */
export function scrub(text: string): string {
  return text
    .replace(QUERY, "")
    .replace(NAMED_SECRET, "$1$2[secret]")
    .replace(BEARER, "Bearer [secret]")
    .replace(MAIL_ADDRESS, "[mail address]")
    .replace(CARD_LIKE, "[digits]")
    .replace(LONG_RUN, (run) => (isSecretLike(run) ? "[secret]" : run))
    .replace(UNPRINTABLE, escapeCharacter);
}

/** Long names are words; tokens hold digits, or are longer than any name. */
function isSecretLike(run: string): boolean {
  return run.length >= 40 || /\d/.test(run);
}

function escapeCharacter(character: string): string {
  if (character === "\n") return "\\n";
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
