import type { OfferRow } from "../offers-repository.ts";

export type IsStudent = (identityId: string) => Promise<boolean>;

/** A plan for students is for those who were verified, and has to be proved anew when that is over. */
export function reasonAgainstStudents(
  { audience }: Pick<OfferRow, "audience">,
  isStudent: boolean,
): "studentNotVerified" | undefined {
  return audience === "students" && !isStudent ? "studentNotVerified" : undefined;
}
