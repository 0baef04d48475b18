import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import type { Sandbox } from "./register-sandbox.ts";

/** Whose clock; everybody's where it is left out. */
const Whose = z.object({ who: z.string().optional() });
const ClockMove = z.union([
  z.strictObject({ advance: z.string(), ...Whose.shape }),
  z.strictObject({ set: z.string(), ...Whose.shape }),
  z.strictObject({ reset: z.literal(true), ...Whose.shape }),
]);

/** Shows and moves business time: everybody's, or that of the person named as `who`. */
export function registerClock(app: FastifyInstance, { clock, findPerson }: Sandbox): void {
  /** Undefined for somebody whom nobody knows. */
  const readWhose = async (given: unknown): Promise<{ identityId: string | undefined } | undefined> => {
    const whose = Whose.safeParse(given);
    if (!whose.success) return undefined;
    if (whose.data.who === undefined) return { identityId: undefined };
    const identityId = await findPerson(whose.data.who);
    return identityId === undefined ? undefined : { identityId };
  };
  const refuseBadClock = (request: FastifyRequest, reply: FastifyReply) =>
    answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));

  app.get("/clock", async (request, reply) => {
    const whose = await readWhose(request.query);
    return whose === undefined ? refuseBadClock(request, reply) : clock.show(whose.identityId);
  });
  app.post("/clock", async (request, reply) => {
    const [whose, move] = [await readWhose(request.body), ClockMove.safeParse(request.body)];
    if (whose === undefined || !move.success) return refuseBadClock(request, reply);
    return (await clock.move(move.data, whose.identityId)) ?? refuseBadClock(request, reply);
  });
}
