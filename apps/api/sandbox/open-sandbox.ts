import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { App } from "#app.ts";
import type { RecordsOfSale } from "#modules/records-of-sale/index.ts";
import type { Platform } from "#platform/platform.ts";
import { readOwnOrigins } from "#platform/security/own-origins.ts";
import type { LocalPlateRegister } from "#providers/plates/local-plate-register.ts";
import type { LocalUplink } from "#providers/uplink/local-uplink.ts";
import type { LocalVoiceMakers } from "#providers/voice-assistants/local-voice-makers.ts";
import { registerVoiceMakers } from "./voice/register-voice-makers.ts";
import { createInbox } from "#providers/mail/inbox-repository.ts";
import { createLivePlan, type LivePlan } from "./starting-points/live-plan.ts";
import { GARAGE } from "./garage/garage-vehicles.ts";
import { carSeller } from "./garage/make-car.ts";
import { registerGarage } from "./garage/register-garage.ts";
import { seedGarage } from "./garage/seed-garage.ts";
import { seedPersonas } from "./seed-personas.ts";
import { registerSoldElsewhere, type SoldElsewhere } from "./starting-points/sold-elsewhere.ts";
import { registerStudentReviews } from "./starting-points/register-student-reviews.ts";
import { registerCatalogue } from "./register-catalogue.ts";
import { registerSandbox, type Sandbox } from "./register-sandbox.ts";
import { createSandboxClock } from "./sandbox-clock.ts";
import { createSandboxFaults } from "./sandbox-faults.ts";
import { createSandboxFlags } from "./sandbox-flags.ts";
import { createSandboxRepository } from "./sandbox-repository.ts";
import { createWalkThroughTime, type WalkThroughTime } from "./walk-through-time.ts";
import { seedGiftCards } from "./starting-points/gift-cards.ts";
import { registerOfferLinks } from "./starting-points/offer-links.ts";
import { registerAnswersToTexts } from "./voice/register-answers-to-texts.ts";
import { registerTargetedLinks } from "./starting-points/targeted-links.ts";
import { registerStartingPoints } from "./starting-points/register-starting-points.ts";

const SALES = [
  { id: "ros_sandbox_dana", email: "dana@skywave.example", radioId: "D4A7B2C1" },
  { id: "ros_sandbox_emilie", email: "emilie@skywave.example", radioId: "E8M1L7TR" },
  { id: "ros_sandbox_nobody", email: "new-owner@skywave.example", radioId: "N3W0WN3R" },
];
const REPORTED_AT = Temporal.Instant.from("2026-01-15T17:00:00Z");

/** Opens what a newcomer plays with: inbox, clock, flags, endpoints, faults and personas. */
export async function openSandbox(
  server: FastifyInstance,
  platform: Platform,
  {
    app,
    makers,
    sky,
    plates,
    sellers,
  }: {
    app: App;
    makers: LocalVoiceMakers | undefined;
    sky: LocalUplink | undefined;
    plates: LocalPlateRegister | undefined;
    sellers: SoldElsewhere;
  },
): Promise<Sandbox> {
  const { database, clock, switches, config } = platform;
  const { identities, offers, renewals, student } = app;
  const settings = createSandboxRepository(database);
  const { localVerifier } = student;
  const walkThroughTime = createWalkThroughTime({
    clock,
    due: app.due,
    onError: (error, subscriptionId) =>
      server.log.error({ err: error, subscriptionId }, "a subscription can not go on"),
  });
  const sandbox: Sandbox = {
    clock: createSandboxClock(platform, settings, {
      walkThroughTime: (target, identityId) =>
        renewals.runExclusive(() => walkThroughTime(target, identityId)),
      findWho: async (identityId) => {
        const identity = await identities.find(identityId);
        return identity?.email ?? identity?.username ?? identityId;
      },
    }),
    flags: createSandboxFlags(settings),
    faults: createSandboxFaults({
      offers,
      clock,
      localVerifier,
      sky,
      plates,
      cardProcessorUrl: config.cardProcessor.url,
    }),
    inbox: createInbox(database, clock),
    findPerson: async (handle) => (await identities.findByHandle(handle.toLowerCase()))?.id,
    switches,
    publicUrl: config.publicUrl,
  };
  await sandbox.clock.restore();
  plates?.add(GARAGE);
  const livePlan = livePlanOn(platform, app, walkThroughTime);
  await server.register(
    async (scope) => {
      registerSandbox(scope, sandbox, app.listening.soundLibrary);
      registerSoldElsewhere(scope, { sellers, identities, clock: platform.clock });
      if (localVerifier !== undefined) registerStudentReviews(scope, localVerifier);
      registerStartingPoints(scope, { app, settings, clock: platform.clock, livePlan });
      registerOfferLinks(scope, app);
      registerCatalogue(scope, app.catalogue);
      registerAnswersToTexts(scope, app.consents.takeText);
      registerRadios(scope, platform, { app, sky, plates, livePlan });
      if (makers !== undefined) registerVoiceMakers(scope, makers, readOwnOrigins(config));
    },
    { prefix: "/sandbox/api" },
  );
  server.get("/config/app-settings.json", { schema: { hide: true } }, async (_request, reply) => {
    void reply.header("cache-control", "no-cache");
    return sandbox.flags.appSettings();
  });
  server.decorate("seedPersonas", () =>
    database.alone("seeding", () => seedOnce(server, platform, { app, livePlan, sky })),
  );
  server.addHook("preHandler", async () => {
    const delay = sandbox.faults.delayInMilliseconds();
    if (delay > 0) await pause(delay);
  });
  return sandbox;
}

/** The garage, where there is a sky, and the links of mails, of which one moves a plan to another car. */
function registerRadios(
  scope: FastifyInstance,
  platform: Platform,
  {
    app,
    sky,
    ...parts
  }: {
    app: App;
    sky: LocalUplink | undefined;
    plates: LocalPlateRegister | undefined;
    livePlan: LivePlan | undefined;
  },
): void {
  const garage = sky && { ...parts, app, localRadios: sky.radios, clock: platform.clock };
  registerTargetedLinks(scope, platform, { app, sellCar: garage && carSeller(garage) });
  if (garage !== undefined) registerGarage(scope, garage);
}

/** People pay with a test card, so nobody has a plan without the embedded card processor. */
function livePlanOn(
  { clock, config }: Platform,
  app: App,
  walkThroughTime: WalkThroughTime,
): LivePlan | undefined {
  const { url, publishableKey } = config.cardProcessor;
  if (url === undefined) return undefined;
  return createLivePlan({ app, clock, walkThroughTime, cardProcessor: { url, publishableKey } });
}

async function seedOnce(
  server: FastifyInstance,
  { clock }: Platform,
  { app, livePlan, sky }: { app: App; livePlan: LivePlan | undefined; sky: LocalUplink | undefined },
): Promise<void> {
  await seedRecordsOfSale(app.recordsOfSale);
  await seedGiftCards(app.books.giftCards.issue);
  if (livePlan === undefined) return;
  const { handlers, identities, student: students } = app;
  await seedPersonas({ handlers, identities, clock, livePlan, students });
  if (sky !== undefined) await seedGarage({ app, localRadios: sky.radios, livePlan, clock });
  server.log.debug("the personas of the sandbox are there");
}

declare module "fastify" {
  interface FastifyInstance {
    /** There in the sandbox only. */
    seedPersonas(): Promise<void>;
  }
}

/** Sales that dealers reported in the sandbox: to two personas, and to somebody who has no account yet. */
async function seedRecordsOfSale(recordsOfSale: Pick<RecordsOfSale, "add">): Promise<void> {
  for (const sale of SALES) await recordsOfSale.add({ ...sale, reportedAt: REPORTED_AT });
}
