/** Browsers drop a cookie of more than 4,096 bytes, so the client splits longer ones over two. */
const LONGEST_VALUE = 3800;

/** What the client keeps in a cookie; undefined if it keeps nothing there. */
export function readClientCookie(cookies: string, name: string): unknown {
  const values = new Map(cookies.split("; ").map((pair) => splitPair(pair)));
  const parts = `${values.get(`${name}.0`) ?? ""}${values.get(`${name}.1`) ?? ""}`;
  const encoded = values.get(name) ?? parts;
  if (encoded === "") return undefined;
  const bytes = Uint8Array.from(
    atob(encoded.replaceAll("-", "+").replaceAll("_", "/")),
    (letter) => letter.codePointAt(0) ?? 0,
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

interface CookieAttributes {
  maxAgeInSeconds: number;
  domain: string | null;
  isSecure: boolean;
}

/** The cookies to set, one after the other, so that the client finds the value there. */
export function clientCookies(name: string, value: unknown, attributes: CookieAttributes): string[] {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
  const encoded = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const { maxAgeInSeconds, domain, isSecure } = attributes;
  const put = (cookieName: string, text: string) =>
    [
      `${cookieName}=${text}`,
      "Path=/",
      "SameSite=Lax",
      `Max-Age=${text === "" ? 0 : maxAgeInSeconds}`,
      ...(isSecure ? ["Secure"] : []),
      ...(domain === null ? [] : [`Domain=${domain}`]),
    ].join("; ");
  if (encoded.length <= LONGEST_VALUE)
    return [put(name, encoded), put(`${name}.0`, ""), put(`${name}.1`, "")];
  return [
    put(`${name}.0`, encoded.slice(0, LONGEST_VALUE)),
    put(`${name}.1`, encoded.slice(LONGEST_VALUE)),
    put(name, ""),
  ];
}

function splitPair(pair: string): [name: string, value: string] {
  const at = pair.indexOf("=");
  return at < 0 ? [pair, ""] : [pair.slice(0, at), pair.slice(at + 1)];
}
