import type { FastifyInstance } from "fastify";
import { mailTextsIn } from "#modules/messages/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { type ConsentLedger, createConsentLedger } from "./consent-ledger.ts";
import { createConsentsRepository } from "./consents-repository.ts";
import type { People } from "./message-choices.ts";
import { createConsentHandlers } from "./routes.ts";
import { createStopOffers, type StopOffers } from "./stop-offers.ts";
import { openTextsInlet } from "./texts/open-texts-inlet.ts";
import { createTakeText, type TakeText } from "./texts/take-text.ts";

export type { TakeText };

/** What people said yes and no to. */
export interface Consents extends ConsentLedger, Module {
  handlers: DomainHandlers<"consent">;
  /** What the link in a mail to an identity carries, by which offers are stopped. */
  stopOffersToken: StopOffers["tokenOf"];
  /** Does as a text asks that somebody sent us. */
  takeText: TakeText;
  /** Opens the address to which the gateway posts such texts. */
  openTextsInlet(app: FastifyInstance): Promise<void>;
}

export function createConsents(platform: Platform, { people }: { people: People }): Consents {
  const { clock, config, database, limits, secrets } = platform;
  const consents = createConsentLedger({ repository: createConsentsRepository(database), secrets, clock });
  const stopOffers = createStopOffers({ consents, secrets, clock });
  const url = new URL("/donotcall", config.publicUrl).href;
  const takeText = createTakeText({
    consents,
    answer: (locale, kind) => mailTextsIn(locale, config.brandName).format(`text.${kind}`, { url }),
  });
  return {
    ...consents,
    handlers: createConsentHandlers({ consents, people, database, clock, limits, stopOffers }),
    stopOffersToken: stopOffers.tokenOf,
    takeText,
    openTextsInlet: (app) => openTextsInlet(app, platform, takeText),
  };
}
