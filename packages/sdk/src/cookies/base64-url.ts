const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Any text as base64url of its UTF-8, which fits into a cookie unchanged. */
export function encodeBase64Url(text: string): string {
  let encoded = "";
  let bits = 0;
  let held = 0;
  for (const byte of utf8Bytes(text)) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      encoded += ALPHABET.charAt((held >> bits) & 63);
    }
    held &= 63;
  }
  return bits > 0 ? encoded + ALPHABET.charAt((held << (6 - bits)) & 63) : encoded;
}

/** Throws a URIError for what is not base64url of UTF-8. */
export function decodeBase64Url(encoded: string): string {
  let percented = "";
  let bits = 0;
  let held = 0;
  for (const character of encoded) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) throw new URIError("Not base64url");
    held = ((held & 255) << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      percented += `%${((held >> bits) & 255).toString(16).padStart(2, "0")}`;
    }
  }
  return decodeURIComponent(percented);
}

function utf8Bytes(text: string): number[] {
  // encodeURIComponent leaves ASCII letters as they are and writes every other byte as %XX.
  return Array.from(encodeURIComponent(text).matchAll(/%(..)|./g), ([whole, hex]) =>
    hex === undefined ? whole.charCodeAt(0) : Number.parseInt(hex, 16),
  );
}
