import type { CookieOptions, Cookies } from "../platform/platform.ts";

/** The page's cookies: Lax, for every path, and Secure wherever the page itself is. */
export function createBrowserCookies(page: Document, isSecure: boolean): Cookies {
  function put(name: string, value: string, { maxAgeInSeconds, domain }: CookieOptions): void {
    const attributes = ["Path=/", "SameSite=Lax", `Max-Age=${maxAgeInSeconds}`];
    if (isSecure) attributes.push("Secure");
    if (domain !== null) attributes.push(`Domain=${domain}`);
    page.cookie = [`${name}=${value}`, ...attributes].join("; ");
  }

  /** Two cookies of one name count as none, so one that this host alone was given before has to go. */
  function expireOnHost(name: string): void {
    put(name, "", { maxAgeInSeconds: 0, domain: null });
  }

  return {
    read(name) {
      const found = page.cookie.split("; ").filter((pair) => pair.startsWith(`${name}=`));
      return found.length === 1 ? found[0]?.slice(name.length + 1) : undefined;
    },
    write(name, value, options) {
      if (options.domain !== null) expireOnHost(name);
      put(name, value, options);
    },
    remove(name, domain) {
      expireOnHost(name);
      if (domain !== null) put(name, "", { maxAgeInSeconds: 0, domain });
    },
  };
}
