import type { Settings } from "@skywave/contract";
import { type Accounts, createAccounts } from "#modules/accounts/index.ts";
import { type Authentication, createAuthentication } from "#modules/authentication/index.ts";
import { type Billing, createBilling } from "#modules/billing/index.ts";
import { type Books, createBooks } from "#modules/books/index.ts";
import { type Catalogue, createCatalogue } from "#modules/catalogue/index.ts";
import { type ClientLog, createClientLog } from "#modules/client-log/index.ts";
import { type ConfigurationModule, createConfiguration } from "#modules/configuration/index.ts";
import { type Consents, createConsents } from "#modules/consents/index.ts";
import { type Content, createContent } from "#modules/content/index.ts";
import { createCustomerLookup, type CustomerLookup } from "#modules/customer-lookup/index.ts";
import { createDevices, type Devices } from "#modules/devices/index.ts";
import { createEvents, type Events } from "#modules/events/index.ts";
import { createGifts, type Gifts } from "#modules/gifts/index.ts";
import { createIdentities, type Identities } from "#modules/identities/index.ts";
import {
  createLegacyAccountManagement,
  type LegacyAccountManagement,
} from "#modules/legacy-account-management/index.ts";
import { createLegacyAccounts, type LegacyAccounts } from "#modules/legacy-accounts/index.ts";
import { createLegacyBilling, type LegacyBilling } from "#modules/legacy-billing/index.ts";
import { createLegacyOrders, type LegacyOrders } from "#modules/legacy-orders/index.ts";
import { createLegacySessions, type LegacySessions } from "#modules/legacy-sessions/index.ts";
import { createLegacyValidation, type LegacyValidation } from "#modules/legacy-validation/index.ts";
import { createLibrary, type Library } from "#modules/library/index.ts";
import { createLinking, type Linking } from "#modules/linking/index.ts";
import { createListening, type Listening } from "#modules/listening/index.ts";
import { createAdvanceMessages, type AdvanceMessages } from "#modules/advance-messages/index.ts";
import { createNextUp, type NextUp } from "#modules/next-up/index.ts";
import { createOffers, type Offers } from "#modules/offers/index.ts";
import { createOrders, type Orders } from "#modules/orders/index.ts";
import { createInAppMessages, type InAppMessages } from "#modules/in-app-messages/index.ts";
import { createPartners, type Partners } from "#modules/partners/index.ts";
import { createPersonalisation, type Personalisation } from "#modules/personalisation/index.ts";
import { createPurchaseDrafts, type PurchaseDrafts } from "#modules/purchase-drafts/index.ts";
import { createRadios, type Radios } from "#modules/radios/index.ts";
import { createRecordsOfSale, type RecordsOfSale } from "#modules/records-of-sale/index.ts";
import { createRenewals, type DueWork, inTurn, type Renewals } from "#modules/renewals/index.ts";
import { createSessions, type Sessions } from "#modules/sessions/index.ts";
import { createSignal, type Signal } from "#modules/signal/index.ts";
import { createSports, type Sports } from "#modules/sports/index.ts";
import { createStudent, type Student } from "#modules/student/index.ts";
import { createSubscriptions, type Subscriptions } from "#modules/subscriptions/index.ts";
import { createSupport, type Support } from "#modules/support/index.ts";
import { createTaste, type Taste } from "#modules/taste/index.ts";
import { createTargetedLinks, type TargetedLinks } from "#modules/targeted-links/index.ts";
import { createVehicleTrials, type VehicleTrials } from "#modules/vehicle-trials/index.ts";
import { createVisitorProofs, type VisitorProofs } from "#modules/visitor-proofs/index.ts";
import { createVoice, type Voice } from "#modules/voice/index.ts";
import type { TokenReader } from "#platform/http/caller.ts";
import type { AllHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { Outside } from "#providers/outside.ts";
import { handlersOf } from "./handlers-of.ts";

/** The rooms of the back end, each named as its area. */
export interface Modules {
  accounts: Accounts;
  authentication: Authentication;
  billing: Billing;
  books: Books;
  catalogue: Catalogue;
  clientLog: ClientLog;
  configuration: ConfigurationModule;
  consents: Consents;
  content: Content;
  customerLookup: CustomerLookup;
  devices: Devices;
  events: Events;
  gifts: Gifts;
  identities: Identities;
  legacyAccountManagement: LegacyAccountManagement;
  legacyAccounts: LegacyAccounts;
  legacyBilling: LegacyBilling;
  legacyOrders: LegacyOrders;
  legacySessions: LegacySessions;
  legacyValidation: LegacyValidation;
  library: Library;
  linking: Linking;
  listening: Listening;
  advanceMessages: AdvanceMessages;
  nextUp: NextUp;
  offers: Offers;
  orders: Orders;
  inAppMessages: InAppMessages;
  partners: Partners;
  personalisation: Personalisation;
  purchaseDrafts: PurchaseDrafts;
  radios: Radios;
  recordsOfSale: RecordsOfSale;
  renewals: Renewals;
  sessions: Sessions;
  signal: Signal;
  sports: Sports;
  student: Student;
  subscriptions: Subscriptions;
  support: Support;
  taste: Taste;
  targetedLinks: TargetedLinks;
  vehicleTrials: VehicleTrials;
  visitorProofs: VisitorProofs;
  voice: Voice;
}

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

function createModules(platform: Platform, outside: Outside, settings: Settings): Modules {
  // Where two modules need each other, the one that is made first asks for the other by these, once all are made.
  const later = {
    authentication: () => modules.authentication,
    gifts: () => modules.gifts,
    identities: () => modules.identities,
    legacyAccounts: () => modules.legacyAccounts,
    linking: () => modules.linking,
    readCaptcha: (token: string) => modules.legacyValidation.readCaptcha(token),
    orders: () => modules.orders,
    renewals: () => modules.renewals,
    signal: () => modules.signal,
    student: () => modules.student,
    subscriptions: () => modules.subscriptions,
    targetedLinks: () => modules.targetedLinks,
    wipe: async (identityId: string) => {
      for (const module of allOf(modules)) await module.wipe?.(identityId);
    },
  };

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
  const student = createStudent(platform, { ...outside, ...theirs, advanceMessages, offers, renewals });
  const gifts = createGifts(platform, { books, identities });
  const billing = createBilling(platform, { ...outside, ...theirs, books, gifts, orders, renewals });
  const named = { radios, targetedLinks, visitorProofs };

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
    ...createLegacy(platform, { ...theirs, ...people, ...named, billing, books, offers, orders }),
    linking,
    ...createHeard(platform, { ...outside, ...theirs }),
    advanceMessages,
    offers,
    orders,
    inAppMessages: createInAppMessages(platform),
    partners: createPartners(platform, { ...outside, offers, subscriptions }),
    personalisation: createPersonalisation(platform, outside),
    purchaseDrafts: createPurchaseDrafts(platform, { gifts, offers, subscriptions }),
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
  needs: Pick<Modules, "subscriptions"> & Pick<Outside, "scores">,
): Heard {
  const listening = createListening(platform, needs);
  const catalogue = createCatalogue(platform, { listening });
  return {
    catalogue,
    library: createLibrary(platform, { catalogue, listening }),
    listening,
    nextUp: createNextUp(platform, { catalogue }),
    sports: createSports(platform, needs),
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
>;

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
