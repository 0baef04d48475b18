import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { App } from "#app.ts";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import type { Platform } from "#platform/platform.ts";

const Asked = z.object({ email: z.email().default("dana@skywave.example") });
const Purpose = z.object({ purpose: z.enum(["cancel", "change", "transfer"]) });

/** Leads to a page of somebody's newest plan by a link made on the spot, as one in a mail would. */
export function registerTargetedLinks(
  scope: FastifyInstance,
  { secrets }: Pick<Platform, "secrets">,
  { identities, subscriptions, targetedLinks }: Pick<App, "identities" | "subscriptions" | "targetedLinks">,
): void {
  scope.get("/targeted-links/:purpose", async (request, reply) => {
    const asked = Asked.safeParse(request.query);
    const page = Purpose.safeParse(request.params);
    const owner = asked.success && (await identities.findByHandle(asked.data.email.toLowerCase()));
    const plan = owner ? (await subscriptions.list(owner.id)).at(-1) : undefined;
    if (plan === undefined || !page.success) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    const { purpose } = page.data;
    const named = { identityId: plan.identityId, subscriptionId: plan.id };
    const token = secrets.decrypt(await targetedLinks.mint(named, purpose));
    const path = purpose === "transfer" ? "/transfer/targeted" : `/account/subscription/${purpose}-targeted`;
    return reply.redirect(`${path}?${new URLSearchParams({ token }).toString()}`);
  });
}
