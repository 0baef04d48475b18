import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("readConfig", () => {
  test("without anything set is the sandbox beside the app on 8080", () => {
    expect(readConfig({})).toMatchObject({
      host: "127.0.0.1",
      port: 8081,
      appOrigins: [
        "http://localhost:8080",
        "http://aurora.localhost:8080",
        "http://can.localhost:8080",
        "http://can.aurora.localhost:8080",
        "http://127.0.0.1:8080",
      ],
    });
  });

  test("follows the app's port", () => {
    expect(readConfig({ PORT: "9000" })).toMatchObject({ port: 9001 });
    expect(readConfig({ PORT: "9000", CARD_PROCESSOR_PORT: "7000" })).toMatchObject({ port: 7000 });
  });

  test("names every wrong value at once, live keys among them", () => {
    const env = { PORT: "many", APP_ORIGINS: "localhost", CARD_PROCESSOR_SECRET_KEY: "sk_live_1234567" };
    expect(() => readConfig(env)).toThrow(/PORT: many[\s\S]*SECRET_KEY[\s\S]*APP_ORIGINS/);
  });
});
