import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { directSpeaker, loadSpeakers } from "./speakers.ts";

const SPEAKER = {
  smartDeviceId: "smt_1",
  deviceName: "Kitchen",
  isReady: true,
  state: "stopped",
  volume: { volumeInPercent: 80, isMuted: false },
} as const;
const PLAYING = { state: "playing", source: { type: "channel-linear", id: "12" } } as const;

describe("speakers", () => {
  it("are the linked devices with what they do", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("listSpeakers", answered(200, { speakers: [SPEAKER] }));
    expect(await loadSpeakers(skywave)).toEqual({ ok: true, speakers: [SPEAKER] });
  });

  it("are told what to play, and say what stands in the way", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const speaker = { ...SPEAKER, ...PLAYING, state: "starting" as const };
    platform.server.answer(
      "directSpeaker",
      answered(200, speaker),
      refused({ status: 404, code: "NOT_FOUND" }),
      refused({ status: 403, code: "CHANNEL_LOCKED", details: { planName: "Horizon" } }),
    );
    const direct = () => directSpeaker(skywave, "smt_1", PLAYING);
    expect(await direct()).toEqual({ ok: true, speaker });
    expect(bodies("directSpeaker")).toEqual([PLAYING]);
    expect(await direct()).toEqual({ ok: false, code: "NOT_FOUND" });
    expect(await direct()).toEqual({ ok: false, code: "CHANNEL_LOCKED", planName: "Horizon" });
  });

  it("are turned up and down while they are on", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("directSpeaker", refused({ status: 409, code: "SPEAKER_OFF" }));
    const volume = { volumeInPercent: 30, isMuted: true };
    expect(await directSpeaker(skywave, "smt_1", { volume })).toEqual({ ok: false, code: "SPEAKER_OFF" });
    expect(bodies("directSpeaker")).toEqual([{ volume }]);
  });
});
