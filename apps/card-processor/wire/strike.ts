import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Fault } from "./faults.ts";

const DEFAULT_DELAY_IN_MILLISECONDS = 1_000;

/** `over` when the caller has got, or will never get, an answer: nothing may be sent to it any more. */
export type StrikeResult = "goOn" | "over";

/** Does to one request what the fault says. */
export async function strike(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StrikeResult> {
  switch (fault.kind) {
    case "slow":
      await sleep(fault.milliseconds ?? DEFAULT_DELAY_IN_MILLISECONDS);
      return "goOn";
    case "hold":
      return await hold(fault, request, reply);
    case "reset":
    case "down":
      reply.hijack();
      request.raw.socket.resetAndDestroy();
      return "over";
    case "error500":
      await reply.code(500).send({ error: { type: "api_error", message: "An unknown error occurred." } });
      return "over";
    case "garbage":
      await reply.code(200).header("content-type", "text/html").send("<html><p>It works!</p>");
      return "over";
  }
}

// Without a length the caller is kept waiting until it gives up.
async function hold(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<StrikeResult> {
  if (fault.milliseconds !== undefined) {
    await sleep(fault.milliseconds);
    return "goOn";
  }
  await gone(request.raw);
  reply.hijack();
  return "over";
}

async function gone({ socket }: IncomingMessage): Promise<void> {
  if (!socket.destroyed) await once(socket, "close");
}
