const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * What somebody asks for as one word that may stand in an address: base64url (RFC 4648, section 5, without padding) of
 * its JSON, with the keys of every object in order, so that two who ask for the same write the same.
 */
export function encodeInput(input: unknown): string {
  const bytes = utf8Of(JSON.stringify(input, sorted));
  let word = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = bytes.slice(at, at + 3);
    const bits = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    const length = second === undefined ? 2 : third === undefined ? 3 : 4;
    for (let place = 0; place < length; place += 1) word += ALPHABET[(bits >> (18 - place * 6)) & 63];
  }
  return word;
}

function utf8Of(text: string): number[] {
  const written = encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|[^%]/g);
  return Array.from(written, ([sign, hex]) =>
    hex === undefined ? (sign.codePointAt(0) ?? 0) : Number.parseInt(hex, 16),
  );
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
