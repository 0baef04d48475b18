import { describe, expect, test } from "vitest";
import { pageOf, readHistorySpan } from "./history-page.ts";

const SPAN = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2026-03-01T00:00:00Z", pageSize: 1 };
const POSITION = { at: Temporal.Instant.from("2026-02-03T04:05:06.789123Z"), id: "bal_1aB:card-2" };

function tokenOf(text: string): string {
  return Buffer.from(text).toString("base64url");
}

describe("the place in a list", () => {
  test("is read as it was given", () => {
    const { nextToken } = pageOf(["one", "two"], 1, () => POSITION);
    expect(readHistorySpan({ ...SPAN, nextToken })).toMatchObject({ after: POSITION });
  });

  test.each([
    ["no day that there is", tokenOf("2026-99-99T00:00:00Z inv_1aB")],
    ["an hour that there is not", tokenOf("2026-02-03T77:00:00Z inv_1aB")],
    ["a character that no database keeps", tokenOf("2026-02-03T04:05:06Z inv\u0000")],
    ["no id", tokenOf("2026-02-03T04:05:06Z")],
    ["no token at all", "…"],
  ])("is refused by field with %s", (_, nextToken) => {
    expect(readHistorySpan({ ...SPAN, nextToken })).toMatchObject({
      ok: false,
      code: "INVALID_PAYLOAD",
      invalidFields: [{ field: "nextToken", code: "unknown" }],
    });
  });
});

test("A span may not end before it starts, nor last longer than two years", () => {
  const spans = [{ startDateTime: "2026-03-02T00:00:00Z" }, { startDateTime: "2024-01-01T00:00:00Z" }];
  for (const span of spans)
    expect(readHistorySpan({ ...SPAN, ...span })).toMatchObject({ code: "INVALID_PAYLOAD" });
});

test("A span may last for two years to the hour, and be empty", () => {
  const from = Temporal.Instant.from("2024-01-01T00:00:00Z");
  const spanOf = (hours: number) =>
    readHistorySpan({
      startDateTime: from.toString(),
      endDateTime: from.add({ hours }).toString(),
      pageSize: 1,
    });
  for (const hours of [0, 24 * 731])
    expect(spanOf(hours)).toEqual({ from, to: from.add({ hours }), after: undefined });
  expect(spanOf(24 * 731 + 1)).toMatchObject({ invalidFields: [{ field: "endDateTime", code: "range" }] });
});

test("A page names the place to go on from only where there is more", () => {
  const positionOf = (id: string) => ({ ...POSITION, id });
  expect(pageOf(["one", "two"], 2, positionOf)).toEqual({ rows: ["one", "two"] });
  expect(pageOf([], 2, positionOf)).toEqual({ rows: [] });
  const { rows, nextToken } = pageOf(["one", "two", "three"], 2, positionOf);
  expect(rows).toEqual(["one", "two"]);
  expect(readHistorySpan({ ...SPAN, nextToken })).toMatchObject({ after: { id: "two" } });
});
