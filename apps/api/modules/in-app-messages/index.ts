import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createInAppMessagesRepository, type InAppMessageRow } from "./in-app-messages-repository.ts";
import { createInAppMessageHandlers } from "./routes.ts";

/** What we have to tell people while they are here. */
export interface InAppMessages extends Module {
  handlers: DomainHandlers<"outreach">;
  /** Takes the place of what the person was to be told before. */
  put(message: InAppMessageRow): Promise<void>;
}

export function createInAppMessages({ database }: Platform): InAppMessages {
  const repository = createInAppMessagesRepository(database);
  return { handlers: createInAppMessageHandlers(repository), put: repository.put, wipe: repository.remove };
}
