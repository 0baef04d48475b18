import { createHash } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;
const opened: TestApi[] = [];
beforeEach(async () => {
  api = await openTestApi();
  opened.push(api);
});
afterAll(() => Promise.all(opened.map((each) => each.close())));

/** A page without a session, as a browser has before anybody signs in. */
const post = async (path: string, payload: object = {}) => {
  const answer = await api.app.inject({ method: "POST", url: `/services${path}`, payload });
  const { data, error } = answer.json();
  return { status: answer.statusCode, data, code: error?.errorCode };
};
const check = (payload: object = {}) => post("/check-eligibility/captcha", payload);
const unique = (captchaToken?: string) => post("/validate/unique-login", { username: "owl", captchaToken });

const firstBits = (challenge: string, solution: string) =>
  createHash("sha256").update(`${challenge}:${solution}`).digest().readUInt16BE(0);
/** What a browser computes: the first number that fits, or the first that does not. */
function compute(challenge: string, isWanted: (bits: number) => boolean = (bits) => bits === 0): string {
  for (let number = 0; ; number += 1)
    if (isWanted(firstBits(challenge, String(number)))) return String(number);
}

describe("checkCaptcha", () => {
  test("[S7.89] is passed by a computation, and opens what asks for it to a page without a session", async () => {
    expect((await unique()).code).toBe("CAPTCHA_REQUIRED");
    const { data: task } = await check();
    expect(task).toMatchObject({
      isPassed: false,
      difficultyInBits: 16,
      captchaToken: null,
      passesOnAt: "2026-03-10T15:00:30Z",
      expiresAt: "2026-03-10T15:10:00Z",
    });
    const { challenge } = task;
    const { status, data } = await check({ challenge, solution: compute(challenge) });
    expect([status, data.isPassed, data.challenge]).toEqual([200, true, challenge]);
    expect(await unique(data.captchaToken)).toMatchObject({ status: 200, data: { isUnique: true } });
  });

  test("[S7.89] is passed by waiting, too, and by nothing before", async () => {
    const { challenge } = (await check()).data;
    expect(await check({ challenge })).toMatchObject({ status: 422, code: "CAPTCHA_FAILED" });
    api.passTime({ seconds: 29 });
    expect((await check({ challenge })).code).toBe("CAPTCHA_FAILED");
    api.passTime({ seconds: 1 });
    const { data } = await check({ challenge });
    expect(data.isPassed).toBe(true);
    expect((await unique(data.captchaToken)).status).toBe(200);
  });

  test("refuses a wrong solution, a challenge that we never set, and one that is over", async () => {
    const { challenge } = (await check()).data;
    const wrong = compute(challenge, (bits) => bits !== 0);
    expect((await check({ challenge, solution: wrong })).code).toBe("CAPTCHA_FAILED");
    const forged = `${challenge}x`;
    expect((await check({ challenge: forged, solution: compute(forged) })).code).toBe("CAPTCHA_FAILED");
    const solution = compute(challenge);
    api.passTime({ minutes: 10 });
    expect(await check({ challenge, solution })).toMatchObject({ status: 409, code: "CAPTCHA_EXPIRED" });
  });

  test("gives one token for one challenge, which counts as one browser and lasts twenty minutes", async () => {
    const { challenge } = (await check()).data;
    const solution = compute(challenge);
    const { captchaToken } = (await check({ challenge, solution })).data;
    expect((await check({ challenge, solution })).data.captchaToken).toBe(captchaToken);
    for (let index = 0; index < 10; index += 1) expect((await unique(captchaToken)).status).toBe(200);
    expect(await unique(captchaToken)).toMatchObject({ status: 429, code: "RATE_LIMIT_EXCEEDED" });
    expect((await unique(challenge)).code).toBe("CAPTCHA_REQUIRED");
    api.passTime({ minutes: 20 });
    expect(await unique(captchaToken)).toMatchObject({ status: 422, code: "CAPTCHA_REQUIRED" });
  });
});
