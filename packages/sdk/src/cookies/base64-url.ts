// Every browser and Node have them, though the language does not.
declare function btoa(bytes: string): string;
declare function atob(encoded: string): string;
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new (
  label: undefined,
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

/** Any text as base64url of its UTF-8, which fits into a cookie unchanged. */
export function encodeBase64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Throws for what is not base64url of UTF-8. */
export function decodeBase64Url(encoded: string): string {
  // What else atob takes is nothing that was written here.
  if (/[^\w-]/.test(encoded)) throw new URIError("Not base64url");
  const bytes = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  const options = { fatal: true, ignoreBOM: true };
  return new TextDecoder(undefined, options).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
