import { DOCUMENT_LIMIT_IN_BYTES, DOCUMENT_TYPES } from "./student-document.ts";
import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Amount, Currency } from "../wire/money.ts";
import { Country } from "../wire/place.ts";
import { BillingDate, Instant } from "../wire/time.ts";

const BASE64_LIMIT = Math.ceil(DOCUMENT_LIMIT_IN_BYTES / 3) * 4;
// The names beside the document need little room.
const ROOM_FOR_THE_REST = 4096;

export const StudentCheck = z
  .object({
    id: z.string(),
    state: z.enum(["documentsNeeded", "inReview", "approved", "rejected", "expired"]),
    /** The person was verified before, and this is about another year. */
    isRenewal: z.boolean(),
    reason: z
      .enum(["notEnrolled", "unreadable", "nameMismatch", "outOfDate", "discountUsed"])
      .nullable()
      .describe("Why it was rejected; null else"),
    answerBy: Instant.nullable().describe("Until when documents are waited for; null once it is decided"),
  })
  .meta({ id: "StudentCheck" });
export type StudentCheck = z.infer<typeof StudentCheck>;

export const StudentPlan = z
  .object({
    subscriptionId: z.string(),
    name: z.string(),
    currency: Currency,
    before: Amount.describe("A bill at the reduced price, taxes included"),
    after: Amount.describe("The first bill at the full price, taxes included"),
    stepsUpOn: BillingDate.describe("The day of that bill"),
  })
  .meta({ id: "StudentPlan" });

export const StudentStatus = z
  .object({
    isStudent: z.boolean(),
    verifiedUntil: BillingDate.nullable().describe("The last day; also of a verification that is over"),
    renewableFrom: BillingDate.nullable(),
    canRenew: z.boolean().describe("That day has come"),
    plan: StudentPlan.nullable().describe("The plan at the reduced price; null where there is none"),
    check: StudentCheck.nullable().describe("The latest one"),
  })
  .meta({ id: "StudentStatus" });
export type StudentStatus = z.infer<typeof StudentStatus>;

export const School = z.object({ id: z.string(), name: z.string() }).meta({ id: "School" });
export type School = z.infer<typeof School>;

export const getStudentStatus = defineEndpoint({
  domain: "student",
  name: "getStudentStatus",
  method: "GET",
  path: "/student/v1/status",
  summary: "Whether the person counts as a student, until when, and how their latest check stands",
  grant: "authenticated",
  response: StudentStatus,
  refusals: [],
  retry: "limited",
});

export const listSchools = defineEndpoint({
  domain: "student",
  name: "listSchools",
  method: "GET",
  path: "/student/v1/schools",
  summary: "The schools of a country whose students can be verified",
  grant: "authenticated",
  query: z.object({ country: Country }),
  response: z.object({ schools: z.array(School) }).meta({ id: "Schools" }),
  refusals: ["SERVICE_UNAVAILABLE"],
  retry: "limited",
});

export const startStudentCheck = defineEndpoint({
  domain: "student",
  name: "startStudentCheck",
  method: "POST",
  path: "/student/v1/checks",
  summary: "Has it checked that the person is a student; while a check is open, the answer is that one",
  grant: "authenticated",
  body: z.object({
    firstName: z.string().trim().min(1).max(60),
    lastName: z.string().trim().min(1).max(60),
    birthDate: BillingDate,
    schoolId: z.string().min(1).max(60),
  }),
  response: StudentStatus,
  success: 201,
  refusals: [
    "STUDENT_ALREADY_VERIFIED",
    "STUDENT_DISCOUNT_USED",
    "INVALID_PAYLOAD",
    "RATE_LIMIT_EXCEEDED",
    "SERVICE_UNAVAILABLE",
  ],
  retry: "none",
});

export const sendStudentDocument = defineEndpoint({
  domain: "student",
  name: "sendStudentDocument",
  method: "PUT",
  path: "/student/v1/checks/{checkId}/document",
  summary: "Passes a proof on to whoever checks it; it is kept nowhere here",
  grant: "authenticated",
  params: z.object({ checkId: z.string().max(60) }),
  body: z.object({
    fileName: z.string().trim().min(1).max(120),
    contentType: z.enum(DOCUMENT_TYPES),
    contentInBase64: z.base64().min(4).max(BASE64_LIMIT),
  }),
  cardLikeFields: ["contentInBase64", "fileName"],
  bodyLimitInBytes: BASE64_LIMIT + ROOM_FOR_THE_REST,
  response: StudentStatus,
  refusals: [
    "NOT_FOUND",
    "STUDENT_CHECK_CLOSED",
    "UNSUPPORTED_MEDIA_TYPE",
    "RATE_LIMIT_EXCEEDED",
    "SERVICE_UNAVAILABLE",
  ],
  retry: "none",
});
