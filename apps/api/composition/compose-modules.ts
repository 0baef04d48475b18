import type { Settings } from "@skywave/contract";
import { createConfigurationHandlers } from "../modules/configuration/index.ts";
import { type Consents, createConsents, createConsentsRepository } from "../modules/consents/index.ts";
import { createIdentitiesRepository } from "../modules/identities/index.ts";
import {
  createFindChangeOffers,
  createFindNewOffers,
  createFindSaveOffers,
  createJudgeSaveOffer,
  createOfferHandlers,
  createOffersRepository,
  createSaveOffersRepository,
} from "../modules/offers/index.ts";
import type { TokenReader } from "../platform/http/caller.ts";
import type { AllHandlers } from "../platform/http/handlers.ts";
import type { Platform } from "../platform/platform.ts";
import type { CardProcessor } from "../providers/card-processor/card-processor.ts";
import type { PartnerGateway } from "../providers/partners/partner-gateway.ts";
import type { StoreGateway } from "../providers/stores/store-gateway.ts";
import { composeBilling } from "./compose-billing.ts";
import { composeEvents } from "./compose-events.ts";
import { composePartners } from "./money/compose-partners.ts";
import { composeUser } from "./compose-user.ts";

/** The modules, wired together. */
export interface Modules {
  handlers: AllHandlers;
  tokens: TokenReader;
  user: ReturnType<typeof composeUser>;
  billing: ReturnType<typeof composeBilling>;
  identities: ReturnType<typeof createIdentitiesRepository>;
  consents: Consents;
  offers: ReturnType<typeof createOffersRepository>;
  removeExpired: () => Promise<void>;
}

/** Wires the modules. Each gets what it needs by name; none reaches for another on its own. */
export function composeModules(
  platform: Platform,
  providers: { cardProcessor: CardProcessor; partners: PartnerGateway; stores: StoreGateway },
  settings: Settings,
): Modules {
  const { clock, database, limits, switches, idempotency } = platform;
  const identities = createIdentitiesRepository(database);
  const offers = createOffersRepository(database);
  const { secrets } = platform;
  const consents = createConsents({ repository: createConsentsRepository(database), secrets, clock });
  const user = composeUser(platform, { identities, consents });
  const events = composeEvents(platform, user.base);
  const saveOffers = createSaveOffersRepository(database);
  const judgeSaveOffer = createJudgeSaveOffer(saveOffers, clock);
  const saving = { saveOffers, judgeSaveOffer };
  const billing = composeBilling(platform, { ...providers, identities, consents, offers, ...saving });
  const findNewOffers = createFindNewOffers(offers, clock);
  return {
    handlers: {
      ...createConfigurationHandlers({ settings, switches, clock }),
      user: user.handlers,
      ...events.handlers,
      eligibility: createOfferHandlers({
        repository: offers,
        findNewOffers,
        findChangeOffers: createFindChangeOffers(offers, billing.findPlan),
        findSaveOffers: createFindSaveOffers({
          repository: offers,
          findPlan: billing.findPlan,
          judge: judgeSaveOffer,
        }),
        limits,
      }),
      ...billing.handlers,
      ...composePartners(platform, { ...providers, offers }),
    },
    tokens: user.tokens,
    user,
    billing,
    identities,
    consents,
    offers,
    removeExpired: async () => {
      await user.removeExpired();
      await events.removeExpired();
      await limits.removeExpired();
      await idempotency.removeExpired();
      await billing.processor.removeExpired();
      await billing.giftCards.removeExpired();
    },
  };
}
