import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import {
  answered,
  createFakePlatform,
  type FakePlatform,
  makeConfiguration,
  makeDeviceGrant,
  makeSession,
  NOW,
  refused,
  signIn,
} from "../testing/index.ts";
import { seededRandom } from "../testing/seeded-random.ts";

const MUTATIONS = Number(process.env["SKYWAVE_MUTATIONS"] ?? 10_000);
const UNAUTHORIZED = refused({ status: 401, code: "UNAUTHORIZED" });
const LOST = refused({
  status: 401,
  code: "tokenServicesTeam.sessionService.invalid-refresh-token",
});
const SESSION_CALLS = ["anonymous", "authenticated", "refresh"];
const COOKIES = ["AUTH_TOKEN", "DEVICE_GRANT", "LOGICAL_CLOCK", "AUTH_TOKEN.0"];
const KEYS = [
  "LAST_DEVICE_GRANT_REFRESH_TIMESTAMP_KEY",
  "LAST_SESSION_PURGE_TIMESTAMP_KEY",
  "ANONYMOUS_SESSION",
  "IS_TEST",
  "CONVERGENCE_TOKEN",
  "USER_EVENTS_LAST_FLUSH",
];
/** Texts that have broken programs before. */
const NAUGHTY = [
  "", "undefined", "null", "NaN", "true", "0", "-1", "1e309", "[]", "{}", "[null]", '{"session":{}}',
  "Ω≈ç√∫", "田中さん", "👾🙇", "‮test", "\u0000", "\r\nSet-Cookie: a=b", "<script>alert(1)</script>",
  "' OR 1=1 --", "../../etc/passwd", "%00%0d%0a", "__proto__", '{"__proto__":{"session":1}}', "A".repeat(8192),
  "%", "%E0%A4%A", "=====", "eyJhbGciOiJub25lIn0.e30.",
]; // prettier-ignore

/** A server that knows one session and one device, and nobody else. */
function scriptStrictServer(platform: FakePlatform, hasForgotten: boolean): void {
  const { server } = platform;
  const fresh = makeSession({ sessionType: "authenticated", accessToken: "access-2" });
  const isKnown = (header: string | undefined, known: readonly string[]) =>
    known.some((token) => header === `Bearer ${token}`);
  server.answer("getIdentity", ({ headers }) =>
    !hasForgotten && isKnown(headers["Authorization"], ["access-1", "access-2"])
      ? answered(200, { identityId: "identity-1", handle: {}, contact: {}, state: "ATLAS" })
      : UNAUTHORIZED,
  );
  // The secret is in a cookie that scripts cannot break.
  server.answer("refresh", hasForgotten ? LOST : answered(200, fresh));
  server.answer("refreshDeviceGrant", ({ body = "" }) =>
    JSON.parse(body).refreshGrant === "refresh-grant-1" ? answered(200, makeDeviceGrant()) : UNAUTHORIZED,
  );
  server.answer("migrateDeviceGrant", UNAUTHORIZED);
  server.answer("anonymous", ({ headers }) =>
    isKnown(headers["Authorization"], ["device-grant-1"]) ? answered(201, makeSession()) : UNAUTHORIZED,
  );
}

function mutate(value: string, random: () => number): string {
  const at = Math.floor(random() * (value.length + 1));
  const pick = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? "";
  const json = () => Buffer.from(value, "base64url").toString();
  const encoded = (text: string) => Buffer.from(text).toString("base64url");
  switch (Math.floor(random() * 9)) {
    case 0:
      return value.slice(0, at);
    case 1:
      return value.slice(0, at) + String.fromCharCode(33 + Math.floor(random() * 94)) + value.slice(at + 1);
    case 2:
      return pick(NAUGHTY);
    case 3:
      return encoded(pick(NAUGHTY));
    case 4:
      return value + value;
    case 5: {
      const text = json();
      const inside = Math.floor(random() * text.length);
      return encoded(text.slice(0, inside) + pick(NAUGHTY) + text.slice(inside + 1));
    }
    case 6:
      return encoded(
        json().replace(/"[^"]*"(?=[,}])/g, (found) => (random() < 0.3 ? `"${pick(NAUGHTY)}"` : found)),
      );
    case 7:
      return encoded(json().replace(/\d+/g, (found) => (random() < 0.3 ? "99999999999999999999" : found)));
    default:
      return encoded(json().replace(/"(\w+)":/g, (found, name) => (random() < 0.2 ? `"${name}x":` : found)));
  }
}

/** What an earlier visit left: a signed-in session, at any stage of its life. */
function leaveState(platform: FakePlatform, random: () => number): void {
  const past = new Date(NOW - 1000).toISOString();
  signIn(platform, random() < 0.3 ? { accessTokenExpiresAt: past } : {});
  platform.setCookie("LOGICAL_CLOCK", [NOW - 1000, 41]);
  if (random() < 0.5) platform.storage.set(KEYS[0] ?? "", String(NOW - 1000));
  if (random() < 0.5) platform.storage.set("ANONYMOUS_SESSION", JSON.stringify({ session: makeSession() }));
}

function breakOne(platform: FakePlatform, random: () => number): string {
  const names = [...COOKIES, ...KEYS];
  const name = names[Math.floor(random() * names.length)] ?? "";
  if (COOKIES.includes(name)) {
    const options = { maxAgeInSeconds: 60, domain: null };
    platform.cookies.write(name, mutate(platform.jar.get(name) ?? "", random), options);
  } else {
    platform.storage.set(name, mutate(platform.storage.get(name) ?? "", random));
  }
  return name;
}

describe("stored state that was corrupted", () => {
  it(`never breaks a start: ${MUTATIONS} mutations, at most two session calls each`, async () => {
    const random = seededRandom(20_261_121);
    const configuration = makeConfiguration();
    const counts = new Map<number, number>();
    for (let number = 0; number < MUTATIONS; number += 1) {
      const platform = createFakePlatform();
      leaveState(platform, random);
      const name = breakOne(platform, random);
      // Two faults at once too: a server that forgot the session of a device whose grant broke.
      scriptStrictServer(platform, random() < 0.5);
      const where = `mutation ${number} of ${name}: ${platform.jar.get(name) ?? platform.storage.get(name)}`;
      const skywave = createSkywave(platform, { configuration });
      await platform.time.runUntil(skywave.start());
      expect(skywave.session.current(), where).not.toBeNull();
      const calls = platform.server.requests.filter((request) => SESSION_CALLS.includes(request.name));
      expect(calls.length, where).toBeLessThanOrEqual(2);
      // A browser refuses to send anything else, and the call would look like a lost network.
      const values = platform.server.requests.flatMap(({ headers }) => Object.values(headers));
      expect(
        values.filter((value) => !/^[\x20-\x7e]*$/.test(value)),
        where,
      ).toEqual([]);
      counts.set(calls.length, (counts.get(calls.length) ?? 0) + 1);
    }
    // The mutations are worth something: they meet restores, refreshes and logins that need a second try.
    expect([0, 1, 2].filter((calls) => (counts.get(calls) ?? 0) < MUTATIONS / 100)).toEqual([]);
  }, 120_000);
});
