import { createHash } from "node:crypto";
import type { Country } from "@skywave/domain/locale/country";
import type { StudentReview } from "./reviews-repository.ts";
import type { ClaimOutcome, School, StudentClaim } from "./student-verifier.ts";

type Register = "answersAtOnce" | "asksForDocuments" | "knowsNobody";

/** Schools of each kind, so that every answer can be had. */
export const SCHOOLS: readonly (School & { country: Country; register: Register })[] = [
  { id: "us-northfield", name: "Northfield University", country: "US", register: "answersAtOnce" },
  { id: "us-lakeside", name: "Lakeside College", country: "US", register: "asksForDocuments" },
  { id: "us-summit", name: "Summit Institute", country: "US", register: "knowsNobody" },
  { id: "ca-saint-aubin", name: "Université Saint-Aubin", country: "CA", register: "answersAtOnce" },
  { id: "ca-du-fleuve", name: "Collège du Fleuve", country: "CA", register: "asksForDocuments" },
  { id: "ca-shield", name: "Shield Polytechnic", country: "CA", register: "knowsNobody" },
];
type Answer = Exclude<ClaimOutcome, { kind: "unavailable" }> & { review?: StudentReview };

/** What the register of a school says to a claim, and the review that follows where it asks for documents. */
export function answerClaim(
  claim: StudentClaim,
  { reference, subject }: { reference: string; subject: string },
): Answer {
  const school = SCHOOLS.find(({ id, country }) => id === claim.schoolId && country === claim.country);
  if (school === undefined) return { kind: "unknownSchool" };
  const verificationId = `sv_${createHash("sha256").update(reference).digest("hex").slice(0, 24)}`;
  const studentId = studentIdOf(claim);
  switch (school.register) {
    case "answersAtOnce":
      return { kind: "approved", verificationId, studentId };
    case "knowsNobody":
      return { kind: "rejected", verificationId };
    case "asksForDocuments": {
      const name = `${claim.firstName} ${claim.lastName}`;
      const waiting = { fileName: null, dueAt: null };
      const review = { verificationId, reference, subject, studentId, name, school: school.name, ...waiting };
      return { kind: "documentsNeeded", verificationId, review };
    }
  }
}

/** One person at one school, however they write their name. */
function studentIdOf({ firstName, lastName, birthDate, schoolId }: StudentClaim): string {
  const name = `${firstName} ${lastName}`.normalize("NFD").replace(/\p{M}|[^\p{L}\p{N}]/gu, "");
  return createHash("sha256")
    .update([schoolId, birthDate.toString(), name.toLowerCase()].join("|"))
    .digest("hex");
}
