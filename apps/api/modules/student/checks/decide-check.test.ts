import { describe, expect, test } from "vitest";
import type { CheckRow } from "./checks-repository.ts";
import { decideStart, isOfContentType, mayBeVerified, stateAt } from "./decide-check.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const day = (iso: string) => Temporal.PlainDate.from(iso);
const today = day("2026-03-10");
const check = (state: CheckRow["state"], expiresAt = NOW.add({ hours: 1 })): CheckRow => ({
  identityId: "idn_1",
  id: "sch_1",
  state,
  isRenewal: false,
  reason: null,
  verificationId: "ver_1",
  startedAt: NOW,
  expiresAt,
});

describe("stateAt", () => {
  test("lets what is waited for be over, and keeps what was decided", () => {
    const open = ["documentsNeeded", "inReview"] as const;
    expect(open.map((state) => stateAt(check(state), NOW))).toEqual(open);
    expect(open.map((state) => stateAt(check(state, NOW), NOW))).toEqual(["expired", "expired"]);
    expect(stateAt(check("rejected", NOW), NOW)).toBe("rejected");
    expect(stateAt(check("approved", NOW), NOW)).toBe("approved");
  });
});

describe("decideStart", () => {
  const start = (latest: CheckRow | undefined, verifiedUntil?: string) =>
    decideStart({
      latest,
      verifiedUntil: verifiedUntil === undefined ? undefined : day(verifiedUntil),
      now: NOW,
      today,
    });

  test("answers with a check that is under way, until that is over", () => {
    expect(start(check("documentsNeeded"))).toEqual({ kind: "answer" });
    expect(start(check("inReview"))).toEqual({ kind: "answer" });
    expect(start(check("inReview", NOW))).toEqual({ kind: "ask", isRenewal: false });
    expect(start(check("rejected"))).toEqual({ kind: "ask", isRenewal: false });
    expect(start(undefined)).toEqual({ kind: "ask", isRenewal: false });
  });

  test("asks again in the two months before a verification ends, and not sooner", () => {
    expect(start(check("approved"), "2026-05-09")).toEqual({ kind: "ask", isRenewal: true });
    expect(start(check("approved"), "2026-05-10")).toEqual({ kind: "alreadyVerified" });
    expect(mayBeVerified(undefined, today)).toBe(true);
    expect(mayBeVerified(day("2026-05-09"), today)).toBe(true);
    expect(mayBeVerified(day("2026-05-10"), today)).toBe(false);
    expect(mayBeVerified(day("2026-03-01"), today)).toBe(true);
  });
});

describe("isOfContentType", () => {
  const PDF = [...Buffer.from("%PDF-1.7")];
  const JPEG = [0xff, 0xd8, 0xff, 0xe0];
  const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00];

  test.each([
    ["application/pdf", PDF],
    ["image/jpeg", JPEG],
    ["image/png", PNG],
  ])("takes %s by how it begins, and by nothing less", (contentType, bytes) => {
    expect(isOfContentType(Uint8Array.from(bytes), contentType)).toBe(true);
    expect(isOfContentType(Uint8Array.from(bytes.slice(0, 2)), contentType)).toBe(false);
    const others = [PDF, JPEG, PNG].filter((other) => other !== bytes);
    expect(others.some((other) => isOfContentType(Uint8Array.from(other), contentType))).toBe(false);
    expect(isOfContentType(Uint8Array.from([...bytes.slice(0, 2), 0, ...bytes.slice(3)]), contentType)).toBe(
      false,
    );
  });

  test("takes no other kind of file, whatever it begins with", () => {
    expect(isOfContentType(Uint8Array.from(PDF), "text/html")).toBe(false);
    expect(isOfContentType(new Uint8Array(), "application/pdf")).toBe(false);
  });
});
