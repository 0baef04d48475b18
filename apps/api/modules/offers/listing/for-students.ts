import { forStudentTime } from "@skywave/domain/student/student-time";
import type { OfferRow } from "../offers-repository.ts";

/** Until when people count as students. */
export interface StudentProofs {
  /** The last day of a verification that is still good. */
  verifiedUntil(identityId: string): Promise<Temporal.PlainDate | undefined>;
}

/** A plan for students is for those who were verified, and has to be proved anew when that is over. */
export function reasonAgainstStudents(
  { audience }: Pick<OfferRow, "audience">,
  verifiedUntil: Temporal.PlainDate | undefined,
): "studentNotVerified" | undefined {
  return audience === "students" && verifiedUntil === undefined ? "studentNotVerified" : undefined;
}

/** An offer as somebody would get it today: of one for students, what is left of the time they were verified for. */
export function asVerified<O extends Pick<OfferRow, "audience" | "phases">>(
  offer: O,
  { verifiedUntil, today }: { verifiedUntil: Temporal.PlainDate | undefined; today: Temporal.PlainDate },
): O {
  const isReduced = offer.audience === "students" && verifiedUntil !== undefined;
  return isReduced ? forStudentTime(offer, { from: today, until: verifiedUntil }) : offer;
}
