import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import { type ProcessorDesk, registerWebhookRoute, WEBHOOK_PATH } from "./modules/billing/index.ts";
import { startTicker, type Ticker } from "./platform/jobs/ticker.ts";

const TRY_AGAIN_AFTER_MILLISECONDS = 5_000;

/** Opens the address for the card processor's events, and lets the sandbox register it with its own processor. */
export async function takeProcessorEvents(
  app: FastifyInstance,
  { cardProcessor }: Pick<Config, "cardProcessor">,
  processor: Pick<ProcessorDesk, "receiveEvent" | "registerWebhook">,
): Promise<void> {
  await registerWebhookRoute(app, processor.receiveEvent);
  const isConfigured = cardProcessor.webhookSecret !== undefined;

  let ticker: Ticker | undefined;
  app.decorate("registerForProcessorEvents", async (origin: string) => {
    if (isConfigured || cardProcessor.url === undefined) return;
    let isRegistered = false;
    const register = async () => {
      if (!isRegistered) await processor.registerWebhook(`${origin}${WEBHOOK_PATH}`);
      isRegistered = true;
    };
    const onError = (error: unknown) =>
      app.log.warn({ err: error }, "registering for events of the card processor failed; trying again");
    await register().catch(onError);
    ticker = startTicker({ pauseInMilliseconds: TRY_AGAIN_AFTER_MILLISECONDS, work: register, onError });
  });
  app.addHook("onClose", async () => ticker?.stop());
}

declare module "fastify" {
  interface FastifyInstance {
    /** Has the embedded card processor send its events to this node; nothing where a secret is configured. */
    registerForProcessorEvents(origin: string): Promise<void>;
  }
}
