/** Letters and digits first. */
export const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Any text as base64url of its UTF-8, which fits into a cookie unchanged. */
export function encodeBase64Url(text: string): string {
  // encodeURIComponent leaves some ASCII as it is and writes every other byte as %XX.
  const bytes = Array.from(encodeURIComponent(text).matchAll(/%(..)|./g), ([whole, hex]) =>
    hex === undefined ? whole.charCodeAt(0) : Number.parseInt(hex, 16),
  );
  const bits = bytes.map((byte) => asBits(byte, 8)).join("");
  const sixes = bits.match(/.{1,6}/g) ?? [];
  return sixes.map((six) => ALPHABET.charAt(Number.parseInt(six.padEnd(6, "0"), 2))).join("");
}

/** Throws a URIError for what is not base64url of UTF-8. */
export function decodeBase64Url(encoded: string): string {
  const bits = Array.from(encoded, (character) => {
    const value = ALPHABET.indexOf(character);
    if (value < 0) throw new URIError("Not base64url");
    return asBits(value, 6);
  }).join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return decodeURIComponent(bytes.map((byte) => `%${asHex(Number.parseInt(byte, 2))}`).join(""));
}

function asBits(value: number, length: number): string {
  return value.toString(2).padStart(length, "0");
}

function asHex(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
