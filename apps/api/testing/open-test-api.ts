import type { Writable } from "node:stream";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { startProcessor } from "@skywave/card-processor/testing";
import { build } from "#build.ts";
import { readConfig } from "#config.ts";
import type { ProcessorDesk } from "#modules/billing/index.ts";
import { createClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { AddressValidator } from "#providers/address-validation/address-validator.ts";
import { createStripeCardProcessor } from "#providers/card-processor/stripe/stripe-card-processor.ts";
import { createLocalPartner, type LocalPartner } from "#providers/partners/local-partner.ts";
import type { PlateRegister } from "#providers/plates/plate-register.ts";
import type { ScoresProvider } from "#providers/sports/scores-provider.ts";
import {
  createLocalStudentVerifier,
  type LocalStudentVerifier,
} from "#providers/student-verification/local-student-verifier.ts";
import { createReviewsRepository } from "#providers/student-verification/reviews-repository.ts";
import { createLocalStores, type LocalStores } from "#providers/stores/local-stores.ts";
import { createPasswordHashes } from "#platform/security/password-hashes.ts";
import { createSecrets } from "#platform/security/secrets.ts";
import { noteAnswers } from "./answers/note-answers.ts";
import { openTestDatabase, shareTestDatabase } from "./open-test-database.ts";
import { TestVisitor } from "./test-visitor.ts";

/** Of every node of the tests, so that what one keeps another reads. */
export const TEST_SECRET_KEY = "a-key-for-tests-of-forty-characters-long";
// A processor that is only slow because the machine is must not look silent; tests of silence ask for less.
const CARD_TIMEOUT_IN_MILLISECONDS = 45_000;
// Few tests wait for the work behind the calls; those that do ask for a shorter pause.
const WORK_PAUSE_IN_MILLISECONDS = 5_000;
// A fortieth of the work: people are made by the thousand, and few tests are about the time that takes.
const QUICK_HASH = { memory: 1_024, passes: 1, parallelism: 1, tagLength: 32 };
/** The pause of tests that wait for the work behind the calls. */
export const EAGER = { workPauseInMilliseconds: 250 };
/** Signs the callbacks of student verification. */
export const STUDENT_CALLBACK_SECRET = "callbacks-of-the-tests";
// A Tuesday in the middle of a month, so that no test depends on the day it runs on.
const START = Temporal.Instant.from("2026-03-10T15:00:00Z");

export interface TestApi {
  app: Awaited<ReturnType<typeof build>>;
  database: Database;
  cards: Awaited<ReturnType<typeof startProcessor>>;
  /** The other outside world: who gives products along with plans, and who sells plans. */
  partners: LocalPartner;
  stores: LocalStores;
  /** Who knows who is a student; its reviews are decided by the test. */
  studentVerifier: LocalStudentVerifier;
  /** What passes between the API and the card processor beside the calls. */
  desk: ProcessorDesk;
  /** Moves both readings of time forward: sessions and codes age, bills come due. */
  passTime(span: Temporal.DurationLike): void;
  /** Lets the node listen, and the card processor tell it of what happens. */
  listenForEvents(): Promise<void>;
  /** Somebody new, on a device of their own. */
  visitor(options?: { country?: "US" | "CA"; host?: string }): Promise<TestVisitor>;
  /** Another node on the same database, with its own memory; closed by whoever opened it. */
  openNode(): Promise<Pick<TestApi, "app" | "close">>;
  close(): Promise<void>;
}

/** The real API on a real database and a real card processor. Only its time is ours. */
export async function openTestApi(
  environment: Record<string, string> = {},
  {
    cardTimeoutInMilliseconds = CARD_TIMEOUT_IN_MILLISECONDS,
    workPauseInMilliseconds = WORK_PAUSE_IN_MILLISECONDS,
    logStream = undefined as Writable | undefined,
    addressValidator = undefined as AddressValidator | undefined,
    plates = undefined as PlateRegister | undefined,
    scores = undefined as ScoresProvider | undefined,
    timeToArriveInMilliseconds = undefined as number | undefined,
    /** Passwords cost what they cost in production. */
    hasFullHashes = false,
    hashes = createPasswordHashes(hasFullHashes ? undefined : QUICK_HASH),
    /** Of programs that are no tests. */
    openDatabase = openTestDatabase,
  } = {},
): Promise<TestApi> {
  let now = START;
  // The processor lives in the same time, so that its balance transactions and ours fall into the same spans.
  const cards = await startProcessor(undefined, { now: () => new Date(now.epochMilliseconds) });
  const database = await openDatabase();
  const config = readConfig({
    LOG_LEVEL: "silent",
    SOUND_LIBRARY: "asked",
    CARD_PROCESSOR_URL: cards.url,
    ...environment,
  });
  const cardProcessor = createStripeCardProcessor({
    secretKey: "sk_test_unit",
    protocol: "http",
    host: "127.0.0.1",
    port: cards.port,
    timeoutInMilliseconds: cardTimeoutInMilliseconds,
  });
  const partners = createLocalPartner(createSecrets(TEST_SECRET_KEY));
  const stores = createLocalStores();
  const clock = createClock(BILLING_TIME_ZONE, () => now);
  const studentVerifier = createLocalStudentVerifier({
    secret: STUDENT_CALLBACK_SECRET,
    clock,
    reviews: createReviewsRepository(database),
  });
  const openOn = async (nodeDatabase: Database, nodeClock = createClock(BILLING_TIME_ZONE, () => now)) => {
    const node = await build({
      config,
      database: nodeDatabase,
      outside: {
        cardProcessor,
        partners,
        stores,
        studentVerification: {
          verifier: studentVerifier,
          callbackSecret: STUDENT_CALLBACK_SECRET,
          local: studentVerifier,
        },
        ...(addressValidator && { addressValidator }),
        ...(plates && { plates }),
        ...(scores && { scores }),
      },
      secretKey: TEST_SECRET_KEY,
      clock: nodeClock,
      workPauseInMilliseconds,
      hasSchedule: false,
      hashes,
      ...(logStream && { logStream }),
      ...(timeToArriveInMilliseconds !== undefined && { timeToArriveInMilliseconds }),
    });
    await node.ready();
    return node;
  };
  const app = await openOn(database, clock);
  let visitors = 0;
  return {
    app,
    database,
    cards,
    partners,
    stores,
    studentVerifier,
    desk: app.modules.billing.processor,
    passTime: (span) => {
      now = now.toZonedDateTimeISO("UTC").add(span).toInstant();
    },
    listenForEvents: async () => {
      await app.registerForProcessorEvents(await app.listen({ host: "127.0.0.1", port: 0 }));
    },
    visitor: (options) => {
      visitors += 1;
      const ipAddress = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
      const proveAddress = async (identityId: string) => {
        await app.modules.identities.change(identityId, { emailProvedAt: now });
      };
      return TestVisitor.arrive(app, { country: "US", ...options, ipAddress, proveAddress });
    },
    openNode: async () => {
      const node = await openOn(await shareTestDatabase(database));
      const close = async () => {
        await noteAnswers(node);
        await node.close();
      };
      return { app: node, close };
    },
    close: async () => {
      await noteAnswers(app);
      await app.close();
      await cards.stop();
    },
  };
}
