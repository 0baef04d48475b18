import { randomUUID } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import { answerClaim, SCHOOLS } from "./local-schools.ts";
import type { ReviewsRepository, StudentReview } from "./reviews-repository.ts";
import type { StudentVerdict, StudentVerifier } from "./student-verifier.ts";
import { signMessage } from "#platform/security/signed-message.ts";

const REVIEW_TAKES = { hours: 24 } as const;

type Verdict = StudentVerdict["outcome"]["kind"];
type Deliver = (rawBody: Buffer, signature: string) => Promise<unknown>;

/** A provider for trying things out: schools of three kinds, a review that takes a day, and signed callbacks. */
export interface LocalStudentVerifier extends StudentVerifier {
  /** Where its callbacks go. */
  deliverTo(deliver: Deliver): void;
  setDown(isDown: boolean): void;
  listWaiting(): Promise<readonly StudentReview[]>;
  /** Decides a review now; false when there is none of that name. A file that is called "reject…" is rejected. */
  decide(verificationId: string, verdict?: Verdict): Promise<boolean>;
  /** Decides what is due: everybody's, or one person's. */
  decideDue(subject?: string): Promise<void>;
  firstDueAt(subject?: string): Promise<Temporal.Instant | undefined>;
}

export function createLocalStudentVerifier(parts: {
  secret: string;
  clock: Pick<Clock, "now" | "realNow">;
  reviews: ReviewsRepository;
}): LocalStudentVerifier {
  const { secret, clock, reviews } = parts;
  let deliver: Deliver | undefined;
  let isDown = false;
  const down = () => ({ kind: "unavailable" as const, cause: new Error("student verification is down") });

  const send = async (verdict: StudentVerdict): Promise<void> => {
    const rawBody = Buffer.from(JSON.stringify(verdict));
    const signature = signMessage(rawBody, { secret, nonce: randomUUID(), sentAt: clock.realNow() });
    await deliver?.(rawBody, signature);
  };
  const decide = async (verificationId: string, verdict?: Verdict): Promise<boolean> => {
    const review = await reviews.find(verificationId);
    if (review === undefined) return false;
    const { reference, subject, studentId, fileName } = review;
    const isApproved =
      (verdict ?? (/^reject/i.test(fileName ?? "") ? "rejected" : "approved")) === "approved";
    await send({
      verificationId,
      reference,
      subject,
      outcome: isApproved ? { kind: "approved", studentId } : { kind: "rejected", reason: "unreadable" },
    });
    await reviews.remove(verificationId);
    return true;
  };

  return {
    deliverTo: (to) => {
      deliver = to;
    },
    setDown: (nowDown) => {
      isDown = nowDown;
    },
    listWaiting: () => reviews.list(),
    decide,
    decideDue: async (subject) => {
      for (const { verificationId } of await reviews.listDue(subject, clock.now()))
        await decide(verificationId);
    },
    firstDueAt: async (subject) => (await reviews.listDue(subject))[0]?.dueAt ?? undefined,

    listSchools: async (country) => {
      if (isDown) return down();
      const schools = SCHOOLS.filter((school) => school.country === country);
      return { kind: "found", schools: schools.map(({ id, name }) => ({ id, name })) };
    },
    check: async (claim, names) => {
      if (isDown) return down();
      const { review, ...outcome } = answerClaim(claim, names);
      if (review !== undefined) await reviews.add(review);
      return outcome;
    },
    sendDocument: async (verificationId, { fileName }) => {
      if (isDown) return down();
      const dueAt = clock.now().add(REVIEW_TAKES);
      return { kind: (await reviews.takeDocument(verificationId, { fileName, dueAt })) ? "taken" : "gone" };
    },
  };
}
