import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import type { LocalStudentVerifier } from "#providers/student-verification/local-student-verifier.ts";

const Decision = z.object({ verificationId: z.string(), outcome: z.enum(["approved", "rejected"]) });

/** What a person at the provider does: looks at the proofs that wait, and decides. */
export function registerStudentReviews(
  app: FastifyInstance,
  verifier: Pick<LocalStudentVerifier, "listWaiting" | "decide">,
): void {
  const list = async () => ({
    reviews: (await verifier.listWaiting()).map(({ verificationId, name, school, fileName, dueAt }) => ({
      verificationId,
      name,
      school,
      fileName,
      dueAt: dueAt?.toString() ?? null,
    })),
  });
  app.get("/student-reviews", () => list());
  app.put("/student-reviews", async (request, reply) => {
    const decision = Decision.safeParse(request.body);
    const isDecided =
      decision.success && (await verifier.decide(decision.data.verificationId, decision.data.outcome));
    return isDecided ? list() : answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
  });
}
