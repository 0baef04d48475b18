import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadStreamingCredentials, setStreamingCredentials } from "./set-streaming-credentials.ts";

const CREDENTIALS = {
  username: "dana.reyes",
  maskedUsername: "d•••s",
  hasPassword: true,
  hasRandomCredentials: false,
};
const CHOSEN = { username: " dana.reyes ", newPassword: "seven green lamps at sea" };

describe("loadStreamingCredentials", () => {
  it("tells the name, and whether it was made for the person", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getStreamingCredentials", answered(200, CREDENTIALS));
    expect(await loadStreamingCredentials(skywave)).toEqual({ ok: true, credentials: CREDENTIALS });
  });
});

describe("setStreamingCredentials", () => {
  it("sends both, or the name alone where the password stays", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("setStreamingCredentials", answered(200, CREDENTIALS));
    const outcome = await setStreamingCredentials(skywave, CHOSEN);
    expect(outcome).toEqual({ ok: true, credentials: CREDENTIALS });
    await setStreamingCredentials(skywave, { username: "dana.reyes", newPassword: undefined });
    expect(bodies("setStreamingCredentials")).toEqual([
      { username: "dana.reyes", newPassword: CHOSEN.newPassword },
      { username: "dana.reyes" },
    ]);
  });

  it.each([
    ["dana@mail.example.com", { emailAddress: "dana@mail.example.com" }],
    ["d+a.n'a@example.co", { emailAddress: "d+a.n'a@example.co" }],
    ["dana@example", {}],
    ["dana@example.c", {}],
    ["dana@example.c0m", {}],
    ["d ana@example.com", {}],
    ["dana.example.com", {}],
  ])("[S5.05] sends the username %s as the email, too, where it looks like one", async (username, email) => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("setStreamingCredentials", answered(200, CREDENTIALS));
    await setStreamingCredentials(skywave, { username: ` ${username} `, newPassword: undefined });
    await setStreamingCredentials(skywave, { username, newPassword: undefined, code: "123 456" });
    expect(bodies("setStreamingCredentials")).toEqual([
      { username, ...email },
      { username, ...email, otp: "123456" },
    ]);
  });

  it.each([
    [{ code: "USERNAME_IN_USE" }, { code: "USERNAME_IN_USE" }],
    [{ code: "WAITING_ON_ONE_TIME_PASSWORD_ERROR" }, { code: "WAITING_ON_ONE_TIME_PASSWORD_ERROR" }],
    [{ code: "EXPIRED" }, { code: "EXPIRED" }],
    [{ code: "INVALID" }, { code: "INVALID" }],
    [{ code: "NOT_FOUND" }, { code: "NOT_FOUND" }],
    [{ code: "INVALID_HANDLE" }, { code: "INVALID_HANDLE" }],
    [{ code: "INVALID_EMAIL_ADDRESS" }, { code: "INVALID_EMAIL_ADDRESS" }],
    [{ code: "INVALID_PAYLOAD" }, { code: "INVALID_PASSWORD_ERROR", reason: "tooLong" }],
    [{ code: "INVALID_PASSWORD_ERROR" }, { code: "INVALID_PASSWORD_ERROR", reason: "personalData" }],
    [
      { code: "PASSWORD_POLICY_NOT_MET", details: { reason: "tooShort" } },
      { code: "INVALID_PASSWORD_ERROR", reason: "tooShort" },
    ],
    [
      { code: "PASSWORD_DISALLOWED_WORDS", details: { word: "skywave" } },
      { code: "PASSWORD_DISALLOWED_WORDS", word: "skywave" },
    ],
    [
      { code: "STEP_UP_REQUIRED", details: { hasPassword: false, hasPasskey: false } },
      { code: "STEP_UP_REQUIRED", hasPassword: false, hasPasskey: false },
    ],
  ])("tells what the person can do about %j", async (refusal, told) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("setStreamingCredentials", refused({ status: 400, ...refusal }));
    expect(await setStreamingCredentials(skywave, CHOSEN)).toEqual({ ok: false, ...told });
  });

  it("takes a name without end for a wrong one", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("setStreamingCredentials", refused({ status: 400, code: "INVALID_PAYLOAD" }));
    const outcomeOf = (username: string, newPassword: string | undefined) =>
      setStreamingCredentials(skywave, { username, newPassword });
    const wrong = { ok: false, code: "INVALID_HANDLE" };
    expect(await outcomeOf("d".repeat(255), CHOSEN.newPassword)).toEqual(wrong);
    expect(await outcomeOf("dana", undefined)).toEqual(wrong);
    expect(await outcomeOf("d".repeat(254), CHOSEN.newPassword)).toMatchObject({ reason: "tooLong" });
  });

  it("fails where the server fails", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("setStreamingCredentials", refused({ status: 503, code: "SERVICE_UNAVAILABLE" }));
    expect(await run(setStreamingCredentials(skywave, CHOSEN))).toMatchObject({
      ok: false,
      code: "RATE_LIMIT_EXCEEDED",
    });
  });
});
