import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { PRODUCTION } from "./testing/production.ts";

const NEEDED = [
  "DATABASE_URL",
  "SKYWAVE_SECRET_KEY",
  "PUBLIC_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SMTP_URL",
  "MAIL_FROM",
  "SELLER",
];

/** The settings that are named, in the order in which they are. */
function namedBy(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    return [...message.matchAll(/^ {2}(\w+): \S/gm)].map(([, key]) => key ?? "");
  }
}

describe("readConfig", () => {
  test("needs nothing to run the sandbox on embedded parts", () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: "127.0.0.1",
      isSandbox: true,
      databaseUrl: undefined,
      cardProcessor: { url: "http://localhost:8081" },
    });
  });

  test("names every value that is wrong", () => {
    expect(namedBy({ PORT: "eighty", DATABASE_URL: "not an address", SKYWAVE_MODE: "demo" })).toEqual([
      "PORT",
      "DATABASE_URL",
      "SKYWAVE_MODE",
    ]);
  });

  test("names everything that production lacks at once, beside what is wrong, and takes an empty value for none", () => {
    expect(namedBy({ SKYWAVE_MODE: "production" })).toEqual(NEEDED);
    expect(
      namedBy({ SKYWAVE_MODE: "production", PORT: "eighty", CONTENT_URL: "https://cdn.example" }),
    ).toEqual(["PORT", ...NEEDED, "CONTENT_SPACE", "CONTENT_TOKEN"]);
    const empty = Object.fromEntries(NEEDED.map((key) => [key, ""]));
    expect(namedBy({ ...empty, SKYWAVE_MODE: "production", EMBEDDED_DATABASE: "" })).toEqual(NEEDED);
  });

  test.each(NEEDED)("refuses production without %s", (missing) => {
    const whole: Record<string, string> = { ...PRODUCTION, DATABASE_URL: "postgres://db.example/skywave" };
    const { EMBEDDED_DATABASE: _accepted, [missing]: _left, ...rest } = whole;
    expect(namedBy(rest)).toEqual([missing]);
  });

  test("keeps production on the embedded database only where that is accepted in so many words", () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ isSandbox: false, databaseUrl: undefined });
    expect(namedBy({ ...PRODUCTION, EMBEDDED_DATABASE: "yes" })).toEqual(["EMBEDDED_DATABASE"]);
  });

  test("never falls back to the embedded card processor in production", () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      cardProcessor: { url: undefined, webhookSecret: PRODUCTION.STRIPE_WEBHOOK_SECRET },
    });
  });

  test("serves documents for developers in the sandbox, and in production where it is said", () => {
    const has = (environment: Record<string, string>) => readConfig(environment).hasDocuments;
    expect([has({}), has({ PUBLIC_DOCS: "off" })]).toEqual([true, false]);
    expect([has(PRODUCTION), has({ ...PRODUCTION, PUBLIC_DOCS: "on" })]).toEqual([false, true]);
    expect(() => readConfig({ PUBLIC_DOCS: "maybe" })).toThrow("PUBLIC_DOCS");
  });

  test("[S5.13] reads the visitor's region from no header unless one is named, in any case", () => {
    const headerOf = (environment: Record<string, string>) => readConfig(environment).regionHeader;
    expect(headerOf({})).toBeUndefined();
    expect(headerOf({ REGION_HEADER: "CloudFront-Viewer-Country-Region" })).toBe(
      "cloudfront-viewer-country-region",
    );
    for (const wrong of ["X Region", "X-Region:", "x".repeat(101)])
      expect(namedBy({ REGION_HEADER: wrong })).toEqual(["REGION_HEADER"]);
  });

  test("makes sound ahead and keeps a gigabyte of it, unless it is said otherwise", () => {
    const soundOf = (environment: Record<string, string>) => {
      const { soundLibrary, soundStoreInBytes } = readConfig(environment);
      return [soundLibrary, soundStoreInBytes];
    };
    expect(soundOf({})).toEqual(["ahead", 1_073_741_824]);
    expect(soundOf({ SOUND_LIBRARY: "asked", SOUND_STORE_MEGABYTES: "100" })).toEqual(["asked", 104_857_600]);
    const wrong = [
      { SOUND_LIBRARY: "never" },
      { SOUND_STORE_MEGABYTES: "99" },
      { SOUND_STORE_MEGABYTES: "200.5" },
      { SOUND_STORE_MEGABYTES: "1000001" },
      { SOUND_STORE_MEGABYTES: "1 GB" },
    ];
    for (const environment of wrong) expect(namedBy(environment)).toEqual(Object.keys(environment));
  });

  test("does what works behind the calls, unless another node on its database can", () => {
    const has = (environment: Record<string, string>) => readConfig(environment).hasBackgroundWork;
    expect([has({}), has({ BACKGROUND_WORK: "on" })]).toEqual([true, true]);
    const server = { DATABASE_URL: "postgres://localhost/skywave" };
    expect(has({ ...server, BACKGROUND_WORK: "off" })).toBe(false);
    expect(namedBy({ BACKGROUND_WORK: "off" })).toEqual(["BACKGROUND_WORK"]);
    expect(namedBy({ ...server, BACKGROUND_WORK: "never" })).toEqual(["BACKGROUND_WORK"]);
  });

  test("takes makers of vehicles with a secret that can't be guessed, by names that fit into an address", () => {
    const makersOf = (makers: object) =>
      readConfig({ VEHICLE_MAKERS: JSON.stringify(makers) }).vehicleMakerSecrets;
    const secret = "s".repeat(32);
    expect(readConfig({}).vehicleMakerSecrets).toEqual({});
    expect(makersOf({ "north-star": secret })).toEqual({ "north-star": secret });
    for (const wrong of [{ "north-star": "short" }, { "North Star": secret }, [secret]])
      expect(() => makersOf(wrong)).toThrow("VEHICLE_MAKERS");
  });

  test("takes dealers of vehicles with their place and a secret that fits into a link", () => {
    const dealersOf = (dealers: object) =>
      readConfig({ VEHICLE_DEALERS: JSON.stringify(dealers) }).vehicleDealerDesks;
    const address = {
      addressLine1: "500 Dealer Way",
      city: "Austin",
      state: "TX",
      zipCode: "78701",
      country: "US",
    };
    const secret = "s".repeat(32);
    expect(readConfig({}).vehicleDealerDesks).toEqual({});
    expect(dealersOf({ "harbor-motors": { secret, address } })).toEqual({
      "harbor-motors": { secret, address },
    });
    for (const wrong of [
      { "harbor-motors": { secret: "short", address } },
      { "harbor-motors": { secret: `${"s".repeat(32)}.`, address } },
      { "harbor-motors": { secret } },
      { "Harbor Motors": { secret, address } },
    ])
      expect(() => dealersOf(wrong)).toThrow("VEHICLE_DEALERS");
  });

  test("takes a content store and a personalisation service whole or not at all", () => {
    const content = { CONTENT_URL: "https://cdn.example", CONTENT_SPACE: "space", CONTENT_TOKEN: "token" };
    expect(readConfig({ ...content, CONTENT_PICTURES_ORIGIN: "https://images.example/x" })).toMatchObject({
      content: { url: "https://cdn.example", space: "space", environment: "master", token: "token" },
      contentPicturesOrigin: "https://images.example",
    });
    const { CONTENT_TOKEN: _token, ...withoutToken } = content;
    expect(namedBy(withoutToken)).toEqual(["CONTENT_TOKEN"]);
    const url = { PERSONALISATION_URL: "https://personal.example" };
    expect(namedBy(url)).toEqual(["PERSONALISATION_ENVIRONMENT", "PERSONALISATION_TOKEN"]);
    expect(
      readConfig({ ...url, PERSONALISATION_ENVIRONMENT: "prod", PERSONALISATION_TOKEN: "t" }),
    ).toMatchObject({
      personalisation: { url: "https://personal.example", environment: "prod", token: "t" },
    });
  });
});
