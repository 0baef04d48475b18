import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { sendSupportMessage } from "./send-support-message.ts";

const INPUT = {
  topic: "billing",
  emailAddress: "robin@example.com",
  message: "Why is this bill higher?",
  country: "US",
  language: "en-US",
  idempotencyKey: "one-message",
} as const;

describe("sendSupportMessage", () => {
  it("sends the message under its key and tells its reference", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("sendSupportMessage", answered(201, { reference: "sup_1" }));
    expect(await sendSupportMessage(skywave, INPUT)).toEqual({ ok: true, reference: "sup_1" });
    const { idempotencyKey, ...body } = INPUT;
    expect(bodies("sendSupportMessage")).toEqual([body]);
    const [call] = platform.server.seen("sendSupportMessage");
    expect(call?.headers["Idempotency-Key"]).toBe(idempotencyKey);
  });

  it.each([
    { status: 400, code: "EMAIL_INVALID" },
    { status: 422, code: "CARD_NUMBER_NOT_ALLOWED" },
  ] as const)("tells that it was refused: $code", async (refusal) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("sendSupportMessage", refused(refusal));
    expect(await sendSupportMessage(skywave, INPUT)).toEqual({ ok: false, code: refusal.code });
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave();
    platform.server.answer("sendSupportMessage", { kind: "lost" });
    const outcome = await run(sendSupportMessage(skywave, INPUT));
    expect(outcome).toEqual({ ok: false, code: "UNREACHABLE", reason: "offline" });
  });
});
