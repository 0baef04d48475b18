const ADDRESS =
  /^(?<scheme>https?:\/\/)(?:[^/?#@]*@)?(?<host>[\w.:[\]-]+)(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?(?:#.*)?$/i;
const TOLD_PARAMETERS = /^(?:utm_[a-z]{1,20}|promocode|programcode|langpref|intcmp)$/i;
const TOLD_VALUES = /^[\p{L}\p{N} ._|~-]{1,200}$/u;
// Anything this long in a path is an id or a secret.
const SECRET_LIKE = /[^/]{20,}/g;

/** An address as others may see it: without query, fragment, sign-in data and what looks like a secret. */
export function publicAddress(address: string): string {
  const { scheme = "", host = "", path = "/" } = ADDRESS.exec(address)?.groups ?? {};
  return host === "" ? "" : scheme + host + path.replace(SECRET_LIKE, "-");
}

/** Of an address the parameters that say where somebody came from, and never who they are. */
export function publicParameters(address: string): Record<string, string> {
  const pairs = ADDRESS.exec(address)?.groups?.["query"]?.split("&") ?? [];
  const told = pairs
    .map((pair) => pair.split("="))
    .filter(
      ([name = "", value = "", more]) => more === undefined && TOLD_PARAMETERS.test(name) && isPlain(value),
    );
  return Object.fromEntries(told.map(([name, value = ""]) => [name, plainly(value)]));
}

function isPlain(value: string): boolean {
  return TOLD_VALUES.test(plainly(value));
}

/** Spaces are all that campaigns write in another way; a value with other signs is none of theirs. */
function plainly(value: string): string {
  return value.replaceAll(/\+|%20/g, " ");
}
