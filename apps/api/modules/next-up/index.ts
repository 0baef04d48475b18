import type { Catalogue } from "#modules/catalogue/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createNextUpRepository } from "./next-up-repository.ts";
import { createNextUpHandlers } from "./routes.ts";

/** What people want to hear next. */
export interface NextUp extends Module {
  handlers: DomainHandlers<"nextup">;
}

export function createNextUp(
  { clock, database }: Platform,
  { catalogue }: { catalogue: Pick<Catalogue, "items"> },
): NextUp {
  const repository = createNextUpRepository(database);
  return {
    handlers: createNextUpHandlers({ repository, catalogue, clock }),
    wipe: (identityId) => repository.removeAllOf(identityId),
  };
}
