import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { App } from "#app.ts";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";

const Asked = z.object({
  email: z.email().default("emilie@skywave.example"),
  offerId: z.string().default("ca-all-access-half-price"),
  /** Nought makes a link that is over. */
  hoursLeft: z.coerce.number().int().min(0).max(720).optional(),
});

/** Leads to an offer that is meant for one customer, by a link made on the spot, as one in a mail would. */
export function registerOfferLinks(scope: FastifyInstance, { offers }: Pick<App, "offers">): void {
  scope.get("/offer-links", async (request, reply) => {
    const asked = Asked.safeParse(request.query);
    if (!asked.success) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    const token = await offers.links.issue(asked.data);
    return reply.redirect(
      `/subscribe/checkout/purchase/streaming?${new URLSearchParams({ token }).toString()}`,
    );
  });
}
