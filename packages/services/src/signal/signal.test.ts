import type { SignalRefresh } from "@skywave/contract";
import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadOwnRadios } from "./load-own-radios.ts";
import { followRefresh, refreshRadio } from "./refresh-radio.ts";
import { sendRefreshSteps } from "./send-refresh-steps.ts";

const SENT: SignalRefresh = {
  refreshId: "ref_1",
  radioIdLastFour: "H2VN",
  state: "sent",
  sendCount: 1,
  requestedAt: "2026-11-21T12:00:00Z",
  isOver: false,
  endsAt: "2026-11-21T12:05:00Z",
};
const PLAYING: SignalRefresh = { ...SENT, state: "playing", isOver: true };
const shown = (refresh: SignalRefresh) => answered(200, { data: refresh });
const UNREACHABLE = { ok: false, code: "UNREACHABLE", reason: "offline" };

describe("refreshRadio", () => {
  it("asks by a token or a subscription, and tells how far it has come", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("refreshDevice", shown(SENT));
    expect(await refreshRadio(skywave, { token: "t" })).toEqual({ ok: true, refresh: SENT });
    await refreshRadio(skywave, { subscriptionId: "sub_1" });
    expect(bodies("refreshDevice")).toEqual([{ token: "t" }, { subscriptionId: "sub_1" }]);
  });

  it.each([
    [400, "DEVICE_NOT_FOUND"],
    [422, "DEVICE_REFRESH_NOT_SUPPORTED"],
    [409, "NO_SUBSCRIPTION"],
    [409, "PAST_DUE"],
    [503, "FAILED_TO_REFRESH_DEVICE"],
  ])("tells the refusal %i %s", async (status, code) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("refreshDevice", refused({ status, code }));
    expect(await refreshRadio(skywave, { token: "t" })).toEqual({ ok: false, code });
  });

  it("tells how long to wait, and five minutes if the server does not", async () => {
    const { skywave, platform } = openSkywave();
    const limit = { status: 429, code: "REFRESH_LIMIT_REACHED" };
    platform.server.answer("refreshDevice", refused({ ...limit, retryAfter: "60" }));
    expect(await refreshRadio(skywave, { token: "t" })).toMatchObject({ retryAfterInSeconds: 60 });
    platform.server.answer("refreshDevice", refused(limit));
    expect(await refreshRadio(skywave, { token: "t" })).toMatchObject({ retryAfterInSeconds: 300 });
  });

  it("[S9.26] counts no limit itself: which one was reached, and for how long, the server says by its code", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("refreshDevice", shown(SENT));
    for (let times = 0; times < 10; times += 1)
      expect(await refreshRadio(skywave, { token: "t" })).toMatchObject({ ok: true });
    expect(bodies("refreshDevice")).toHaveLength(10);
    for (const code of ["REFRESH_LIMIT_REACHED", "RATE_LIMIT_EXCEEDED"]) {
      platform.server.answer("refreshDevice", refused({ status: 429, code, retryAfter: "90" }));
      expect(await refreshRadio(skywave, { token: "t" })).toEqual({
        ok: false,
        code,
        retryAfterInSeconds: 90,
      });
    }
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave();
    platform.server.answer("refreshDevice", { kind: "lost" });
    expect(await run(refreshRadio(skywave, { token: "t" }))).toEqual(UNREACHABLE);
  });
});

describe("followRefresh", () => {
  const follow = (
    answers: Parameters<ReturnType<typeof openSkywave>["platform"]["server"]["answer"]>[1][],
  ) => {
    const open = openSkywave();
    const steps: string[] = [];
    let asked = 0;
    open.platform.server.answer("showRefresh", () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer === undefined || typeof answer === "function") throw new Error("no answer is left");
      return answer;
    });
    const { signal } = new AbortController();
    const onStep = ({ state }: SignalRefresh) => void steps.push(state);
    const outcome = open.run(followRefresh(open.skywave, { refreshId: "ref_1", onStep, signal }));
    return { outcome, steps };
  };

  it("tells each step until the radio plays, over a moment without a network", async () => {
    const { outcome, steps } = follow([
      shown(SENT),
      { kind: "lost" },
      { kind: "lost" },
      { kind: "lost" },
      { kind: "lost" },
      shown({ ...SENT, state: "heard" }),
      shown(PLAYING),
    ]);
    expect(await outcome).toEqual({ ok: true, refresh: PLAYING });
    expect(steps).toEqual(["sent", "heard", "playing"]);
  });

  it("ends where nobody knows it any more, and where the server fails", async () => {
    const gone = follow([refused({ status: 404, code: "NOT_FOUND" })]);
    expect(await gone.outcome).toEqual({ ok: false, code: "NOT_FOUND" });
    const failing = follow([refused({ status: 409, code: "FROM_A_NEWER_SERVER" })]);
    expect(await failing.outcome).toMatchObject({ ok: false, code: "SYSTEM" });
  });
});

describe("sendRefreshSteps", () => {
  const input = { phone: "512 555 0142", language: "en-US", token: "t" } as const;

  it("tells where they went", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("sendRefreshInstruction", answered(200, { data: { maskedPhone: "•••0142" } }));
    expect(await sendRefreshSteps(skywave, input)).toEqual({ ok: true, maskedPhone: "•••0142" });
    expect(bodies("sendRefreshInstruction")).toEqual([input]);
  });

  it.each([
    [400, "INVALID_PHONE_NUMBER"],
    [409, "DEVICE_LIMIT_EXCEEDED_FOR_PHONE_NUMBER"],
    [400, "DEVICE_NOT_FOUND"],
  ])("tells the refusal %i %s", async (status, code) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("sendRefreshInstruction", refused({ status, code }));
    expect(await sendRefreshSteps(skywave, input)).toEqual({ ok: false, code });
  });
});

describe("loadOwnRadios", () => {
  it("asks for those of whoever is signed in, and for nobody's else", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("listRadios", answered(200, { radios: [] }));
    const none = { ok: true, radios: [], canSendTexts: true, hasPlateLookup: true };
    expect(await loadOwnRadios(skywave, { isSignedIn: false })).toEqual(none);
    expect(bodies("listRadios")).toEqual([]);
    expect(await loadOwnRadios(skywave, { isSignedIn: true })).toEqual(none);
  });
});
