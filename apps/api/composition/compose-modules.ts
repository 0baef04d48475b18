import type { Settings } from "@skywave/contract";
import { createLogMessageHandler } from "#modules/client-log/index.ts";
import { createConfigurationHandlers } from "#modules/configuration/index.ts";
import {
  type Consents,
  createConsentHandlers,
  createConsents,
  createConsentsRepository,
} from "#modules/consents/index.ts";
import { createIdentitiesRepository } from "#modules/identities/index.ts";
import {
  createFindChangeOffers,
  createFindNewOffers,
  createFindSaveOffers,
  createJudgeSaveOffer,
  createOfferHandlers,
  createOffersRepository,
  createSaveOffersRepository,
} from "#modules/offers/index.ts";
import { createTrialsRepository } from "#modules/orders/index.ts";
import {
  createOutreachHandlers,
  createOutreachRepository,
  type OutreachRepository,
} from "#modules/outreach/index.ts";
import { createStudents, createStudentsRepository, type Students } from "#modules/student/index.ts";
import type { TokenReader } from "#platform/http/caller.ts";
import type { AllHandlers } from "#platform/http/handlers.ts";
import type { Platform } from "#platform/platform.ts";
import type { AddressValidator } from "#providers/address-validation/address-validator.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import type { ContentSource } from "#providers/content/content-source.ts";
import type { PartnerGateway } from "#providers/partners/partner-gateway.ts";
import type { Personaliser } from "#providers/personalisation/personaliser.ts";
import type { StoreGateway } from "#providers/stores/store-gateway.ts";
import type { VoiceGateway } from "#providers/voice-assistants/voice-gateway.ts";
import { composeBilling } from "./compose-billing.ts";
import { composeSupport } from "./identity/compose-support.ts";
import { composeVisitors } from "./identity/compose-visitors.ts";
import { addGiftTurns } from "./gifts/add-gift-turns.ts";
import { composeContent } from "./content/compose-content.ts";
import { composeEvents } from "./compose-events.ts";
import { composePurchaseDrafts } from "./money/compose-purchase-drafts.ts";
import { composePartners } from "./money/compose-partners.ts";
import { composeStudent, type StudentVerification } from "./money/compose-student.ts";
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
  students: Students;
  student: ReturnType<typeof composeStudent>;
  /** What is to be done on a day: everybody's, or one person's. */
  turns: ReturnType<typeof addGiftTurns>;
  outreach: OutreachRepository;
  targetedLinks: ReturnType<typeof composeVisitors>["targetedLinks"];
  removeExpired: () => Promise<void>;
}

/** Wires the modules. Each gets what it needs by name; none reaches for another on its own. */
export function composeModules(
  platform: Platform,
  providers: {
    cardProcessor: CardProcessor;
    addressValidator: AddressValidator;
    partners: PartnerGateway;
    stores: StoreGateway;
    studentVerification: StudentVerification;
    voice: VoiceGateway;
    content: ContentSource | undefined;
    personaliser: Personaliser | undefined;
  },
  settings: Settings,
): Modules {
  const { clock, database, limits, switches, idempotency, secrets } = platform;
  const identities = createIdentitiesRepository(database);
  const offers = createOffersRepository(database);
  const consents = createConsents({ repository: createConsentsRepository(database), secrets, clock });
  const students = createStudents({ repository: createStudentsRepository(database), clock });
  const outreach = createOutreachRepository(database);
  const visitors = composeVisitors(platform, identities);
  const { targetedLinks, guests } = visitors;
  const purchaseDrafts = composePurchaseDrafts(platform);
  const people = { identities, consents, students, outreach, visitors, purchaseDrafts };
  const trials = createTrialsRepository(database);
  const forgetAddress = async (identityId: string) => {
    await targetedLinks.wipe(identityId);
    await trials.forgetMailbox(identityId);
  };
  const user = composeUser(platform, { ...people, forgetAddress, voice: providers.voice });
  const events = composeEvents(platform, user.base);
  const saveOffers = createSaveOffersRepository(database);
  const judgeSaveOffer = createJudgeSaveOffer(saveOffers, clock);
  const offering = { offers, saveOffers, judgeSaveOffer, students };
  const known = { identities, consents, targetedLinks, guests };
  const billing = composeBilling(platform, { ...providers, ...known, ...offering });
  const { renewals } = billing;
  const student = composeStudent(platform, { ...providers, identities, offers, renewals });
  const ofPeople = [user, visitors, events];
  const ofMoney = [billing.processor, billing.giftCards, billing.gifts, student, purchaseDrafts];
  return {
    handlers: {
      ...createConfigurationHandlers({ settings, switches, clock }),
      user: user.handlers,
      consent: createConsentHandlers({ consents, people: identities, database, clock, limits }),
      ...events.handlers,
      eligibility: composeEligibility(platform, { offers, students, judgeSaveOffer, billing }),
      ...billing.handlers,
      order: { ...billing.handlers.order, ...purchaseDrafts.handlers },
      legacy: {
        ...billing.handlers.legacy,
        ...visitors.lookup.handlers,
        logMessage: createLogMessageHandler(platform),
      },
      subscription: {
        ...billing.handlers.subscription,
        ...targetedLinks.handlersWith(user.proofs),
      },
      outreach: createOutreachHandlers(outreach),
      support: composeSupport(platform, user.findAccountNumber),
      content: composeContent(platform, providers),
      student: student.handlers,
      ...composePartners(platform, { ...providers, offers }),
    },
    tokens: user.tokens,
    user,
    billing,
    identities,
    consents,
    offers,
    students,
    student,
    turns: addGiftTurns(student.turns, billing.gifts),
    outreach,
    targetedLinks,
    removeExpired: async () => {
      for (const part of [...ofPeople, ...ofMoney, limits, idempotency]) await part.removeExpired();
    },
  };
}

/** Wires what can be bought, and changed to, by whom. */
function composeEligibility(
  { clock, limits }: Platform,
  parts: Pick<Modules, "offers" | "students" | "billing"> & {
    judgeSaveOffer: ReturnType<typeof createJudgeSaveOffer>;
  },
) {
  const { offers, students, judgeSaveOffer, billing } = parts;
  const { openPromoCode, findTrialUse } = billing.eligibility;
  const finding = { repository: offers, openPromoCode, students, clock, findPlan: billing.findPlan };
  return createOfferHandlers({
    repository: offers,
    findNewOffers: createFindNewOffers({ ...finding, findTrialUse }),
    findChangeOffers: createFindChangeOffers(finding),
    findSaveOffers: createFindSaveOffers({ ...finding, judge: judgeSaveOffer }),
    links: billing.eligibility.offerLinks,
    limits,
  });
}
