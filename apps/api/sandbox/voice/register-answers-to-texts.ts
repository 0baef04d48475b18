import type { FastifyInstance } from "fastify";
import { internationalPhoneNumber } from "@skywave/domain/identity/phone-number";
import { z } from "zod";
import type { TakeText } from "#modules/consents/index.ts";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";

const Answer = z.object({ phone: z.string().regex(/^\d{10}$/), text: z.string().max(1600) });

/** What a telephone does: answers a text. Tells what comes back to it; null where nothing does. */
export function registerAnswersToTexts(app: FastifyInstance, takeText: TakeText): void {
  app.post("/answers-to-texts", async (request, reply) => {
    const sent = Answer.safeParse(request.body);
    if (!sent.success) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    const { phone, text } = sent.data;
    const words = await takeText({ id: randomId("txt"), from: internationalPhoneNumber(phone), text });
    return { answer: words ?? null };
  });
}
