import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { lookUpByEmail, sendLookUpCode } from "./look-up-by-email.ts";
import { verifyAccount } from "./verify-account.ts";

const IDENTIFIED = answered(200, { data: { isIdentified: true, token: "account-1" } });
const NOBODY = answered(200, { data: { isIdentified: false, token: "" } });
const UNREACHABLE = { ok: false, code: "UNREACHABLE", reason: "offline" };
const BY_RADIO = { radioId: "lgcy 7k42", lastName: "Hébert", zipCode: "78401" };

describe("verifyAccount", () => {
  it("gives the token of the account, and asks with radio IDs in capitals", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("verifyAccount", IDENTIFIED);
    expect(await verifyAccount(skywave, BY_RADIO)).toEqual({ ok: true, token: "account-1" });
    await verifyAccount(skywave, { accountNumber: "8844120157", zipCode: "78401" });
    expect(bodies("verifyAccount")).toEqual([
      { ...BY_RADIO, radioId: "LGCY7K42" },
      { accountNumber: "8844120157", zipCode: "78401" },
    ]);
  });

  it.each([
    ["nothing fits", NOBODY],
    ["something cannot be read", refused({ status: 400, code: "INVALID_PAYLOAD" })],
  ])("tells where %s that nobody was found", async (_what, answer) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("verifyAccount", answer);
    expect(await verifyAccount(skywave, BY_RADIO)).toEqual({ ok: false, code: "NOT_FOUND" });
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave();
    platform.server.answer("verifyAccount", { kind: "lost" });
    expect(await run(verifyAccount(skywave, BY_RADIO))).toEqual(UNREACHABLE);
  });
});

describe("the lookup by email", () => {
  const email = "walter@example.com";

  it("has a code sent, and gives the token of the account for it", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("lookUpCustomerByEmail", NOBODY);
    expect(await sendLookUpCode(skywave, { email })).toEqual({ ok: true });
    platform.server.answer("lookUpCustomerByEmail", IDENTIFIED);
    expect(await lookUpByEmail(skywave, { email, code: "123 456" })).toEqual({
      ok: true,
      token: "account-1",
    });
    expect(bodies("lookUpCustomerByEmail")).toEqual([{ email }, { email, otp: "123456" }]);
  });

  it.each(["INVALID_EMAIL_ERROR", "INVALID", "EXPIRED"])("tells the refusal %s", async (code) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("lookUpCustomerByEmail", refused({ status: 400, code }));
    expect(await lookUpByEmail(skywave, { email, code: "123456" })).toEqual({ ok: false, code });
  });

  it("tells of an address that is none before a code is sent", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("lookUpCustomerByEmail", refused({ status: 400, code: "INVALID_EMAIL_ERROR" }));
    expect(await sendLookUpCode(skywave, { email })).toEqual({ ok: false, code: "INVALID_EMAIL_ERROR" });
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave();
    platform.server.answer("lookUpCustomerByEmail", { kind: "lost" });
    expect(await run(sendLookUpCode(skywave, { email }))).toEqual(UNREACHABLE);
    expect(await run(lookUpByEmail(skywave, { email, code: "123456" }))).toEqual(UNREACHABLE);
  });
});
