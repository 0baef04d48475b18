import type { Catalogue } from "#modules/catalogue/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createFeedbackHandlers } from "./create-feedback-handlers.ts";
import { createTasteHandlers } from "./routes.ts";
import { createFeedbackRepository, createTasteRepository } from "./taste-repository.ts";

/** What people like, and what is for them. */
export interface Taste extends Module {
  handlers: DomainHandlers<"taste">;
}

export interface TasteNeeds {
  catalogue: Pick<Catalogue, "items" | "container">;
}

export function createTaste({ clock, database }: Platform, { catalogue }: TasteNeeds): Taste {
  const repository = createTasteRepository(database);
  const feedback = createFeedbackRepository(database);
  return {
    handlers: {
      ...createTasteHandlers({ repository, feedback, catalogue, clock }),
      ...createFeedbackHandlers({ feedback, clock }),
    },
    wipe: async (identityId) => {
      await repository.removeAllOf(identityId);
      await feedback.removeAllOf(identityId);
    },
  };
}
