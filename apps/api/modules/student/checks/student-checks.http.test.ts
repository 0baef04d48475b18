import { randomUUID } from "node:crypto";
import { DOCUMENT_LIMIT_IN_BYTES } from "@skywave/contract/student/student-document";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, STUDENT_CALLBACK_SECRET, type TestApi } from "#testing/open-test-api.ts";
import { receive } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import { createClock } from "#platform/clock.ts";
import { createLocalStudentVerifier } from "#providers/student-verification/local-student-verifier.ts";
import { createReviewsRepository } from "#providers/student-verification/reviews-repository.ts";
import type { StudentVerdict } from "#providers/student-verification/student-verifier.ts";
import { signMessage } from "#platform/security/signed-message.ts";

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi({}, { workPauseInMilliseconds: 60_000 });
});
afterEach(() => api.studentVerifier.setDown(false));
afterAll(() => api.close());

async function person(country: "US" | "CA" = "US") {
  const visitor = await api.visitor({ country });
  people += 1;
  const email = `student${people}@example.com`;
  const identityId = await visitor.register(email);
  return { visitor, email, identityId };
}

const claimOf = (changes: object = {}) => ({
  firstName: "Robin",
  lastName: `Ferrer ${people}`,
  birthDate: "2004-05-06",
  schoolId: "us-northfield",
  ...changes,
});
const start = (visitor: TestVisitor, changes: object = {}) =>
  visitor.call("student", "startStudentCheck", { body: claimOf(changes) });
const statusOf = async (visitor: TestVisitor) => (await visitor.call("student", "getStudentStatus", {})).data;
const PDF = Buffer.from("%PDF-1.7 enrolled").toString("base64");
const send = (visitor: TestVisitor, checkId: string, changes: object = {}) =>
  visitor.call("student", "sendStudentDocument", {
    params: { checkId },
    body: {
      fileName: "enrolment.pdf",
      contentType: "application/pdf",
      contentInBase64: PDF,
      ...changes,
    },
  });
/** Somebody whose proof is being looked at. */
async function waiting() {
  const somebody = await person();
  const { data } = await start(somebody.visitor, { schoolId: "us-lakeside" });
  const checkId = data.check?.id ?? "";
  expect((await send(somebody.visitor, checkId)).data.check?.state).toBe("inReview");
  const review = (await api.studentVerifier.listWaiting()).find(({ reference }) => reference === checkId);
  if (review === undefined) throw new Error("the provider knows of no review");
  return { ...somebody, checkId, review };
}

type Waiting = Awaited<ReturnType<typeof waiting>>;

function callBack(
  { review }: Pick<Waiting, "review">,
  {
    changes = {},
    secret = STUDENT_CALLBACK_SECRET,
    ageInSeconds = 0,
    nonce = randomUUID(),
  }: { changes?: Partial<StudentVerdict>; secret?: string; ageInSeconds?: number; nonce?: string } = {},
) {
  const { verificationId, reference, subject } = review;
  const verdict: StudentVerdict = {
    verificationId,
    reference,
    subject,
    outcome: { kind: "approved", studentId: `student of ${verificationId}` },
    ...changes,
  };
  const payload = Buffer.from(JSON.stringify(verdict));
  const sentAt = Temporal.Instant.from("2026-03-10T15:00:00Z").subtract({ seconds: ageInSeconds });
  return api.app.inject({
    method: "POST",
    url: "/webhooks/student-verification",
    payload,
    headers: {
      "content-type": "application/json",
      "x-verification-signature": signMessage(payload, { secret, nonce, sentAt }),
    },
  });
}

describe("a callback about a student", () => {
  test("is taken once, from the provider alone, while it is fresh, and about whom it was asked", async () => {
    const one = await waiting();
    const other = await waiting();
    const refusals = [
      await callBack(one, { secret: "somebody-else-s" }),
      await callBack(one, { ageInSeconds: 301 }),
      await callBack(one, { ageInSeconds: -301 }),
      await callBack(one, { changes: { subject: other.review.subject } }),
      await callBack(one, { changes: { reference: other.review.reference } }),
      await callBack(one, { changes: { verificationId: other.review.verificationId } }),
      await callBack(one, { changes: { verificationId: "sv_nobody" } }),
      await api.app.inject({ method: "POST", url: "/webhooks/student-verification", payload: "{}" }),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual(refusals.map(() => 400));
    expect((await statusOf(one.visitor)).check?.state).toBe("inReview");
    expect((await statusOf(other.visitor)).check?.state).toBe("inReview");

    const nonce = randomUUID();
    expect((await callBack(one, { nonce, ageInSeconds: 299 })).statusCode).toBe(200);
    expect(await statusOf(one.visitor)).toMatchObject({ isStudent: true, verifiedUntil: "2027-03-10" });
    expect((await callBack(one, { nonce })).statusCode).toBe(400);
    expect((await callBack(other, { nonce })).statusCode).toBe(400);
    expect((await statusOf(other.visitor)).isStudent).toBe(false);
  });

  test("changes nothing that has been decided", async () => {
    const somebody = await waiting();
    const outcome = { kind: "rejected", reason: "outOfDate" } as const;
    expect((await callBack(somebody, { changes: { outcome } })).statusCode).toBe(200);
    expect((await callBack(somebody)).statusCode).toBe(200);
    const { isStudent, check } = await statusOf(somebody.visitor);
    expect([isStudent, check?.state, check?.reason]).toEqual([false, "rejected", "outOfDate"]);
    const [mail] = await receive(api, somebody.email);
    expect(mail?.subject).toBe("We couldn’t verify your student status");
  });
});

describe("startStudentCheck", () => {
  test("makes somebody a student at once whom the school's register knows, for twelve months", async () => {
    const { visitor, email } = await person();
    const { status, data } = await start(visitor);
    expect([status, data.isStudent, data.verifiedUntil, data.check?.state]).toEqual([
      201,
      true,
      "2027-03-10",
      "approved",
    ]);
    expect((await start(visitor)).problem.code).toBe("STUDENT_ALREADY_VERIFIED");
    const [mail] = await receive(api, email);
    expect(mail?.text).toContain("March 10, 2027");
  });

  test("says at once that a school knows nobody of that name, and lets them try again", async () => {
    const { visitor } = await person();
    const { data } = await start(visitor, { schoolId: "us-summit" });
    expect([data.isStudent, data.check?.state, data.check?.reason]).toEqual([
      false,
      "rejected",
      "notEnrolled",
    ]);
    expect((await start(visitor)).data.isStudent).toBe(true);
  });

  test("is one check, however often it is asked for while one is open", async () => {
    const { visitor } = await person();
    const claim = { schoolId: "us-lakeside" };
    const answers = await Promise.all([start(visitor, claim), start(visitor, claim), start(visitor, claim)]);
    const again = await start(visitor, claim);
    expect(new Set([...answers, again].map(({ data }) => data.check?.id)).size).toBe(1);
  });

  test("gives a student the discount on one account in twelve months, also after an account is deleted", async () => {
    const first = await person();
    const claim = claimOf({ lastName: "Único" });
    expect((await start(first.visitor, claim)).status).toBe(201);
    const second = await person();
    const spelled = { ...claim, firstName: "ROBIN", lastName: "unico" };
    expect((await start(second.visitor, spelled)).problem.code).toBe("STUDENT_DISCOUNT_USED");
    expect((await first.visitor.call("user", "deleteIdentity", {})).status).toBe(204);
    expect((await start(second.visitor, spelled)).problem.code).toBe("STUDENT_DISCOUNT_USED");
    expect(
      await readRows(api, `select 1 from student_checks where identity_id = '${first.identityId}'`),
    ).toEqual([]);
  });

  test.each([
    ["a school of another country", { schoolId: "ca-du-fleuve" }, "schoolId"],
    ["a school that nobody knows", { schoolId: "nowhere" }, "schoolId"],
    ["a birthday of today", { birthDate: "2026-03-10" }, "birthDate"],
    ["a birthday long ago", { birthDate: "1801-01-01" }, "birthDate"],
  ])("refuses %s, and names the field", async (_what, changes, field) => {
    const { visitor } = await person();
    const { problem } = await start(visitor, changes);
    expect([problem.code, problem.invalidFields?.map((invalid) => invalid.field)]).toEqual([
      "INVALID_PAYLOAD",
      [field],
    ]);
  });

  test("is refused after five in a day", async () => {
    const { visitor } = await person();
    for (let n = 0; n < 5; n += 1) expect((await start(visitor, { schoolId: "us-summit" })).status).toBe(201);
    expect((await start(visitor)).problem.code).toBe("RATE_LIMIT_EXCEEDED");
  });

  test("keeps nothing of what people say of themselves", async () => {
    const { visitor, identityId } = await person();
    await start(visitor, { firstName: "Zebedee", schoolId: "us-summit" });
    const rows = await readRows(api, `select * from student_checks where identity_id = '${identityId}'`);
    expect(JSON.stringify(rows)).not.toMatch(/Zebedee|Ferrer|2004/);
  });

  test("leaves a provider alone for half a minute that failed five times", async () => {
    const { visitor } = await person("CA");
    api.studentVerifier.setDown(true);
    const ask = () => visitor.call("student", "listSchools", { query: { country: "CA" } });
    for (let n = 0; n < 5; n += 1) expect((await ask()).problem.code).toBe("SERVICE_UNAVAILABLE");
    api.studentVerifier.setDown(false);
    const refused = await start(visitor, { schoolId: "ca-saint-aubin" });
    expect([refused.problem.code, refused.headers["retry-after"]]).toEqual(["SERVICE_UNAVAILABLE", "30"]);
    api.passTime({ seconds: 31 });
    expect((await ask()).data.schools.map(({ name }) => name)).toContain("Collège du Fleuve");
    api.passTime({ seconds: -31 });
  });
});

describe("sendStudentDocument", () => {
  const asked = async () => {
    const somebody = await person();
    const { data } = await start(somebody.visitor, { schoolId: "us-lakeside" });
    expect(data.check?.state).toBe("documentsNeeded");
    return { ...somebody, checkId: data.check?.id ?? "" };
  };

  test.each([
    ["another file under the name of a PDF", { contentInBase64: Buffer.from("MZ…").toString("base64") }, 415],
    [
      "a picture that says it is a PDF",
      { contentInBase64: Buffer.from([255, 216, 255, 0]).toString("base64") },
      415,
    ],
    ["a kind of file that is not taken", { contentType: "image/svg+xml" }, 400],
    ["what is too large", { contentInBase64: Buffer.alloc(5 * 1024 * 1024, "%").toString("base64") }, 413],
    ["nothing", { contentInBase64: "" }, 400],
  ])("refuses %s", async (_what, changes, status) => {
    const { visitor, checkId } = await asked();
    expect((await send(visitor, checkId, changes)).status).toBe(status);
    expect((await statusOf(visitor)).check?.state).toBe("documentsNeeded");
  });

  test("takes what is just as large as it may be", async () => {
    const { visitor, checkId } = await asked();
    const bytes = Buffer.alloc(DOCUMENT_LIMIT_IN_BYTES, "%PDF-1.7 ");
    const taken = await send(visitor, checkId, { contentInBase64: bytes.toString("base64") });
    expect([taken.status, taken.data.check?.state]).toEqual([200, "inReview"]);
  });

  test("takes it once, for the person's own check, and keeps none of it", async () => {
    const { visitor, checkId } = await asked();
    const stranger = await asked();
    expect((await send(stranger.visitor, checkId)).status).toBe(404);
    expect((await send(visitor, checkId)).data.check?.state).toBe("inReview");
    expect((await send(visitor, checkId, { fileName: "again.pdf" })).data.check?.state).toBe("inReview");
    const review = (await api.studentVerifier.listWaiting()).find(({ reference }) => reference === checkId);
    expect(review?.fileName).toBe("enrolment.pdf");
    const tables = await readRows(
      api,
      `select column_name from information_schema.columns where table_name like 'student%' and data_type = 'bytea'`,
    );
    expect(tables).toEqual([]);
  });

  test("is still looked at after the provider was started anew", async () => {
    const { checkId, review } = await waiting();
    const restarted = createLocalStudentVerifier({
      secret: STUDENT_CALLBACK_SECRET,
      clock: createClock(BILLING_TIME_ZONE),
      reviews: createReviewsRepository(api.database),
    });
    const found = (await restarted.listWaiting()).find(({ reference }) => reference === checkId);
    expect(found).toEqual(review);
    const verdicts: unknown[] = [];
    restarted.deliverTo(async (rawBody) => verdicts.push(JSON.parse(rawBody.toString())));
    expect(await restarted.decide(review.verificationId)).toBe(true);
    expect(verdicts).toMatchObject([{ reference: checkId, outcome: { kind: "approved" } }]);
  });

  test("can be sent again when the provider did not answer, and is over after two weeks", async () => {
    const { visitor, checkId, email } = await asked();
    api.studentVerifier.setDown(true);
    expect((await send(visitor, checkId)).problem.code).toBe("SERVICE_UNAVAILABLE");
    expect((await statusOf(visitor)).check?.state).toBe("documentsNeeded");
    api.studentVerifier.setDown(false);
    api.passTime({ days: 14 });
    const later = await api.visitor();
    await later.signIn(email);
    expect((await statusOf(later)).check?.state).toBe("expired");
    expect((await send(later, checkId)).problem.code).toBe("STUDENT_CHECK_CLOSED");
    expect((await start(later)).data.isStudent).toBe(true);
    api.passTime({ days: -14 });
  });
});
