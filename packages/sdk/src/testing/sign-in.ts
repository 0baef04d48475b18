import type { FakePlatform } from "./fake-platform.ts";
import { makeDeviceGrant, makeSession } from "./make-session.ts";
import { answered } from "./scripted-server.ts";

/** Puts a signed-in session into the cookies, as an earlier visit left it. */
export function signIn(platform: FakePlatform, override: Parameters<typeof makeSession>[0] = {}): void {
  platform.setCookie("DEVICE_GRANT", makeDeviceGrant());
  platform.setCookie("AUTH_TOKEN", {
    identityGrant: { identityId: "identity-1", emailAddress: "ada@example.com" },
    session: makeSession({ sessionType: "authenticated", ...override }),
    handle: { emailAddress: "ada@example.com" },
  });
  const identity = { identityId: "identity-1", handle: {}, contact: {}, state: "ATLAS" };
  platform.server.answer("getIdentity", answered(200, identity));
}
