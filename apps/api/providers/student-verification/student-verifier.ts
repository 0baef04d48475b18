import type { Country } from "@skywave/domain/locale/country";

export interface School {
  id: string;
  name: string;
}

/** What somebody says of themselves; it goes to the provider, and nowhere else. */
export interface StudentClaim {
  firstName: string;
  lastName: string;
  birthDate: Temporal.PlainDate;
  schoolId: string;
  country: Country;
}

export interface Unavailable {
  kind: "unavailable";
  cause: unknown;
}

export type ClaimOutcome =
  /** The school's register knows them. `studentId` names the person at the provider, whatever account they have here. */
  | { kind: "approved"; verificationId: string; studentId: string }
  | { kind: "documentsNeeded"; verificationId: string }
  | { kind: "rejected"; verificationId: string }
  | { kind: "unknownSchool" }
  | Unavailable;

/** What the provider's callback says about a check whose documents were looked at. */
export interface StudentVerdict {
  verificationId: string;
  /** Our name for the check, and for whose it is, as they were sent with the claim. */
  reference: string;
  subject: string;
  outcome:
    | { kind: "approved"; studentId: string }
    | { kind: "rejected"; reason: "notEnrolled" | "unreadable" | "nameMismatch" | "outOfDate" };
}

/** A company that knows who is a student. */
export interface StudentVerifier {
  listSchools(country: Country): Promise<{ kind: "found"; schools: readonly School[] } | Unavailable>;
  /** Asks about somebody. Asked again under the same reference, it gives the same answer. */
  check(claim: StudentClaim, names: { reference: string; subject: string }): Promise<ClaimOutcome>;
  /** Hands in a proof; it is looked at, and a signed callback says what came of that. */
  sendDocument(
    verificationId: string,
    document: { fileName: string; contentType: string; bytes: Buffer },
  ): Promise<{ kind: "taken" } | { kind: "gone" } | Unavailable>;
}

const unavailable = () =>
  Promise.resolve({
    kind: "unavailable" as const,
    cause: new Error("no student verification is connected here"),
  });

/** Stands where no provider is connected: nobody can be verified, and everybody is told so. */
export const NO_STUDENT_VERIFIER: StudentVerifier = {
  listSchools: unavailable,
  check: unavailable,
  sendDocument: unavailable,
};
