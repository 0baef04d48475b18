import { LegacyAccount } from "@skywave/contract/legacy-accounts/legacy-account";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { App } from "#app.ts";
import type { Clock } from "#platform/clock.ts";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import type { LivePlan } from "./live-plan.ts";
import type { SandboxRepository } from "../sandbox-repository.ts";
import { GiftCardSale, newGiftCard, SHOWN_GIFT_CARDS } from "./gift-cards.ts";
import { registerInAppMessages } from "./in-app-messages.ts";
import { createPastPlans, PastPlan } from "./past-plans.ts";
import { createWaitingPlans, WAITING_PLANS, WaitingPlan } from "./waiting-plans.ts";

const OLDER_DEVICE = {
  browser: {
    app: "web-commerce",
    appVersion: "1.0",
    browser: "unknown",
    browserVersion: "unknown",
    userAgent: "unknown",
  },
};

/** Somebody here who belongs to the streaming app, or whose account is kept in the legacy system. */
const ImportedIdentity = z.discriminatedUnion("state", [
  z.object({ email: z.email(), state: z.enum(["ATLAS", "STREAMING"]) }),
  z.object({ email: z.email(), state: z.literal("ACCOUNT"), account: LegacyAccount }),
]);

/** What comes from elsewhere in real life: sign-ins and devices of the legacy system, and plans sold by others. */
export function registerStartingPoints(
  scope: FastifyInstance,
  parts: {
    app: App;
    settings: SandboxRepository;
    clock: Clock;
    /** Absent without the embedded card processor. */
    livePlan: LivePlan | undefined;
  },
): void {
  const { app, settings, clock, livePlan } = parts;
  const { devices, identities, legacyAccounts, sessions } = app;
  const waitingPlan = createWaitingPlans(app, settings);

  scope.post("/legacy-tokens", async (request, reply) => {
    const body = z.object({ email: z.email() }).safeParse(request.body);
    const identity = body.success && (await identities.findByHandle(body.data.email.toLowerCase()));
    if (!identity) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    return { sxmData: await sessions.issueLegacySignIn(identity.id) };
  });

  scope.post("/imported-identities", async (request, reply) => {
    const body = ImportedIdentity.safeParse(request.body);
    const identity = body.success && (await identities.findByHandle(body.data.email.toLowerCase()));
    if (!body.success || !identity) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    const { data } = body;
    if (data.state === "ACCOUNT")
      await legacyAccounts.imports.put({ identityId: identity.id, ...data.account });
    await identities.setState(identity.id, data.state);
    return reply.status(204).send();
  });

  scope.post("/random-credentials", async (request, reply) => {
    const body = z.object({ email: z.email() }).safeParse(request.body);
    const identity = body.success && (await identities.findByHandle(body.data.email.toLowerCase()));
    if (!identity) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    return identities.giveRandomCredentials(identity.id);
  });

  scope.post("/legacy-device-grants", async () => {
    const { deviceId, grant } = await devices.grants.importOlder("web-desktop", OLDER_DEVICE);
    return { deviceId, grant, grantVersion: "v1" };
  });

  scope.get("/gift-cards", () => ({ giftCards: SHOWN_GIFT_CARDS }));
  scope.post("/gift-cards", async (request, reply) => {
    const sale = GiftCardSale.safeParse(request.body);
    if (!sale.success) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    const card = newGiftCard(sale.data, clock.today());
    await app.books.giftCards.issue(card);
    return reply.status(201).send({ number: card.number });
  });
  scope.post("/past-plans", async (request, reply) => {
    const body = PastPlan.safeParse(request.body);
    const lived =
      body.success && livePlan !== undefined
        ? await createPastPlans(identities, livePlan)(body.data)
        : refuse("INVALID_PAYLOAD");
    return lived.ok ? reply.status(204).send() : answerRefusal(request, reply, lived);
  });

  registerInAppMessages(scope, app);

  scope.get("/waiting-plans", () => ({ waitingPlans: WAITING_PLANS }));
  scope.post("/waiting-plans", async (request, reply) => {
    const body = WaitingPlan.safeParse(request.body);
    const link = body.success ? await waitingPlan(body.data.status) : undefined;
    if (link === undefined) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    // In the fragment, which browsers send to no server and put into no Referer.
    return { magicLinkGrant: link, path: `/subscribe/sal-2#${link}` };
  });
}
