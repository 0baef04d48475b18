import { countryOfAddress } from "@skywave/domain/locale/country";
import { localesOf } from "@skywave/domain/locale/locale";
import type { FastifyInstance } from "fastify";
import type { Modules } from "./composition/compose-modules.ts";
import { logParity } from "./modules/billing/index.ts";
import { createSendMessage } from "./modules/messages/index.ts";
import { startTicker } from "./platform/jobs/ticker.ts";
import type { Platform } from "./platform/platform.ts";
import { readOwnOrigins } from "./platform/security/own-origins.ts";
import type { Inbox } from "./providers/mail/inbox-repository.ts";
import type { MessageCarrier } from "./providers/mail/message-carrier.ts";
import { createSmtpCarrier } from "./providers/mail/smtp-carrier.ts";
import { createTextGateway } from "./providers/text-messages/text-gateway.ts";

const PAUSE_IN_MILLISECONDS = 5_000;

/** Starts what works behind the calls: the outbox, the settling of payments that a crash left open, and the renewals. */
export async function startWork(
  app: FastifyInstance,
  platform: Platform,
  {
    modules,
    inbox,
    pauseInMilliseconds = PAUSE_IN_MILLISECONDS,
  }: { modules: Modules; inbox: Inbox | undefined; pauseInMilliseconds?: number | undefined },
): Promise<void> {
  const { brands, config, jobs } = platform;
  const { originIn } = readOwnOrigins(config);
  const sendMessage = createSendMessage({
    carrier: carrierFor(platform, inbox),
    // Whoever joined under a brand hears from it; who did not join yet, from the one on whose pages they are.
    brandOf: async ({ to, brand }) => {
      const owner = to === null ? undefined : await modules.identities.findByHandle(to);
      return brands.named(owner?.brand ?? brand ?? "");
    },
    accountUrlIn: (locale, { hosts }) => {
      const country = localesOf("CA").includes(locale) ? "CA" : "US";
      const url = new URL("/account", originIn(country));
      url.hostname =
        hosts.find((host) => countryOfAddress({ host, pathname: "/" }) === country) ?? url.hostname;
      return url.href;
    },
    unseal: (sealed) => platform.secrets.unseal(sealed),
    findOrder: modules.billing.findOrder,
    findGift: modules.billing.gifts.findToMail,
    mayMarketTo: modules.consents.mayMarketTo,
  });
  const { processor } = modules.billing;
  await jobs.work({
    "send-message": sendMessage,
    "remove-expired": () => modules.removeExpired(),
    "forget-card": (card) => modules.billing.forgetCard(card),
    "handle-processor-event": (event) => processor.handleEvent(event),
    "compare-with-processor": async () => logParity(app.log, await processor.compareWithProcessor()),
  });
  const advanceDue = modules.turns.createAdvanceDue((error, subscriptionId) =>
    app.log.error({ err: error, subscriptionId }, "a subscription can not go on"),
  );
  const tickers = [
    startTicker({
      pauseInMilliseconds,
      work: () => modules.billing.settleAbandonedPayments(),
      onError: (error) => app.log.error({ err: error }, "settling abandoned payments failed"),
    }),
    startTicker({
      pauseInMilliseconds,
      work: () => modules.billing.renewals.takeTurn(() => advanceDue()),
      onError: (error) => app.log.error({ err: error }, "renewals failed"),
    }),
    startTicker({
      pauseInMilliseconds,
      work: () => processor.settleAbandonedRefunds(),
      onError: (error) => app.log.error({ err: error }, "settling abandoned refunds failed"),
    }),
  ];
  app.addHook("onClose", async () => {
    await Promise.all(tickers.map((ticker) => ticker.stop()));
    await jobs.stop();
    await platform.database.close();
  });
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
