import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { App } from "#app.ts";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";

const Text = z.string().trim().min(1).max(300);
const Message = z.object({
  handle: z.string(),
  texts: z.object({ "en-US": Text, "en-CA": Text, "fr-CA": Text }),
  link: z
    .string()
    .regex(/^(?:\/(?!\/)|https:\/\/)\S*$/)
    .nullable(),
});

/** Lets somebody be told something, in the place of what they were told before. */
export function registerInAppMessages(
  scope: FastifyInstance,
  { identities, inAppMessages }: Pick<App, "identities" | "inAppMessages">,
): void {
  scope.post("/outreach-messages", async (request, reply) => {
    const message = Message.safeParse(request.body);
    const person = message.success && (await identities.findByHandle(message.data.handle.toLowerCase()));
    if (!message.success || !person) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    const { texts, link } = message.data;
    const row = { identityId: person.id, id: randomUUID(), texts, link };
    await inAppMessages.put(row);
    return { id: row.id };
  });
}
