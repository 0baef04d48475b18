import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const PRODUCTION = {
  SKYWAVE_MODE: "production",
  SKYWAVE_SECRET_KEY: "a-key-of-at-least-thirty-two-characters",
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_PUBLISHABLE_KEY: "pk_live_x",
  SMTP_URL: "smtp://mail.example:587",
};

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
    const read = () => readConfig({ PORT: "eighty", DATABASE_URL: "not an address", SKYWAVE_MODE: "demo" });
    expect(read).toThrow(/PORT.*DATABASE_URL.*SKYWAVE_MODE/s);
  });

  test("refuses production without its secrets, and never falls back to the embedded card processor there", () => {
    expect(() => readConfig({ SKYWAVE_MODE: "production" })).toThrow(
      /SKYWAVE_SECRET_KEY.*STRIPE_SECRET_KEY.*SMTP_URL/s,
    );
    const cardProcessor = { url: undefined, webhookSecret: "whsec_production" };
    expect(readConfig({ ...PRODUCTION, STRIPE_WEBHOOK_SECRET: "whsec_production" })).toMatchObject({
      isSandbox: false,
      cardProcessor,
    });
  });

  test("takes a content store and a personalisation service whole or not at all", () => {
    const content = { CONTENT_URL: "https://cdn.example", CONTENT_SPACE: "space", CONTENT_TOKEN: "token" };
    expect(readConfig({ ...content, CONTENT_PICTURES_ORIGIN: "https://images.example/x" })).toMatchObject({
      content: { url: "https://cdn.example", space: "space", environment: "master", token: "token" },
      contentPicturesOrigin: "https://images.example",
    });
    const { CONTENT_TOKEN: _token, ...withoutToken } = content;
    expect(() => readConfig(withoutToken)).toThrow(/CONTENT_URL.*all or none/);
    const url = { PERSONALISATION_URL: "https://personal.example" };
    expect(() => readConfig(url)).toThrow(/PERSONALISATION_URL.*all or none/);
    expect(
      readConfig({ ...url, PERSONALISATION_ENVIRONMENT: "prod", PERSONALISATION_TOKEN: "t" }),
    ).toMatchObject({
      personalisation: { url: "https://personal.example", environment: "prod", token: "t" },
    });
  });
});
