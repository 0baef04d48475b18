import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Config } from "#config.ts";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { answerToText, readIncomingText, type TextInlet } from "#providers/text-messages/incoming-text.ts";
import type { TakeText } from "./take-text.ts";

const TEXTS_PATH = "/webhooks/texts";
/** Gateways call the header by their own names. */
const SIGNATURE_HEADER = /^x-[a-z]+-signature$/;
const BODY_LIMIT_IN_BYTES = 16 * 1024;

/** Takes what people send to the number that texts come from, where a gateway is connected; the sandbox is its own. */
export async function openTextsInlet(
  app: FastifyInstance,
  { config, secrets }: { config: Config; secrets: Secrets },
  takeText: TakeText,
): Promise<void> {
  const { publicUrl, textGateway, isSandbox } = config;
  const token =
    textGateway?.token ?? (isSandbox ? secrets.sign("local-text-gateway", "incoming") : undefined);
  if (token === undefined) return;
  await registerTextsRoute(app, { url: new URL(TEXTS_PATH, publicUrl).href, token }, takeText);
}

/** Where the gateway for texts posts what people send. Its signature says who it is, and nothing else does. */
async function registerTextsRoute(app: FastifyInstance, inlet: TextInlet, takeText: TakeText): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, async (_request: unknown, body: string) => body);
    scope.post(
      TEXTS_PATH,
      { schema: { hide: true }, bodyLimit: BODY_LIMIT_IN_BYTES },
      async (request, reply) => {
        void reply.header("connection", "close");
        const signature = signatureIn(request.headers);
        const { body } = request;
        const isSigned = signature !== undefined && typeof body === "string";
        const text = isSigned ? readIncomingText(body, signature, inlet) : undefined;
        if (text === undefined) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
        return reply.type("text/xml").send(answerToText(await takeText(text)));
      },
    );
  });
}

function signatureIn(headers: IncomingHttpHeaders): string | undefined {
  const [, value] = Object.entries(headers).find(([name]) => SIGNATURE_HEADER.test(name)) ?? [];
  return typeof value === "string" ? value : undefined;
}
