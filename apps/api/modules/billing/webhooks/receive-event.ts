import type { Books } from "#modules/books/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import type { ProcessorEventsRepository } from "./processor-events-repository.ts";
import type { WebhookSecret } from "./webhook-secret.ts";

/** `taken`: it is stored, now or since an earlier time, and will be handled once. */
export type ReceivedEvent = "taken" | "forged" | "notWanted";

export type ReceiveEvent = (rawBody: Buffer, signature: string) => Promise<ReceivedEvent>;

/** Checks an event and stores it together with the job that handles it. */
export function createReceiveEvent(dependencies: {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "send">;
  events: ProcessorEventsRepository;
  cardProcessor: Pick<CardProcessor, "readEvent">;
  charges: Pick<Books["charges"], "whileRunningHere" | "whileRunningElsewhere">;
  webhookSecret: WebhookSecret;
}): ReceiveEvent {
  const { database, clock, jobs, events, cardProcessor, charges, webhookSecret } = dependencies;
  return async (rawBody, signature) => {
    const secret = webhookSecret.current();
    if (secret === undefined) return "notWanted";
    const receivedAt = clock.realNow();
    const event = cardProcessor.readEvent({ rawBody, signature, secret, receivedAt });
    if (event === undefined) return "forged";
    const { id, type, subject } = event;
    if (subject.kind === "payment") {
      const { chargeKey } = subject;
      // Most charges are settled by the call that asked for them, and it may be at it this moment, here or elsewhere.
      await charges.whileRunningHere(chargeKey);
      if (await events.keepIfSettled({ id, type, receivedAt }, chargeKey)) return "taken";
      await charges.whileRunningElsewhere();
      if (await events.keepIfSettled({ id, type, receivedAt }, chargeKey)) return "taken";
    }
    await database.inTransaction(async () => {
      const isNew = await events.keep({ id, type, receivedAt });
      if (isNew) await jobs.send("handle-processor-event", event);
    });
    return "taken";
  };
}
