import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { createAutoProfile } from "./create-auto-profile.ts";

const PROFILE = { grant: "profile-grant", profileId: "prf_1" };

describe("createAutoProfile", () => {
  it.each([200, 201])("[S7.47] takes the grant of a profile that was made: %i", async (status) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("createAutoProfile", answered(status, PROFILE));
    expect(await createAutoProfile(skywave)).toEqual({ ok: true, ...PROFILE, isNew: true });
  });

  it("[S7.47] takes the grant of the profile that the person has already", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const exists = refused({ status: 409, code: "PROFILE_ALREADY_EXISTS", details: PROFILE });
    platform.server.answer("createAutoProfile", exists);
    expect(await createAutoProfile(skywave)).toEqual({ ok: true, ...PROFILE, isNew: false });
  });

  it("fails for another conflict", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("createAutoProfile", refused({ status: 409, code: "CONFLICTING_REQUEST" }));
    expect(await createAutoProfile(skywave)).toMatchObject({ ok: false, code: "SYSTEM" });
  });
});
