import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { finishVoiceLink, listVoiceLinks, removeVoiceLink, startVoiceLink } from "./link-voice-assistant.ts";

const LINK = { voiceLinkId: "vcl_1", provider: "amazon", linkedAt: "2026-11-22T06:00:00Z" };
const BACK = { code: "code", state: "state" };

describe("linking a voice assistant", () => {
  it("leads to the maker, links what comes back, lists and removes it", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const authorizationUrl = "https://maker.example/authorize";
    platform.server.answer("startVoiceLink", answered(201, { authorizationUrl, expiresInSeconds: 600 }));
    platform.server.answer("finishVoiceLink", answered(201, LINK));
    platform.server.answer("listVoiceLinks", answered(200, { voiceLinks: [LINK] }));
    platform.server.answer("removeVoiceLink", answered(204));
    expect(await startVoiceLink(skywave)).toEqual({ ok: true, authorizationUrl });
    expect(await finishVoiceLink(skywave, BACK)).toEqual({ ok: true, link: LINK });
    expect(bodies("finishVoiceLink")).toEqual([BACK]);
    expect(await listVoiceLinks(skywave)).toEqual({ ok: true, voiceLinks: [LINK] });
    expect(await removeVoiceLink(skywave, "vcl_1")).toEqual({ ok: true });
  });

  it.each([
    ["INVALID_PAYLOAD", "LINK_STATE_MISMATCH"],
    ["LINK_STATE_MISMATCH", "LINK_STATE_MISMATCH"],
    ["LINK_CODE_EXPIRED", "LINK_CODE_EXPIRED"],
    ["LINKED_ELSEWHERE", "LINKED_ELSEWHERE"],
  ])("tells %s as %s", async (code, told) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("finishVoiceLink", refused({ status: 400, code }));
    expect(await finishVoiceLink(skywave, BACK)).toEqual({ ok: false, code: told });
  });

  it("tells that a link stays while the network is gone", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("removeVoiceLink", { kind: "lost" });
    const outcome = await run(removeVoiceLink(skywave, "vcl_1"));
    expect(outcome).toEqual({ ok: false, code: "UNREACHABLE", reason: "offline" });
  });

  it("takes a link that is gone for removed", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("removeVoiceLink", refused({ status: 404, code: "NOT_FOUND" }));
    expect(await removeVoiceLink(skywave, "vcl_1")).toEqual({ ok: true });
  });
});
