import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { ask } from "./ask.ts";

const question = { domain: "user", name: "listPasskeys", input: {}, expected: ["NOT_FOUND"] } as const;

describe("ask", () => {
  it("hands over what came back", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("listPasskeys", answered(200, { passkeys: [] }));
    expect(await ask(skywave, question)).toEqual({ ok: true, data: { passkeys: [] } });
  });

  it("hands over an expected refusal with all that came with it", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("listPasskeys", refused({ status: 404, code: "NOT_FOUND" }));
    const answer = await ask(skywave, question);
    expect(answer).toMatchObject({ ok: false, code: "NOT_FOUND", failure: { status: 404 } });
  });

  it("turns any other refusal into a failure that all share", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("listPasskeys", refused({ status: 409, code: "STEP_UP_REQUIRED" }));
    expect(await ask(skywave, question)).toMatchObject({ ok: false, code: "SYSTEM" });
  });
});
