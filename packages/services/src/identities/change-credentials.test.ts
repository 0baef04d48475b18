import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { changeContact, removePhone } from "./change-contact.ts";
import { changePassword } from "./change-password.ts";
import { changeUsername } from "./change-username.ts";

const IDENTITY = { identityId: "identity-1", handle: {}, contact: {}, state: "ATLAS", hasPassword: true };
const stepUp = { status: 403, code: "STEP_UP_REQUIRED", details: { hasPassword: true, hasPasskey: false } };
const demand = { ok: false, code: "STEP_UP_REQUIRED", hasPassword: true, hasPasskey: false };

function open() {
  const { platform, ...opened } = openSkywave("signedIn");
  return { ...opened, server: platform.server };
}

describe("changePassword", () => {
  it("[S7.48] sets the new password", async () => {
    const { skywave, server, bodies } = open();
    server.answer("changePassword", answered(204, null));
    expect(await changePassword(skywave, "seven green lamps")).toEqual({ ok: true });
    expect(bodies("changePassword")).toEqual([{ newPassword: "seven green lamps" }]);
  });

  it.each([
    [stepUp, demand],
    [
      { status: 400, code: "INVALID_PASSWORD_ERROR" },
      { ok: false, code: "INVALID_PASSWORD_ERROR", reason: "personalData" },
    ],
    [
      { status: 400, code: "PASSWORD_POLICY_NOT_MET", details: { reason: "tooShort" } },
      { ok: false, code: "INVALID_PASSWORD_ERROR", reason: "tooShort" },
    ],
    [
      { status: 400, code: "PASSWORD_DISALLOWED_WORDS", details: { word: "password" } },
      { ok: false, code: "PASSWORD_DISALLOWED_WORDS", word: "password" },
    ],
  ])("[S8.17] sorts the refusal %j", async (refusal, expected) => {
    const { skywave, server } = open();
    server.answer("changePassword", refused(refusal));
    expect(await changePassword(skywave, "x")).toEqual(expected);
  });
});

describe("changeContact", () => {
  it("has a code sent to the new address, then changes it with the code", async () => {
    const { skywave, server, bodies } = open();
    const waiting = { status: 409, code: "WAITING_ON_ONE_TIME_PASSWORD_ERROR" };
    server.answer("changeHandleToEmailHandle", refused(waiting));
    const input = { kind: "email", contact: " new@example.com " } as const;
    expect(await changeContact(skywave, input)).toEqual({ ok: false, code: waiting.code });
    server.answer("changeHandleToEmailHandle", answered(200, IDENTITY));
    expect(await changeContact(skywave, { ...input, code: "123-456" })).toMatchObject({ ok: true });
    expect(bodies("changeHandleToEmailHandle")).toEqual([
      { emailAddress: "new@example.com" },
      { emailAddress: "new@example.com", otp: "123456" },
    ]);
  });

  it.each([
    ["email", "changeHandleToEmailHandle", "EMAIL_INVALID"],
    ["email", "changeHandleToEmailHandle", "HANDLE_ALREADY_IN_USE"],
    ["phone", "changePhoneNumber", "INVALID_PHONE_NUMBER"],
    ["phone", "changePhoneNumber", "INVALID"],
    ["phone", "changePhoneNumber", "EXPIRED"],
  ] as const)("passes on the refusal of a new %s by %s: %s", async (kind, name, code) => {
    const { skywave, server } = open();
    server.answer(name, refused({ status: 400, code }));
    expect(await changeContact(skywave, { kind, contact: "x" })).toEqual({ ok: false, code });
  });

  it("changes the number, as it was typed but for spaces around it", async () => {
    const { skywave, server, bodies } = open();
    server.answer("changePhoneNumber", answered(200, IDENTITY));
    const input = { kind: "phone", contact: " +1 514 555 0134 ", code: "123456" } as const;
    expect(await changeContact(skywave, input)).toEqual({ ok: true, identity: IDENTITY });
    expect(bodies("changePhoneNumber")).toEqual([{ phoneNumber: "+1 514 555 0134", otp: "123456" }]);
  });

  it.each([
    ["email", "changeHandleToEmailHandle"],
    ["phone", "changePhoneNumber"],
  ] as const)("asks for a fresh proof before the %s is changed", async (kind, name) => {
    const { skywave, server } = open();
    server.answer(name, refused(stepUp));
    expect(await changeContact(skywave, { kind, contact: "x" })).toEqual(demand);
  });

  it("removes a number", async () => {
    const { skywave, server } = open();
    server.answer("changePhoneNumber", answered(200, IDENTITY));
    expect(await removePhone(skywave)).toEqual({ ok: true, identity: IDENTITY });
  });

  it("asks for a fresh proof before a number is removed", async () => {
    const { skywave, server, bodies } = open();
    server.answer("changePhoneNumber", refused(stepUp));
    expect(await removePhone(skywave)).toEqual(demand);
    expect(bodies("changePhoneNumber")).toEqual([{ phoneNumber: null }]);
  });
});

describe("an input that is empty or huge", () => {
  it("is told as what it is, not as a fault of ours", async () => {
    const { skywave, server } = open();
    const names = ["changeHandleToEmailHandle", "changePhoneNumber", "changeUsername", "changePassword"];
    for (const name of names) server.answer(name, refused({ status: 400, code: "INVALID_PAYLOAD" }));
    const huge = "x".repeat(10_000);
    const outcomes = [
      await changeContact(skywave, { kind: "email", contact: huge }),
      await changeContact(skywave, { kind: "phone", contact: huge }),
      await changeUsername(skywave, ""),
      await changePassword(skywave, huge),
    ];
    expect(outcomes).toMatchObject([
      { code: "EMAIL_INVALID" },
      { code: "INVALID_PHONE_NUMBER" },
      { code: "INVALID_HANDLE" },
      { code: "INVALID_PASSWORD_ERROR", reason: "tooLong" },
    ]);
  });
});

describe("changeUsername", () => {
  it.each([
    [409, "USERNAME_IN_USE"],
    [400, "INVALID_HANDLE"],
  ])("[S5.03] passes on %i %s", async (status, code) => {
    const { skywave, server } = open();
    server.answer("changeUsername", refused({ status, code }));
    expect(await changeUsername(skywave, "ada")).toEqual({ ok: false, code });
  });

  it("sets the name without spaces around it, once the person has proved who they are", async () => {
    const { skywave, server, bodies } = open();
    server.answer("changeUsername", refused(stepUp), answered(200, IDENTITY));
    expect(await changeUsername(skywave, " ada ")).toEqual(demand);
    expect(await changeUsername(skywave, " ada ")).toEqual({ ok: true, identity: IDENTITY });
    expect(bodies("changeUsername")).toEqual([{ username: "ada" }, { username: "ada" }]);
  });
});

describe("a server that fails", () => {
  it("changes nothing, and is told as busy", async () => {
    const { skywave, server, run } = open();
    const names = ["changeHandleToEmailHandle", "changePhoneNumber", "changeUsername", "changePassword"];
    for (const name of names) server.answer(name, refused({ status: 503, code: "SERVICE_UNAVAILABLE" }));
    const outcomes = [
      await run(changeContact(skywave, { kind: "email", contact: "x" })),
      await run(changeContact(skywave, { kind: "phone", contact: "x" })),
      await run(removePhone(skywave)),
      await run(changeUsername(skywave, "ada")),
      await run(changePassword(skywave, "x")),
    ];
    const busy = { ok: false, code: "RATE_LIMIT_EXCEEDED", isBusy: true };
    expect(outcomes).toMatchObject(outcomes.map(() => busy));
  });
});
