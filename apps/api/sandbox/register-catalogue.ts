import type { FastifyInstance } from "fastify";
import type { Catalogue } from "#modules/catalogue/index.ts";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";

/** More than the brand's catalogue many times over; larger ones are for the command line. */
const MOST_BYTES = 4 * 1024 * 1024;

/** The catalogue as a file, and drafts of it, without stopping the app. */
export function registerCatalogue(scope: FastifyInstance, { desk }: Pick<Catalogue, "desk">): void {
  scope.get("/catalogue", () => desk.export());
  scope.post("/catalogue-drafts", { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const checked = await desk.check(new TextEncoder().encode(JSON.stringify(request.body)));
    if (!checked.ok) {
      const invalidFields = checked.problems.map(({ path, code }) => ({ field: path, code }));
      return answerRefusal(request, reply, refuse("INVALID_PAYLOAD", { invalidFields }));
    }
    const { token, expiresAt } = await desk.preview(checked.document);
    return { path: `/preview/${token}`, expiresAt: expiresAt.toString() };
  });
}
