import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createFoundRadios, type FoundRadios } from "./found-radios.ts";
import { createFoundRadiosRepository } from "./found-radios-repository.ts";
import { createListShownRadios, type ListShownRadios } from "./list-shown-radios.ts";
import { createRadiosRepository, type RadiosRepository } from "./radios-repository.ts";
import { createRadioHandlers } from "./routes.ts";

export type { RadioAsItIs } from "./radios-repository.ts";

/** Radios and vehicles, what is in what, and which subscription is heard where. */
export interface Radios extends RadiosRepository, Module {
  handlers: Pick<DomainHandlers<"subscription">, "listRadios">;
  found: FoundRadios;
  listShown: ListShownRadios;
}

export function createRadios({ clock, database }: Platform): Radios {
  const repository = createRadiosRepository(database);
  const foundRepository = createFoundRadiosRepository(database);
  const listShown = createListShownRadios(repository);
  return {
    ...repository,
    handlers: createRadioHandlers(listShown),
    found: createFoundRadios({ repository: foundRepository, radios: repository, clock }),
    listShown,
    wipe: (identityId) => repository.unlinkAllOf(identityId, clock.now()),
    removeExpired: () => foundRepository.removeExpired(clock.realNow()),
  };
}
