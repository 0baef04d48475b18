import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { openOfferLink } from "./open-offer-link.ts";

describe("openOfferLink", () => {
  it("asks by the token in the body, and passes on the offer with whom it is for", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const link = { offer: { id: "offer-1" }, maskedEmail: "j•••@e•••.com" };
    platform.server.answer("openOfferLink", answered(200, link));
    expect(await openOfferLink(skywave, "token-1")).toEqual({ ok: true, link });
    expect(bodies("openOfferLink")).toEqual([{ token: "token-1" }]);
  });

  it("tells a link that is over from a server that fails", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("openOfferLink", refused({ status: 404, code: "NOT_FOUND" }));
    expect(await openOfferLink(skywave, "token-1")).toEqual({ ok: false, code: "NOT_FOUND" });
    platform.server.answer("openOfferLink", refused({ status: 500, code: "SYSTEM" }));
    expect(await openOfferLink(skywave, "token-1")).toMatchObject({ ok: false, code: "SYSTEM" });
  });
});
