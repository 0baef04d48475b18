import { needsRadio } from "@skywave/domain/radios/decide-radio-plan";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { App } from "#app.ts";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import type { SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { Platform } from "#platform/platform.ts";

type Owner = { identityId: string; country: "US" | "CA" };

const Asked = z.object({ email: z.email().default("dana@skywave.example") });
const Purpose = z.object({ purpose: z.enum(["cancel", "change", "transfer"]) });

/** Leads to a page of somebody's newest plan by a link made on the spot, as one in a mail would. */
export function registerTargetedLinks(
  scope: FastifyInstance,
  { secrets }: Pick<Platform, "secrets">,
  parts: {
    app: Pick<App, "identities" | "subscriptions" | "targetedLinks">;
    /** Brings somebody a car with a plan that they pay for; absent without cards or radios. */
    sellCar: ((owner: Owner) => Promise<unknown>) | undefined;
  },
): void {
  const { identities, subscriptions, targetedLinks } = parts.app;

  /** What came with a car is billed by nobody and moves nowhere: whoever has no other plan for a radio buys one first. */
  const findMovable = async (identityId: string): Promise<SubscriptionRow | undefined> => {
    const find = async () =>
      (await subscriptions.list(identityId)).findLast(
        ({ source, state, plans }) =>
          source === "stripe" &&
          state === "active" &&
          plans.some(({ offer }) => needsRadio(offer.serviceType)),
      );
    const known = await find();
    if (known !== undefined) return known;
    await parts.sellCar?.({ identityId, country: "US" });
    return find();
  };

  scope.get("/targeted-links/:purpose", async (request, reply) => {
    const asked = Asked.safeParse(request.query);
    const page = Purpose.safeParse(request.params);
    const owner = asked.success && (await identities.findByHandle(asked.data.email.toLowerCase()));
    const isMove = page.success && page.data.purpose === "transfer";
    const plan = !owner
      ? undefined
      : isMove
        ? await findMovable(owner.id)
        : (await subscriptions.list(owner.id)).at(-1);
    if (plan === undefined || !page.success) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    const { purpose } = page.data;
    const named = { identityId: plan.identityId, subscriptionId: plan.id };
    const token = secrets.decrypt(await targetedLinks.mint(named, purpose));
    const path = purpose === "transfer" ? "/transfer/targeted" : `/account/subscription/${purpose}-targeted`;
    return reply.redirect(`${path}?${new URLSearchParams({ token }).toString()}`);
  });
}
