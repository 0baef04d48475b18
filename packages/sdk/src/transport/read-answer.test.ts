import { describe, expect, it } from "vitest";
import { isBusinessFailure } from "./call-result.ts";
import { answered, refused } from "../testing/index.ts";
import { readAnswer } from "./read-answer.ts";

const asked = { traceId: "trace-of-ours", now: Date.UTC(2026, 10, 21) };

function failureOf(answer: Parameters<typeof readAnswer>[0]) {
  const result = readAnswer(answer, asked);
  if (result.ok) throw new Error("Expected a failure");
  return result.failure;
}

describe("readAnswer", () => {
  it("gives the data of a success", () => {
    expect(readAnswer(answered(201, { id: 1 }), asked)).toEqual({ ok: true, data: { id: 1 } });
  });

  it("gives nothing for 204", () => {
    expect(readAnswer(answered(204), asked)).toEqual({ ok: true, data: undefined });
  });

  it("[S8.01] tells a lost network from a timeout", () => {
    expect(failureOf({ kind: "lost" })).toEqual({
      kind: "unreachable",
      reason: "offline",
      canRetryHelp: true,
    });
    expect(failureOf({ kind: "timedOut" })).toMatchObject({ kind: "unreachable", reason: "timeout" });
  });

  it("[S8.01] keeps code, description, status, fields, details and the server's trace id of a refusal", () => {
    const invalidFields = [{ field: "zipCode", code: "INVALID" }];
    const answer = refused({
      status: 422,
      code: "INVALID_PAYLOAD",
      description: "The zip code is not one of Texas",
      invalidFields,
      details: { a: 1 },
    });
    expect(failureOf(answer)).toEqual({
      kind: "serverRefused",
      code: "INVALID_PAYLOAD",
      description: "The zip code is not one of Texas",
      status: 422,
      invalidFields,
      details: { a: 1 },
      traceId: "trace-of-the-server",
      canRetryHelp: false,
    });
  });

  it("reads code and trace id of a refusal in the words of the legacy system", () => {
    const error = {
      errorCode: "NO GIFT CARD BALANCE",
      errorPropKey: "error.no.gift.card.balance",
      logId: "log-1",
      errorStackTrace: "",
    };
    expect(failureOf(answered(409, { error }))).toMatchObject({
      code: "NO GIFT CARD BALANCE",
      propKey: "error.no.gift.card.balance",
      status: 409,
      traceId: "log-1",
    });
  });

  it.each([
    [
      "code",
      { code: "A", error: { errorCode: "B" }, fieldErrors: [{ fieldName: "f", errorCode: "C" }] },
      "A",
    ],
    [
      "error.errorCode",
      { error: { errorCode: "B" }, fieldErrors: [{ fieldName: "f", errorCode: "C" }] },
      "B",
    ],
    [
      "the first field error",
      {
        fieldErrors: [
          { fieldName: "f", errorCode: "C" },
          { fieldName: "g", errorCode: "D" },
        ],
      },
      "C",
    ],
  ])("[A8.28] reads the code from %s before what comes after it", (_source, body, code) => {
    expect(failureOf(answered(400, body))).toMatchObject({ code });
  });

  it("[A8.06] keeps the fields that the legacy system refused", () => {
    const fieldErrors = [{ fieldName: "zip", errorCode: "ZIP_UNKNOWN", errorType: "BUSINESS" }];
    expect(failureOf(answered(400, { actionErrors: [], fieldErrors }))).toMatchObject({
      invalidFields: [{ field: "zip", code: "ZIP_UNKNOWN" }],
    });
  });

  it("[A8.06] keeps what the legacy system could not do, beside the fields that it refused", () => {
    const actionErrors = [
      { errorCode: "error.radio.unknown", errorStackTrace: "at lookup" },
      { errorCode: "error.account.closed" },
    ];
    expect(failureOf(answered(400, { actionErrors }))).toMatchObject({
      code: "error.radio.unknown",
      actionErrors,
      invalidFields: [],
    });
    const fieldErrors = [{ fieldName: "zip", errorCode: "ZIP_UNKNOWN" }];
    expect(failureOf(answered(400, { actionErrors, fieldErrors }))).toMatchObject({
      code: "ZIP_UNKNOWN",
      actionErrors,
      invalidFields: [{ field: "zip", code: "ZIP_UNKNOWN" }],
    });
  });

  it.each([[[]], ["none"], [undefined]])(
    "[A8.06] keeps no action errors where there are none: %j",
    (actionErrors) => {
      expect(failureOf(answered(400, { code: "A", actionErrors }))).not.toHaveProperty("actionErrors");
    },
  );

  it("[S8.01] names a refusal without a code SERVICE_CODE_UNKNOWN", () => {
    expect(failureOf(answered(500, {}))).toMatchObject({
      code: "SERVICE_CODE_UNKNOWN",
      traceId: "trace-of-ours",
    });
  });

  it("says how long to wait, in seconds or until a date", () => {
    const limited = (retryAfter: string) => failureOf(refused({ status: 429, code: "X", retryAfter }));
    expect(limited("30")).toMatchObject({ retryAfterInSeconds: 30, canRetryHelp: true });
    expect(limited("Sat, 21 Nov 2026 00:01:00 GMT")).toMatchObject({ retryAfterInSeconds: 60 });
    expect(limited("soon")).not.toHaveProperty("retryAfterInSeconds");
  });

  it.each(["<html>502</html>", '"text"', "null", ""])("[S8.01] cannot read the body %j", (text) => {
    const answer = { kind: "answered", status: 502, text, retryAfter: null } as const;
    expect(failureOf(answer)).toEqual({
      kind: "unreadable",
      status: 502,
      traceId: "trace-of-ours",
      canRetryHelp: true,
    });
  });
});

describe("isBusinessFailure", () => {
  it.each([
    [400, true],
    [404, true],
    [499, true],
    [408, false],
    [429, false],
    [500, false],
  ])("[S8.02] takes %i for a business error: %s", (status, expected) => {
    expect(isBusinessFailure(failureOf(refused({ status, code: "X" })))).toBe(expected);
  });

  it("takes a lost network for none", () => {
    expect(isBusinessFailure(failureOf({ kind: "lost" }))).toBe(false);
  });
});
