import { answered, makeSession, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { redeemTargetedLink } from "./redeem-targeted-link.ts";
import { renewTargetedLink } from "./renew-targeted-link.ts";
import { sendTargetedCode } from "./send-targeted-code.ts";
import { showTargetedLink } from "./show-targeted-link.ts";

const link = { token: "token-1", purpose: "cancel" } as const;

describe("showTargetedLink", () => {
  it("tells which plan it names and whose", async () => {
    const { skywave, platform } = openSkywave();
    const shown = {
      plan: "Horizon",
      maskedEmail: "a•••@e•••.com",
      maskedPhone: null,
      subscriptionId: null,
    };
    platform.server.answer("showTargetedLink", answered(200, shown));
    expect(await showTargetedLink(skywave, link)).toEqual({ ok: true, ...shown });
  });

  it("tells of one that is no link at all as of one that is over", async () => {
    for (const [status, code] of [
      [410, "TARGETED_LINK_OVER"],
      [400, "INVALID_PAYLOAD"],
    ] as const) {
      const { skywave, platform } = openSkywave();
      platform.server.answer("showTargetedLink", refused({ status, code }));
      expect(await showTargetedLink(skywave, link)).toEqual({ ok: false, code: "TARGETED_LINK_OVER" });
    }
  });
});

describe("sendTargetedCode", () => {
  it("asks for a code on the way that was chosen", async () => {
    const { skywave, platform, bodies } = openSkywave();
    const sent = { expiresInSeconds: 600, resendAfterSeconds: 30 };
    platform.server.answer("sendTargetedCode", answered(200, sent));
    const input = { ...link, channel: "PHONE", language: "fr-CA" } as const;
    expect(await sendTargetedCode(skywave, input)).toEqual({ ok: true, ...sent });
    expect(bodies("sendTargetedCode")).toEqual([{ ...link, otpOption: "PHONE", language: "fr-CA" }]);
  });

  it("tells that the link is over, or that nothing can be sent there", async () => {
    for (const [status, code] of [
      [410, "TARGETED_LINK_OVER"],
      [400, "BAD_REQUEST"],
    ] as const) {
      const { skywave, platform } = openSkywave();
      platform.server.answer("sendTargetedCode", refused({ status, code }));
      const input = { ...link, channel: "EMAIL", language: "en-US" } as const;
      expect(await sendTargetedCode(skywave, input)).toEqual({ ok: false, code });
    }
  });
});

describe("redeemTargetedLink", () => {
  it("signs in by the code, as a code for signing in does", async () => {
    const { skywave, platform } = openSkywave();
    const { server } = platform;
    server.answer("redeemTargetedLink", answered(200, { grant: "code-grant", subscriptionId: "sub-1" }));
    server.answer("otpAuthenticate", answered(200, { grant: "g", identityId: "identity-1" }));
    server.answer("authenticated", answered(201, makeSession({ sessionType: "authenticated" })));
    expect(await redeemTargetedLink(skywave, { ...link, code: "123 456" })).toEqual({
      ok: true,
      subscriptionId: "sub-1",
    });
    expect(server.seen("otpAuthenticate")[0]?.headers["Authorization"]).toBe("Bearer code-grant");
    expect(server.seen("redeemTargetedLink")[0]?.body).toContain('"otp":"123456"');
    expect(skywave.session.current()?.sessionType).toBe("authenticated");
  });

  it.each(["TARGETED_LINK_OVER", "EXPIRED", "INVALID", "NOT_FOUND"])(
    "stays who it was on %s",
    async (code) => {
      const { skywave, platform } = openSkywave();
      platform.server.answer("redeemTargetedLink", refused({ status: 410, code }));
      expect(await redeemTargetedLink(skywave, { ...link, code: "123456" })).toEqual({ ok: false, code });
      expect(skywave.session.current()?.sessionType).not.toBe("authenticated");
    },
  );
});

describe("renewTargetedLink", () => {
  it("has one answer for all links", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("renewTargetedLink", answered(204, undefined));
    expect(await renewTargetedLink(skywave, link)).toEqual({ ok: true });
    expect(bodies("renewTargetedLink")).toEqual([link]);
  });

  it("tells when it was asked too often", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("renewTargetedLink", refused({ status: 429, code: "RATE_LIMIT_EXCEEDED" }));
    expect(await renewTargetedLink(skywave, link)).toMatchObject({ code: "RATE_LIMIT_EXCEEDED" });
  });
});
