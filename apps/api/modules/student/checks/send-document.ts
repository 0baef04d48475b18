import { DOCUMENT_LIMIT_IN_BYTES } from "@skywave/contract/student/student-document";
import type { CallRequest, StudentStatus } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { Breaker } from "#providers/partners/breaker.ts";
import type { StudentVerifier } from "#providers/student-verification/student-verifier.ts";
import type { ChecksRepository } from "./checks-repository.ts";
import { isOfContentType, stateAt } from "./decide-check.ts";
import type { LoadFacts } from "./load-facts.ts";
import { showStatus } from "./show-status.ts";
import { WAITING_TIME } from "./start-check.ts";

type Request = CallRequest<"student", "sendStudentDocument">;

const RETRY_AFTER_SECONDS = 5;

export type SendDocument = (request: Request, identityId: string) => Promise<Outcome<StudentStatus>>;

/** Passes a proof on to the provider. Its bytes are in memory until that is done, and nowhere else at any time. */
export function createSendDocument(dependencies: {
  checks: ChecksRepository;
  loadFacts: LoadFacts;
  verifier: StudentVerifier;
  breaker: Breaker;
  limits: RateLimits;
  clock: Clock;
}): SendDocument {
  const { checks, loadFacts, verifier, breaker, limits, clock } = dependencies;
  return async ({ params, body }, identityId) => {
    const check = await checks.find(identityId, params.checkId);
    if (check === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "studentCheck" });
    const state = stateAt(check, clock.now());
    // Sent twice by a second click, or by another tab: the proof that came first is being looked at.
    if (state === "inReview") return done(showStatus(await loadFacts(identityId)));
    if (state !== "documentsNeeded") return refuse("STUDENT_CHECK_CLOSED");
    const { fileName, contentType } = body;
    const bytes = Buffer.from(body.contentInBase64, "base64");
    if (bytes.length > DOCUMENT_LIMIT_IN_BYTES) return refuse("PAYLOAD_TOO_LARGE");
    if (!isOfContentType(bytes, contentType)) return refuse("UNSUPPORTED_MEDIA_TYPE");
    const limited = await limits.take("studentDocumentsByIdentity", identityId);
    if (limited !== undefined) return limited;
    const wait = breaker.secondsLeft();
    if (wait !== undefined)
      return refuse("SERVICE_UNAVAILABLE", {
        retryAfterInSeconds: wait,
        cause: new Error("student verification is left alone for a while"),
      });
    const sent = await verifier.sendDocument(check.verificationId, { fileName, contentType, bytes });
    switch (sent.kind) {
      case "unavailable":
        breaker.failed();
        return refuse("SERVICE_UNAVAILABLE", { retryAfterInSeconds: RETRY_AFTER_SECONDS, cause: sent.cause });
      case "gone":
        breaker.succeeded();
        await checks.change(check, { state: "expired" });
        return refuse("STUDENT_CHECK_CLOSED");
      case "taken":
        breaker.succeeded();
        await checks.change(check, { state: "inReview", expiresAt: clock.now().add(WAITING_TIME) });
        return done(showStatus(await loadFacts(identityId)));
    }
  };
}
