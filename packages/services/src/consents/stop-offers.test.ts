import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { stopOffers } from "./stop-offers.ts";

const LINK = { token: "idn_1.signed" };

describe("stopOffers", () => {
  it("sends what the link carried, without a session", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("stopOffers", answered(200, { since: "2026-12-01T06:00:00Z" }));
    expect(await stopOffers(skywave, LINK)).toEqual({ ok: true });
    expect(bodies("stopOffers")).toEqual([LINK]);
    expect(platform.server.seen("stopOffers")[0]?.headers["Authorization"]).toBeUndefined();
  });

  it("tells a link that no mail carried from a server that fails", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("stopOffers", refused({ status: 404, code: "NOT_FOUND" }));
    expect(await stopOffers(skywave, LINK)).toEqual({ ok: false, code: "NOT_FOUND" });
    platform.server.answer("stopOffers", refused({ status: 500, code: "SYSTEM" }));
    expect(await stopOffers(skywave, LINK)).toMatchObject({ ok: false, code: "SYSTEM" });
  });
});
