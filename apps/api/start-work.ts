import type { FastifyInstance } from "fastify";
import type { App } from "./app.ts";
import { logReconciliation } from "./modules/billing/index.ts";
import { createMessages } from "./modules/messages/index.ts";
import { startTicker, type Ticker } from "./platform/jobs/ticker.ts";
import type { Platform } from "./platform/platform.ts";
import type { Inbox } from "./providers/mail/inbox-repository.ts";
import type { MessageCarrier } from "./providers/mail/message-carrier.ts";
import { createSmtpCarrier } from "./providers/mail/smtp-carrier.ts";
import { createTextGateway } from "./providers/text-messages/text-gateway.ts";

const PAUSE_IN_MILLISECONDS = 5_000;
/** People stand beside their radios while a signal is on its way. */
const SIGNAL_PAUSE_IN_MILLISECONDS = 1_000;
const EVENTS_PAUSE_IN_MILLISECONDS = 500;

interface Work {
  app: App;
  inbox: Inbox | undefined;
  pauseInMilliseconds?: number | undefined;
}

/**
 * Starts what a node does beside its calls: sound, and where it is not left to another node the outbox, the settling of
 * payments that a crash left open, and the renewals.
 */
export async function startWork(server: FastifyInstance, platform: Platform, work: Work): Promise<void> {
  const tickers: Ticker[] = [];
  if (platform.config.hasBackgroundWork) {
    await workOffJobs(server, platform, work);
    tickers.push(...startTickers(server, work));
  }
  const { soundLibrary } = work.app.listening;
  // Whoever only injects calls has no listeners.
  server.addHook("onListen", async () => soundLibrary.start());
  server.addHook("onClose", async () => {
    await soundLibrary.close();
    await Promise.all(tickers.map((ticker) => ticker.stop()));
    await platform.jobs.stop();
    await platform.database.close();
  });
}

async function workOffJobs(server: FastifyInstance, platform: Platform, { app, inbox }: Work): Promise<void> {
  const { books } = app;
  const { processor } = app.billing;
  const messages = createMessages(platform, { ...app, carrier: carrierFor(platform, inbox) });
  await platform.jobs.work({
    "send-message": messages.send,
    "remove-expired": () => app.removeExpired(),
    "activate-radio": ({ radioId, askedAt }) => app.signal.activate(radioId, Temporal.Instant.from(askedAt)),
    "align-radio": ({ radioId, move }) => app.signal.align(radioId, move),
    "align-radios-of": ({ identityId }) => app.signal.alignAllOf(identityId),
    "forget-card": (card) => books.forgetCardNow(card),
    "handle-processor-event": (event) => processor.handleEvent(event),
    "compare-with-processor": async () =>
      logReconciliation(server.log, await processor.compareWithProcessor()),
  });
}

function startTickers(
  server: FastifyInstance,
  { app, pauseInMilliseconds = PAUSE_IN_MILLISECONDS }: Work,
): Ticker[] {
  const { billing, books, renewals } = app;
  const every = (milliseconds: number, work: () => Promise<unknown>, failed: string) =>
    startTicker({
      pauseInMilliseconds: milliseconds,
      work,
      onError: (error) => server.log.error({ err: error }, failed),
    });
  const logStuck = (error: unknown, subscriptionId: string) =>
    server.log.error({ err: error, subscriptionId }, "a subscription can not go on");
  const signalPause = Math.min(pauseInMilliseconds, SIGNAL_PAUSE_IN_MILLISECONDS);
  const eventsPause = Math.min(pauseInMilliseconds, EVENTS_PAUSE_IN_MILLISECONDS);
  const renew = () => renewals.runExclusive(() => app.due.run({ onError: logStuck }));
  return [
    every(pauseInMilliseconds, () => billing.settleAbandonedPayments(), "settling abandoned payments failed"),
    every(pauseInMilliseconds, renew, "renewals failed"),
    every(pauseInMilliseconds, () => books.refunds.settleAbandoned(), "settling abandoned refunds failed"),
    every(signalPause, () => app.signal.turn(), "sending signals failed"),
    every(eventsPause, () => app.events.putAway(), "putting events away failed"),
  ];
}

function carrierFor({ config, securityLog }: Platform, inbox: Inbox | undefined): MessageCarrier {
  const { mail, textGateway } = config;
  const mailCarrier =
    mail.smtpUrl === undefined ? inbox : createSmtpCarrier({ url: mail.smtpUrl, from: mail.from });
  const textCarrier = textGateway === undefined ? inbox : createTextGateway(textGateway, securityLog);
  if (mailCarrier === undefined) throw new Error("production needs SMTP_URL");
  return {
    carry: async (message) => {
      const carrier = message.channel === "mail" ? mailCarrier : textCarrier;
      if (carrier === undefined) throw new Error("texts need TEXT_GATEWAY_URL");
      await carrier.carry(message);
    },
  };
}
