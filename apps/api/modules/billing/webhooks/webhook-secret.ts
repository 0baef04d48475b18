import type { Secrets } from "#platform/security/secrets.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import type { ProcessorEventsRepository } from "./processor-events-repository.ts";

/** By what a genuine event is known. */
export interface WebhookSecret {
  /** Undefined while no events are to come; then none are taken. */
  current(): string | undefined;
  /** Has the processor send its events to an address, unless it does so already. */
  register(url: string): Promise<void>;
}

/** The configured secret, or the one that the processor gave when this node registered with it. */
export function createWebhookSecret(dependencies: {
  configured: string | undefined;
  secrets: Secrets;
  events: ProcessorEventsRepository;
  cardProcessor: CardProcessor;
}): WebhookSecret {
  const { configured, secrets, events, cardProcessor } = dependencies;
  let secret = configured;
  return {
    current: () => secret,
    register: async (url) => {
      const kept = await events.findRegistration(url);
      if (kept !== undefined && (await cardProcessor.hasWebhook(kept.endpointId))) {
        secret = secrets.decrypt(kept.encryptedSecret);
        return;
      }
      const made = await cardProcessor.registerWebhook(url);
      const { endpointId } = made;
      await events.saveRegistration({ url, endpointId, encryptedSecret: secrets.encrypt(made.secret) });
      secret = made.secret;
    },
  };
}
