import type { FastifyInstance } from "fastify";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import type { ReceiveEvent } from "./receive-event.ts";

export const WEBHOOK_PATH = "/webhooks/card-processor";

const BODY_LIMIT_IN_BYTES = 256 * 1024;

/**
 * The one address that a server calls and no browser: no cookie and no Origin says who it is, its signature does,
 * over the very bytes that were sent. It answers 2xx only for what is stored, so that all else is sent again.
 */
export async function registerWebhookRoute(app: FastifyInstance, receiveEvent: ReceiveEvent): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) => body);
    scope.post(
      WEBHOOK_PATH,
      { schema: { hide: true }, bodyLimit: BODY_LIMIT_IN_BYTES },
      async (request, reply) => {
        // A connection that is kept for the next event would hold up the closing of this node for over a minute.
        void reply.header("connection", "close");
        const signature = request.headers["stripe-signature"];
        const { body } = request;
        const isSigned = typeof signature === "string" && Buffer.isBuffer(body);
        const received = await receiveEvent(isSigned ? body : Buffer.of(), isSigned ? signature : "");
        switch (received) {
          case "taken":
            return { received: true };
          case "forged":
            return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
          case "notWanted":
            return reply.callNotFound();
        }
      },
    );
  });
}
