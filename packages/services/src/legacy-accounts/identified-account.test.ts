import { answered, makeSession, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadIdentifiedAccount } from "./load-identified-account.ts";
import { registerAccount } from "./register-account.ts";

const PLAN = {
  planNames: ["Polaris"],
  status: "Active",
  radioIdLastFour: "7K42",
  type: "car",
  yearMakeModel: "2018 Tandem Duo",
};
const REGISTRATION = {
  isEligible: true,
  contactOptions: [{ type: "EMAIL", maskedValue: "w••@example.com" }],
};
const INPUT = {
  token: "account-1",
  email: " Walter@Example.com",
  password: "an-evening-on-the-air",
  channel: "EMAIL",
} as const;
const SENT = answered(200, { data: { isRegistered: false, identityGrant: null } });

describe("loadIdentifiedAccount", () => {
  it("gives the plans of an account and how it gets a sign-in", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer(
      "accountNonPii",
      answered(200, { data: { billingStatus: null, subscriptions: [PLAN] } }),
    );
    platform.server.answer("accountRegistrationNonPii", answered(200, { data: REGISTRATION }));
    expect(await loadIdentifiedAccount(skywave, "account-1")).toEqual({
      ok: true,
      plans: [PLAN],
      registration: REGISTRATION,
    });
    expect(bodies("accountNonPii")).toEqual([{ token: "account-1" }]);
  });

  it.each(["accountNonPii", "accountRegistrationNonPii"])("tells by %s that it is over", async (name) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer(
      "accountNonPii",
      answered(200, { data: { billingStatus: null, subscriptions: [] } }),
    );
    platform.server.answer("accountRegistrationNonPii", answered(200, { data: REGISTRATION }));
    platform.server.answer(name, refused({ status: 422, code: "UNAUTHENTICATED_CUSTOMER" }));
    expect(await loadIdentifiedAccount(skywave, "over")).toEqual({
      ok: false,
      code: "UNAUTHENTICATED_CUSTOMER",
    });
  });
});

describe("registerAccount", () => {
  it("has a code sent to the contact on file, and signs the owner in who has it", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("registerAccount", SENT);
    expect(await registerAccount(skywave, INPUT)).toEqual({ ok: true, status: "codeSent" });
    const identityGrant = { grant: "grant-1", identityId: "idn_1" };
    platform.server.answer("registerAccount", answered(200, { data: { isRegistered: true, identityGrant } }));
    platform.server.answer("authenticated", answered(201, makeSession({ sessionType: "authenticated" })));
    const outcome = await registerAccount(skywave, { ...INPUT, code: "123-456" });
    expect(outcome).toEqual({ ok: true, status: "signedIn" });
    const body = {
      token: "account-1",
      email: "walter@example.com",
      password: INPUT.password,
      otpOption: "EMAIL",
    };
    expect(bodies("registerAccount")).toEqual([body, { ...body, otp: "123456" }]);
    expect(skywave.session.current()?.sessionType).toBe("authenticated");
  });

  it.each([
    ["UNAUTHENTICATED_CUSTOMER", {}],
    ["IDENTITY_ALREADY_EXISTS_ERROR", {}],
    ["HANDLE_ALREADY_IN_USE", {}],
    ["BAD_REQUEST", {}],
    ["INVALID", {}],
    ["EXPIRED", {}],
    ["INVALID_EMAIL_ERROR", {}],
    ["INVALID_PASSWORD_ERROR", { reason: "personalData" }],
    ["PASSWORD_DISALLOWED_WORDS", { word: "radio" }],
  ])("tells the refusal %s", async (code, details) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("registerAccount", refused({ status: 409, code, details }));
    expect(await registerAccount(skywave, INPUT)).toEqual({ ok: false, code, ...details });
  });

  it("asks nobody with what is no address", async () => {
    const { skywave, bodies } = openSkywave();
    const outcome = await registerAccount(skywave, { ...INPUT, email: "walter" });
    expect(outcome).toEqual({ ok: false, code: "INVALID_EMAIL_ERROR" });
    expect(bodies("registerAccount")).toEqual([]);
  });
});
