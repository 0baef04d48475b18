import type { Settings } from "@skywave/contract";
import { createAccounts } from "#modules/accounts/index.ts";
import { createAuthentication } from "#modules/authentication/index.ts";
import { createBilling } from "#modules/billing/index.ts";
import { createBooks } from "#modules/books/index.ts";
import { type Catalogue, createCatalogue } from "#modules/catalogue/index.ts";
import { createClientLog } from "#modules/client-log/index.ts";
import { createConfiguration } from "#modules/configuration/index.ts";
import { createConsents } from "#modules/consents/index.ts";
import { createContent } from "#modules/content/index.ts";
import { createCustomerLookup } from "#modules/customer-lookup/index.ts";
import { createDevices } from "#modules/devices/index.ts";
import { createEvents } from "#modules/events/index.ts";
import { createGifts } from "#modules/gifts/index.ts";
import { createIdentities } from "#modules/identities/index.ts";
import { createJoinedAccounts, type JoinedAccounts } from "#modules/joined-accounts/index.ts";
import { createLegacyAccountManagement } from "#modules/legacy-account-management/index.ts";
import { createLegacyAccounts } from "#modules/legacy-accounts/index.ts";
import { createLegacyBilling } from "#modules/legacy-billing/index.ts";
import { createLegacyOrders } from "#modules/legacy-orders/index.ts";
import { createLegacySessions } from "#modules/legacy-sessions/index.ts";
import { createLegacyValidation } from "#modules/legacy-validation/index.ts";
import { createLibrary } from "#modules/library/index.ts";
import { createLinking } from "#modules/linking/index.ts";
import { createListening } from "#modules/listening/index.ts";
import { createAdvanceMessages } from "#modules/advance-messages/index.ts";
import { createNextUp } from "#modules/next-up/index.ts";
import { createOffers } from "#modules/offers/index.ts";
import { createOrders } from "#modules/orders/index.ts";
import { createInAppMessages } from "#modules/in-app-messages/index.ts";
import { createPartners } from "#modules/partners/index.ts";
import { createPersonalisation } from "#modules/personalisation/index.ts";
import { createPurchaseDrafts } from "#modules/purchase-drafts/index.ts";
import { createRadios } from "#modules/radios/index.ts";
import { createRecordsOfSale } from "#modules/records-of-sale/index.ts";
import { createRenewals, type DueWork, inTurn } from "#modules/renewals/index.ts";
import { createSessions } from "#modules/sessions/index.ts";
import { createSignal } from "#modules/signal/index.ts";
import { createSports } from "#modules/sports/index.ts";
import { createStudent } from "#modules/student/index.ts";
import { createSubscriptions } from "#modules/subscriptions/index.ts";
import { createSupport } from "#modules/support/index.ts";
import { createTaste } from "#modules/taste/index.ts";
import { createTargetedLinks } from "#modules/targeted-links/index.ts";
import { createVehicleTrials } from "#modules/vehicle-trials/index.ts";
import { createVisitorProofs } from "#modules/visitor-proofs/index.ts";
import { createVoice } from "#modules/voice/index.ts";
import type { TokenReader } from "#platform/http/caller.ts";
import type { AllHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { Outside } from "#providers/outside.ts";
import { handlersOf } from "./handlers-of.ts";
import type { Modules } from "./modules.ts";

/** The whole back end: its modules, the calls they answer, and the work behind these. */
export interface App extends Modules {
  handlers: AllHandlers;
  tokens: TokenReader;
  /** What comes due on days, in the order in which it is done on one. */
  due: DueWork;
  removeExpired(): Promise<void>;
}

/** Makes the back end. Each module gets those that it needs, and none reaches for another on its own. */
export function createApp(platform: Platform, outside: Outside, settings: Settings): App {
  const modules = createModules(platform, outside, settings);
  const { devices, gifts, advanceMessages, renewals, sessions, student } = modules;
  const { limits, idempotency } = platform;
  return {
    ...modules,
    handlers: handlersOf(modules),
    tokens: {
      readAccessToken: sessions.readAccessToken,
      readLegacySecret: sessions.readLegacySecret,
      readDeviceGrant: devices.grants.read,
    },
    due: inTurn([student.reviewsDue, renewals.due, advanceMessages.cardsDue, student.endingDue, gifts.due]),
    removeExpired: async () => {
      for (const module of allOf(modules)) await module.removeExpired?.();
      await limits.removeExpired();
      await idempotency.removeExpired();
    },
  };
}

/** Where two modules need each other, the one that is made first asks for the other by these, once all are made. */
function laterOf(modules: () => Modules) {
  return {
    authentication: () => modules().authentication,
    catalogue: () => modules().catalogue,
    gifts: () => modules().gifts,
    identities: () => modules().identities,
    joinedAccounts: () => modules().joinedAccounts,
    legacyAccounts: () => modules().legacyAccounts,
    linking: () => modules().linking,
    readCaptcha: (token: string) => modules().legacyValidation.readCaptcha(token),
    orders: () => modules().orders,
    renewals: () => modules().renewals,
    signal: () => modules().signal,
    student: () => modules().student,
    subscriptions: () => modules().subscriptions,
    targetedLinks: () => modules().targetedLinks,
    wipe: async (identityId: string) => {
      for (const module of allOf(modules())) await module.wipe?.(identityId);
    },
  };
}

function createModules(platform: Platform, outside: Outside, settings: Settings): Modules {
  const later = laterOf(() => modules);

  // Who is here
  const devices = createDevices(platform);
  const sessions = createSessions(platform, { ...later, devices });
  const books = createBooks(platform, outside);
  const identities = createIdentities(platform, { ...later, books, sessions });
  const authentication = createAuthentication(platform, { identities, sessions, devices });
  const consents = createConsents(platform, { people: identities });
  const accounts = createAccounts(platform, { ...later, consents, identities });
  const visitorProofs = createVisitorProofs(platform);
  const people = { accounts, authentication, consents, sessions };

  // What they have, and what it costs
  const radios = createRadios(platform, { ...later, ...outside, visitorProofs });
  const subscriptions = createSubscriptions(platform, { ...later, books, radios });
  const theirs = { identities, subscriptions };
  const linking = createLinking(platform, { ...outside, ...theirs, devices, sessions });
  const targetedLinks = createTargetedLinks(platform, { ...theirs, authentication });
  const advanceMessages = createAdvanceMessages(platform, { ...theirs, books, targetedLinks });
  const renewals = createRenewals(platform, { ...theirs, books, advanceMessages });
  const offers = createOffers(platform, { ...later, ...theirs });
  const orders = createOrders(platform, { ...later, ...theirs, books, consents, offers, radios, renewals });
  const plans = { offers, renewals, targetedLinks };
  const student = createStudent(platform, { ...outside, ...theirs, ...plans, advanceMessages });
  const gifts = createGifts(platform, { books, identities });
  const sold = { books, offers, orders };
  const billing = createBilling(platform, { ...later, ...outside, ...theirs, ...sold, gifts, renewals });
  const named = { radios, targetedLinks, visitorProofs };
  const legacy = createLegacy(platform, { ...later, ...theirs, ...people, ...named, ...sold, billing });
  const partners = createPartners(platform, { ...outside, offers, subscriptions });
  const joining = { ...theirs, ...people, ...named, ...sold, ...legacy, advanceMessages, linking };

  const modules: Modules = {
    accounts,
    authentication,
    billing,
    books,
    clientLog: createClientLog(platform),
    configuration: createConfiguration(platform, { settings }),
    consents,
    content: createContent(platform, outside),
    devices,
    events: createEvents(platform, { sessions }),
    gifts,
    identities,
    ...legacy,
    joinedAccounts: createJoinedAccounts(platform, { ...joining, partners, wipe: later.wipe }),
    linking,
    ...createHeard(platform, { ...later, ...outside, ...theirs, devices, linking }),
    advanceMessages,
    offers,
    orders,
    inAppMessages: createInAppMessages(platform),
    partners,
    personalisation: createPersonalisation(platform, outside),
    purchaseDrafts: createPurchaseDrafts(platform, { gifts, offers, radios, subscriptions }),
    radios,
    recordsOfSale: createRecordsOfSale(platform),
    renewals,
    sessions,
    signal: createSignal(platform, { ...outside, ...theirs, consents, radios }),
    student,
    subscriptions,
    support: createSupport(platform, { findAccountNumber: accounts.findNumber }),
    targetedLinks,
    vehicleTrials: createVehicleTrials(platform, { ...later, ...outside, ...theirs, books, offers, radios }),
    visitorProofs,
  };
  return modules;
}

type Heard = Pick<Modules, "catalogue" | "library" | "listening" | "nextUp" | "sports" | "taste" | "voice">;

/** The rooms of what is heard, and of what people say about it. */
function createHeard(
  platform: Platform,
  needs: Pick<Modules, "devices" | "linking" | "subscriptions"> &
    Pick<Outside, "scores"> & { catalogue(): Catalogue },
): Heard {
  const listening = createListening(platform, needs);
  const catalogue = createCatalogue(platform, { ...needs, listening });
  return {
    catalogue,
    library: createLibrary(platform, { catalogue, listening }),
    listening,
    nextUp: createNextUp(platform, { catalogue }),
    sports: createSports(platform, { ...needs, catalogue }),
    taste: createTaste(platform, { catalogue }),
    voice: createVoice(platform, { catalogue }),
  };
}

type Legacy = Pick<
  Modules,
  | "customerLookup"
  | "legacyAccountManagement"
  | "legacyAccounts"
  | "legacyBilling"
  | "legacyOrders"
  | "legacySessions"
  | "legacyValidation"
>;
type LegacyNeeds = Pick<
  Modules,
  | "accounts"
  | "authentication"
  | "billing"
  | "books"
  | "consents"
  | "identities"
  | "offers"
  | "orders"
  | "radios"
  | "sessions"
  | "subscriptions"
  | "targetedLinks"
  | "visitorProofs"
> & { joinedAccounts: () => JoinedAccounts };

/** The rooms that answer in the words of the legacy system, from the same people, plans and books. */
function createLegacy(platform: Platform, needs: LegacyNeeds): Legacy {
  const { authenticatePassword } = needs.authentication;
  const legacyBilling = createLegacyBilling(platform, needs);
  const legacyAccounts = createLegacyAccounts(platform, { ...needs, legacyBilling });
  return {
    customerLookup: createCustomerLookup(platform, { ...needs, legacyAccounts }),
    legacyAccountManagement: createLegacyAccountManagement(platform, needs),
    legacyAccounts,
    legacyBilling,
    legacyOrders: createLegacyOrders(platform, needs),
    legacySessions: createLegacySessions(platform, { ...needs, authenticatePassword, legacyAccounts }),
    legacyValidation: createLegacyValidation(platform, needs),
  };
}

function allOf(modules: Modules): readonly Module[] {
  return Object.values(modules);
}
