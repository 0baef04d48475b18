import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createOutreachRepository, type OutreachRow } from "./outreach-repository.ts";
import { createOutreachHandlers } from "./routes.ts";

/** What we have to tell people while they are here. */
export interface Outreach extends Module {
  handlers: DomainHandlers<"outreach">;
  /** Takes the place of what the person was to be told before. */
  put(message: OutreachRow): Promise<void>;
}

export function createOutreach({ database }: Platform): Outreach {
  const repository = createOutreachRepository(database);
  return { handlers: createOutreachHandlers(repository), put: repository.put, wipe: repository.remove };
}
