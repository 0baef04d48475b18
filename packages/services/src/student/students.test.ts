import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadStudentOffers } from "./load-student-offers.ts";
import { loadSchools, loadStudentStatus } from "./load-student-status.ts";
import { sendStudentDocument } from "./send-student-document.ts";
import { startStudentCheck } from "./start-student-check.ts";

const STATUS = {
  isStudent: true,
  verifiedUntil: "2027-03-10",
  renewableFrom: "2027-01-09",
  canRenew: false,
  plan: null,
  check: null,
};
const TYPED = { firstName: "Mina", lastName: "Park", birthDate: "2004-05-06", schoolId: "us-northfield" };
const DOCUMENT = {
  fileName: "enrolment.pdf",
  contentType: "application/pdf",
  sizeInBytes: 8,
  contentInBase64: "JVBERi0xLjc=",
};

describe("loadStudentStatus", () => {
  it("tells until when somebody counts as a student", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getStudentStatus", answered(200, STATUS));
    expect(await loadStudentStatus(skywave)).toEqual({ ok: true, status: STATUS });
  });
});

describe("loadSchools", () => {
  it("lists the schools of a country, and tells that the provider does not answer", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    const schools = [{ id: "ca-du-fleuve", name: "Collège du Fleuve" }];
    platform.server.answer("listSchools", answered(200, { schools }));
    expect(await loadSchools(skywave, "CA")).toEqual({ ok: true, schools });
    expect(platform.server.seen("listSchools")[0]?.url).toContain("?country=CA");
    platform.server.answer("listSchools", refused({ status: 503, code: "SERVICE_UNAVAILABLE" }));
    expect(await run(loadSchools(skywave, "CA"))).toEqual({ ok: false, code: "VERIFICATION_UNAVAILABLE" });
  });
});

describe("loadStudentOffers", () => {
  it("asks for plans for students alone", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const none = { offers: [], fallbackOffers: [], ineligibleOffers: [] };
    platform.server.answer("getNewOffers", answered(200, none));
    expect(await loadStudentOffers(skywave, "US")).toEqual({ ok: true, offers: [] });
    expect(platform.server.seen("getNewOffers")[0]?.url).toContain("audience=students");
  });
});

describe("startStudentCheck", () => {
  it("names the fields that are empty or no day, and asks nobody", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const typed = { ...TYPED, lastName: " ", birthDate: "2004-13-06" };
    expect(await startStudentCheck(skywave, typed)).toEqual({
      ok: false,
      code: "INVALID_FIELDS",
      invalidFields: ["lastName", "birthDate"],
    });
    expect(platform.server.seen("startStudentCheck")).toEqual([]);
  });

  it("gives how the person stands then", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("startStudentCheck", answered(201, STATUS));
    expect(await startStudentCheck(skywave, TYPED)).toEqual({ ok: true, status: STATUS });
    expect(bodies("startStudentCheck")).toEqual([TYPED]);
  });

  it.each([
    [409, "STUDENT_ALREADY_VERIFIED", { code: "STUDENT_ALREADY_VERIFIED" }],
    [409, "STUDENT_DISCOUNT_USED", { code: "STUDENT_DISCOUNT_USED" }],
    [503, "SERVICE_UNAVAILABLE", { code: "VERIFICATION_UNAVAILABLE" }],
    [400, "INVALID_PAYLOAD", { code: "INVALID_FIELDS", invalidFields: ["birthDate"] }],
  ])("tells the refusal %i %s", async (status, code, told) => {
    const { skywave, platform, run } = openSkywave("signedIn");
    const invalidFields = [{ field: "birthDate", code: "invalid" }];
    platform.server.answer("startStudentCheck", refused({ status, code, invalidFields }));
    expect(await run(startStudentCheck(skywave, TYPED))).toEqual({ ok: false, ...told });
  });
});

describe("sendStudentDocument", () => {
  const send = (changes: object = {}) => ({ checkId: "sch_1", proof: { ...DOCUMENT, ...changes } });

  it("hands a proof in", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("sendStudentDocument", answered(200, STATUS));
    const whole = { sizeInBytes: 4 * 1024 * 1024 };
    expect(await sendStudentDocument(skywave, send(whole))).toEqual({ ok: true, status: STATUS });
    const { sizeInBytes: _size, ...sent } = DOCUMENT;
    expect(bodies("sendStudentDocument")).toEqual([sent]);
    expect(platform.server.seen("sendStudentDocument")[0]?.url).toContain("sch_1");
  });

  it("keeps of a long file name its end, which says what it is", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("sendStudentDocument", answered(200, STATUS));
    await sendStudentDocument(skywave, send({ fileName: `${"x".repeat(200)}.pdf` }));
    expect(bodies("sendStudentDocument")).toMatchObject([{ fileName: `${"x".repeat(116)}.pdf` }]);
  });

  it.each([
    [{ contentType: "image/svg+xml" }, { code: "WRONG_TYPE" }],
    [{ sizeInBytes: 0 }, { code: "WRONG_TYPE" }],
    [{ sizeInBytes: 4 * 1024 * 1024 + 1 }, { code: "TOO_LARGE", limitInMegabytes: 4 }],
  ])("sends nothing that would not be taken: %o", async (changes, told) => {
    const { skywave, platform } = openSkywave("signedIn");
    expect(await sendStudentDocument(skywave, send(changes))).toEqual({ ok: false, ...told });
    expect(platform.server.seen("sendStudentDocument")).toEqual([]);
  });

  it.each([
    [404, "NOT_FOUND", { code: "STUDENT_CHECK_CLOSED" }],
    [409, "STUDENT_CHECK_CLOSED", { code: "STUDENT_CHECK_CLOSED" }],
    [413, "PAYLOAD_TOO_LARGE", { code: "TOO_LARGE", limitInMegabytes: 4 }],
    [415, "UNSUPPORTED_MEDIA_TYPE", { code: "WRONG_TYPE" }],
    [503, "SERVICE_UNAVAILABLE", { code: "VERIFICATION_UNAVAILABLE" }],
  ])("tells the refusal %i %s", async (status, code, told) => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("sendStudentDocument", refused({ status, code }));
    expect(await run(sendStudentDocument(skywave, send()))).toEqual({ ok: false, ...told });
  });
});
