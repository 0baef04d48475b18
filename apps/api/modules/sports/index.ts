import type { Catalogue } from "#modules/catalogue/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { ScoresProvider } from "#providers/sports/scores-provider.ts";
import { createSportsHandlers } from "./routes.ts";

/** Games, and how they stand. */
export interface Sports extends Module {
  handlers: DomainHandlers<"sports">;
}

export function createSports(
  { clock }: Platform,
  { scores, catalogue }: { scores: ScoresProvider | undefined; catalogue: Pick<Catalogue, "playedNames"> },
): Sports {
  return { handlers: createSportsHandlers({ scores, catalogue, clock }) };
}
