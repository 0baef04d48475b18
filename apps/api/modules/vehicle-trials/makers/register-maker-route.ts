import type { FastifyInstance } from "fastify";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import type { TakeMakerMessage } from "./take-maker-message.ts";

const MAKER_PATH = "/webhooks/vehicle-makers/:makerId";
const BODY_LIMIT_IN_BYTES = 16 * 1024;

/** Where makers of vehicles say what they give along, and ask how it stands. Why a signature is refused, nobody is told. */
export async function registerMakerRoute(app: FastifyInstance, take: TakeMakerMessage): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) => body);
    scope.post<{ Params: { makerId: string } }>(
      MAKER_PATH,
      { schema: { hide: true }, bodyLimit: BODY_LIMIT_IN_BYTES },
      async (request, reply) => {
        void reply.header("connection", "close").header("cache-control", "no-store");
        const signature = request.headers["x-maker-signature"];
        const { body, params } = request;
        const isSigned = typeof signature === "string" && Buffer.isBuffer(body);
        const taken = await take(
          params.makerId.toLowerCase(),
          isSigned ? body : Buffer.of(),
          isSigned ? signature : "",
        );
        return taken.ok ? taken.data : answerRefusal(request, reply, taken);
      },
    );
  });
}
