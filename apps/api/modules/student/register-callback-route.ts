import type { FastifyInstance } from "fastify";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import type { TakeVerdict } from "./checks/take-verdict.ts";

const STUDENT_CALLBACK_PATH = "/webhooks/student-verification";

const BODY_LIMIT_IN_BYTES = 16 * 1024;

/** Where the provider of student verification says what came of a proof. Why one is refused, nobody is told. */
export async function registerCallbackRoute(app: FastifyInstance, takeVerdict: TakeVerdict): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) => body);
    scope.post(
      STUDENT_CALLBACK_PATH,
      { schema: { hide: true }, bodyLimit: BODY_LIMIT_IN_BYTES },
      async (request, reply) => {
        void reply.header("connection", "close");
        const signature = request.headers["x-verification-signature"];
        const { body } = request;
        const isSigned = typeof signature === "string" && Buffer.isBuffer(body);
        const taken = await takeVerdict(isSigned ? body : Buffer.of(), isSigned ? signature : "");
        return taken === "taken"
          ? { received: true }
          : answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
      },
    );
  });
}
