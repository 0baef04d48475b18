import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import { answered, createFakePlatform, makeConfiguration, makeSession } from "../testing/index.ts";
import { createBrowserCookies } from "./browser-cookies.ts";

/** A page with a jar, which notes each cookie as it was written. */
function createPage() {
  const jar = new Map<string, string>();
  const written: string[] = [];
  const page = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      written.push(text);
      const [name = "", value = ""] = (text.split(";")[0] ?? "").split("=");
      if (text.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, value);
    },
  };
  return { page: page as Document, written };
}

/** What a client writes that starts on such a page and signs somebody in. */
async function live(cookieDomain: string | null) {
  const { page, written } = createPage();
  const platform = { ...createFakePlatform(), cookies: createBrowserCookies(page, true) };
  const signedIn = makeSession({ sessionType: "authenticated", accessToken: "access-2" });
  platform.server.answer("authenticated", answered(201, signedIn));
  const skywave = createSkywave(platform, { configuration: makeConfiguration({ cookieDomain }) });
  await platform.time.runUntil(skywave.start());
  await platform.time.runUntil(
    skywave.session.attachIdentity({ grant: "identity-grant", identityId: "identity-1" }),
  );
  return written.filter((cookie) => !cookie.includes("Max-Age=0"));
}

describe("the cookies of the session, the device and the clock", () => {
  const SHARED = ["AUTH_TOKEN", "DEVICE_GRANT", "LOGICAL_CLOCK"];
  const attributesOf = (cookies: readonly string[]) =>
    SHARED.map((name) => [
      name,
      [
        ...new Set(
          cookies
            .filter((cookie) => cookie.startsWith(`${name}=`))
            .map((cookie) =>
              cookie
                .split("; ")
                .filter((part) => /^(?:Path|Domain)=/.test(part))
                .join("; "),
            ),
        ),
      ],
    ]);

  it("[S9.12] are for every path of the parent domain, where the configuration names it, each time", async () => {
    expect(attributesOf(await live("skywave.example"))).toEqual(
      SHARED.map((name) => [name, ["Path=/; Domain=skywave.example"]]),
    );
  });

  it("[S9.12] are of the one host where it names none", async () => {
    expect(attributesOf(await live(null))).toEqual(SHARED.map((name) => [name, ["Path=/"]]));
  });
});
