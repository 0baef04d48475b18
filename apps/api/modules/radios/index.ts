import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createFoundRadios, type FoundRadios } from "./found-radios.ts";
import { createFoundRadiosRepository } from "./found-radios-repository.ts";
import { createRadioHandlers } from "./routes.ts";
import { createRadiosRepository, type RadiosRepository } from "./radios-repository.ts";

export type { RadioAsItIs } from "./radios-repository.ts";

/** Radios and vehicles, what is in what, and which subscription is heard where. */
export interface Radios extends RadiosRepository, Module {
  handlers: Pick<DomainHandlers<"subscription">, "listRadios">;
  found: FoundRadios;
}

export function createRadios({ clock, database }: Platform): Radios {
  const repository = createRadiosRepository(database);
  const foundRepository = createFoundRadiosRepository(database);
  return {
    ...repository,
    handlers: createRadioHandlers(repository),
    found: createFoundRadios({ repository: foundRepository, radios: repository, clock }),
    wipe: (identityId) => repository.unlinkAllOf(identityId, clock.now()),
    removeExpired: () => foundRepository.removeExpired(clock.realNow()),
  };
}
