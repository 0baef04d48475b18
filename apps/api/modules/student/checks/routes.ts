import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { Breaker } from "#providers/partners/breaker.ts";
import type { StudentVerifier } from "#providers/student-verification/student-verifier.ts";
import type { LoadFacts } from "./load-facts.ts";
import type { SendDocument } from "./send-document.ts";
import { showStatus } from "./show-status.ts";
import type { StartCheck } from "./start-check.ts";

const RETRY_AFTER_SECONDS = 5;

/** The calls of people who are students, or want to be taken for one. */
export function createStudentHandlers(dependencies: {
  loadFacts: LoadFacts;
  startCheck: StartCheck;
  sendDocument: SendDocument;
  verifier: StudentVerifier;
  breaker: Breaker;
}): DomainHandlers<"student"> {
  const { loadFacts, startCheck, sendDocument, verifier, breaker } = dependencies;
  return {
    getStudentStatus: async (_request, { caller }) => done(showStatus(await loadFacts(caller.identityId))),
    listSchools: async ({ query }) => {
      const wait = breaker.secondsLeft();
      if (wait !== undefined)
        return refuse("SERVICE_UNAVAILABLE", {
          retryAfterInSeconds: wait,
          cause: new Error("student verification is left alone for a while"),
        });
      const answer = await verifier.listSchools(query.country);
      if (answer.kind === "found") {
        breaker.succeeded();
        return done({ schools: answer.schools.map((school) => ({ ...school })) });
      }
      breaker.failed();
      return refuse("SERVICE_UNAVAILABLE", { retryAfterInSeconds: RETRY_AFTER_SECONDS, cause: answer.cause });
    },
    startStudentCheck: ({ body }, { caller }) => startCheck(body, caller),
    sendStudentDocument: (request, { caller }) => sendDocument(request, caller.identityId),
  };
}
