import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { passCaptcha } from "./pass-captcha.ts";

const TASK = {
  isPassed: false,
  challenge: "task-1",
  difficultyInBits: 16,
  passesOnAt: "2026-03-10T15:00:30Z",
  expiresAt: "2026-03-10T15:10:00Z",
  captchaToken: null,
};
const PASSED = { ...TASK, isPassed: true, captchaToken: "token-1" };

function open(solution: string | undefined) {
  const opened = openSkywave();
  const { server } = opened.platform;
  server.answer("checkCaptcha", answered(200, { data: TASK }), answered(200, { data: PASSED }));
  const heard: unknown[] = [];
  const means = {
    solve: async (task: object) => {
      heard.push(task);
      return solution;
    },
    onWait: () => void heard.push("wait"),
  };
  return { ...opened, heard, pass: () => opened.run(passCaptcha(opened.skywave, means)) };
}

describe("passCaptcha", () => {
  it("sends what was computed, and waits for nothing", async () => {
    const { pass, heard, bodies } = open("4711");
    expect(await pass()).toEqual({ ok: true, captchaToken: "token-1" });
    expect(heard).toEqual([{ challenge: "task-1", difficultyInBits: 16 }]);
    expect(bodies("checkCaptcha")).toEqual([{}, { challenge: "task-1", solution: "4711" }]);
  });

  it("waits where nothing computes, and says so before", async () => {
    const { pass, heard, bodies } = open(undefined);
    expect(await pass()).toEqual({ ok: true, captchaToken: "token-1" });
    expect(heard.at(-1)).toBe("wait");
    expect(bodies("checkCaptcha")).toEqual([{}, { challenge: "task-1" }]);
  });

  it("tells a refusal as any other failure", async () => {
    const { skywave, platform, run } = openSkywave();
    platform.server.answer("checkCaptcha", refused({ status: 429, code: "RATE_LIMIT_EXCEEDED" }));
    const means = { solve: async () => "1", onWait: () => undefined };
    expect(await run(passCaptcha(skywave, means))).toMatchObject({ ok: false, code: "RATE_LIMIT_EXCEEDED" });
  });
});
