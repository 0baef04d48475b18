// Every browser and Node have them, though the language does not.
declare function btoa(bytes: string): string;
declare function atob(encoded: string): string;

/** Any text as base64url of its UTF-8, which fits into a cookie unchanged. */
export function encodeBase64Url(text: string): string {
  // encodeURIComponent leaves some ASCII as it is and writes every other byte as %XX.
  const bytes = encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Throws a URIError for what is not base64url of UTF-8. */
export function decodeBase64Url(encoded: string): string {
  // What else atob takes is nothing that was written here.
  if (/[^\w-]/.test(encoded)) throw new URIError("Not base64url");
  const bytes = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  return decodeURIComponent(
    Array.from(bytes, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, "0")}`).join(""),
  );
}
