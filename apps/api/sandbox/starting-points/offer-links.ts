import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { App } from "#app.ts";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";

const Asked = z.object({
  email: z.email().default("emilie@skywave.example"),
  offerId: z.string().default("ca-all-access-half-price"),
  /** For plans of a radio there is a checkout that finds it. */
  service: z.enum(["streaming", "satellite/targeted/new"]).default("streaming"),
  /** Nought makes a link that is over. */
  hoursLeft: z.coerce.number().int().min(0).max(720).optional(),
});

/** Leads to an offer that is meant for one customer, by a link made on the spot, as one in a mail would. */
export function registerOfferLinks(scope: FastifyInstance, { offers }: Pick<App, "offers">): void {
  scope.get("/offer-links", async (request, reply) => {
    const asked = Asked.safeParse(request.query);
    if (!asked.success) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    const { service, ...link } = asked.data;
    const token = await offers.links.issue(link);
    return reply.redirect(
      `/subscribe/checkout/purchase/${service}?${new URLSearchParams({ token }).toString()}`,
    );
  });
}
