import { randomUUID } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import { answerClaim, type KnownReview, SCHOOLS, type WaitingReview } from "./local-schools.ts";
import type { StudentVerdict, StudentVerifier } from "./student-verifier.ts";
import { signVerdict } from "./verdict-signature.ts";

const REVIEW_TAKES = { hours: 24 } as const;

type Verdict = StudentVerdict["outcome"]["kind"];
type Deliver = (rawBody: Buffer, signature: string) => Promise<unknown>;

/** A provider for trying things out: schools of three kinds, a review that takes a day, and signed callbacks. */
export interface LocalStudentVerifier extends StudentVerifier {
  /** Where its callbacks go. */
  tell(deliver: Deliver): void;
  setDown(isDown: boolean): void;
  listWaiting(): readonly WaitingReview[];
  /** Decides a review now; false when there is none of that name. A file that is called "reject…" is rejected. */
  decide(verificationId: string, verdict?: Verdict): Promise<boolean>;
  /** Decides what is due: everybody's, or one person's. */
  decideDue(subject?: string): Promise<void>;
  firstDueAt(subject?: string): Temporal.Instant | undefined;
}

export function createLocalStudentVerifier(parts: {
  secret: string;
  clock: Pick<Clock, "now" | "realNow">;
}): LocalStudentVerifier {
  const { secret, clock } = parts;
  const reviews = new Map<string, KnownReview>();
  let deliver: Deliver | undefined;
  let isDown = false;
  const down = () => ({ kind: "unavailable" as const, cause: new Error("student verification is down") });
  const listOf = (subject: string | undefined) =>
    [...reviews.values()].filter((review) => subject === undefined || review.subject === subject);

  const send = async (verdict: StudentVerdict): Promise<void> => {
    const rawBody = Buffer.from(JSON.stringify(verdict));
    const signature = signVerdict(rawBody, { secret, nonce: randomUUID(), sentAt: clock.realNow() });
    await deliver?.(rawBody, signature);
  };
  const decide = async (verificationId: string, verdict?: Verdict): Promise<boolean> => {
    const review = reviews.get(verificationId);
    if (review === undefined) return false;
    const { reference, subject, studentId, fileName = "" } = review;
    const isApproved = (verdict ?? (/^reject/i.test(fileName) ? "rejected" : "approved")) === "approved";
    await send({
      verificationId,
      reference,
      subject,
      outcome: isApproved ? { kind: "approved", studentId } : { kind: "rejected", reason: "unreadable" },
    });
    reviews.delete(verificationId);
    return true;
  };

  return {
    tell: (to) => {
      deliver = to;
    },
    setDown: (nowDown) => {
      isDown = nowDown;
    },
    listWaiting: () => [...reviews.values()].map(({ studentId: _studentId, ...review }) => review),
    decide,
    decideDue: async (subject) => {
      const now = clock.now();
      const due = listOf(subject).filter(
        ({ dueAt }) => dueAt !== undefined && Temporal.Instant.compare(dueAt, now) <= 0,
      );
      for (const { verificationId } of due) await decide(verificationId);
    },
    firstDueAt: (subject) =>
      listOf(subject)
        .map(({ dueAt }) => dueAt)
        .filter((dueAt) => dueAt !== undefined)
        .toSorted((one, other) => Temporal.Instant.compare(one, other))[0],

    listSchools: async (country) => {
      if (isDown) return down();
      const schools = SCHOOLS.filter((school) => school.country === country);
      return { kind: "found", schools: schools.map(({ id, name }) => ({ id, name })) };
    },
    check: async (claim, names) => {
      if (isDown) return down();
      const { review, ...outcome } = answerClaim(claim, names);
      if (review !== undefined) reviews.set(review.verificationId, review);
      return outcome;
    },
    sendDocument: async (verificationId, { fileName }) => {
      if (isDown) return down();
      const review = reviews.get(verificationId);
      if (review === undefined) return { kind: "gone" };
      reviews.set(verificationId, { ...review, fileName, dueAt: clock.now().add(REVIEW_TAKES) });
      return { kind: "taken" };
    },
  };
}
