import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { addToNextUp, enableNextUp, loadNextUp, removeFromNextUp } from "./next-up.ts";

const KEY = { entityType: "show", entityId: "one-guest" } as const;
const UNREACHABLE = { ok: false, code: "UNREACHABLE", reason: "offline" };
const NONE = answered(204, undefined);

describe("next up", () => {
  it("is listed, added to, switched off, and taken from", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("nextupList", answered(200, { isEnabled: true, items: [] }));
    for (const name of ["nextupAdd", "nextupEnable", "nextupRemove"]) platform.server.answer(name, NONE);
    expect(await loadNextUp(skywave, "en-US")).toEqual({ ok: true, isEnabled: true, items: [] });
    expect(await addToNextUp(skywave, { items: [KEY], place: "next" })).toEqual({ ok: true });
    expect(await enableNextUp(skywave, false)).toEqual({ ok: true });
    expect(await removeFromNextUp(skywave, KEY)).toEqual({ ok: true });
    expect(bodies("nextupAdd")).toEqual([{ items: [KEY], place: "next" }]);
    expect(bodies("nextupEnable")).toEqual([{ isEnabled: false }]);
  });

  it("tells what cannot be added", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    for (const [status, code] of [
      [404, "NOT_FOUND"],
      [400, "INVALID_PAYLOAD"],
    ] as const) {
      platform.server.answer("nextupAdd", refused({ status, code }));
      expect(await addToNextUp(skywave, { items: [KEY] })).toEqual({ ok: false, code });
    }
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    for (const name of ["nextupList", "nextupAdd", "nextupEnable", "nextupRemove"])
      platform.server.answer(name, { kind: "lost" });
    expect(await run(loadNextUp(skywave, "en-US"))).toEqual(UNREACHABLE);
    expect(await run(addToNextUp(skywave, { items: [KEY] }))).toEqual(UNREACHABLE);
    expect(await run(enableNextUp(skywave, true))).toEqual(UNREACHABLE);
    expect(await run(removeFromNextUp(skywave, KEY))).toEqual(UNREACHABLE);
  });
});
