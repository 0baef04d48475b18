import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { openTestDatabase } from "#testing/open-test-database.ts";
import { createLocalStudentVerifier } from "./local-student-verifier.ts";
import { createReviewsRepository } from "./reviews-repository.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe("a document that the embedded provider was sent", () => {
  test("is looked at for a day of the sandbox's time, wherever its clock stands", async () => {
    const clock = createClock(BILLING_TIME_ZONE);
    clock.shiftTo(90 * 24 * 3_600_000);
    const reviews = createReviewsRepository(database);
    const verifier = createLocalStudentVerifier({ secret: "callbacks", clock, reviews });
    const claim = {
      firstName: "Robin",
      lastName: "Ferrer",
      birthDate: Temporal.PlainDate.from("2004-05-06"),
      schoolId: "us-lakeside",
      country: "US",
    } as const;
    const asked = await verifier.check(claim, { reference: "check-1", subject: "student-1" });
    if (asked.kind !== "documentsNeeded") throw new Error(`the school wants no document: ${asked.kind}`);
    const before = clock.now();
    const bytes = Buffer.from("%PDF-1.7 enrolled");
    const document = { fileName: "enrolment.pdf", contentType: "application/pdf", bytes };
    expect(await verifier.sendDocument(asked.verificationId, document)).toEqual({ kind: "taken" });
    const dueAt = await verifier.firstDueAt("student-1");
    expect(dueAt && before.until(dueAt, { largestUnit: "hours" }).hours).toBe(24);
  });
});
