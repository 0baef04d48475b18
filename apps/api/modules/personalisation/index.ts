import type { Handler } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createBreaker } from "#providers/partners/breaker.ts";
import type { Personaliser } from "#providers/personalisation/personaliser.ts";
import { createPersonalise } from "./personalise.ts";

/** Who decides which texts and pictures somebody sees. */
export interface Personalisation extends Module {
  handlers: { personalise: Handler<"content", "personalise"> };
}

export function createPersonalisation(
  { clock, limits }: Platform,
  { personaliser }: { personaliser: Personaliser | undefined },
): Personalisation {
  return {
    handlers: { personalise: createPersonalise({ personaliser, breaker: createBreaker(clock), limits }) },
  };
}
