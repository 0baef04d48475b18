import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { sayCommand } from "./say-command.ts";

const SAID = { text: "next", locale: "en-US" } as const;

describe("sayCommand", () => {
  it("has what was meant", async () => {
    const { skywave, platform, bodies } = openSkywave();
    const answer = { intent: "next", text: "Next channel." };
    platform.server.answer("voiceAsTextV2", answered(200, answer));
    expect(await sayCommand(skywave, SAID)).toEqual({ ok: true, answer });
    expect(bodies("voiceAsTextV2")).toEqual([SAID]);
  });

  it("tells of silence and speeches, and that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave();
    platform.server.answer("voiceAsTextV2", refused({ status: 400, code: "INVALID_PAYLOAD" }));
    expect(await sayCommand(skywave, SAID)).toEqual({ ok: false, code: "INVALID_PAYLOAD" });
    platform.server.answer("voiceAsTextV2", { kind: "lost" });
    expect(await run(sayCommand(skywave, SAID))).toMatchObject({ ok: false, code: "UNREACHABLE" });
  });
});
