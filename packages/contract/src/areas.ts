/**
 * An area has one word in every layer: its room in the API's modules, and its folders in the contract, the services and
 * the features of the web app. Here stands where the wire has another word, as the specification does, and which folders
 * are still called otherwise. `npm run new:verb` writes to these places, and `check-areas` keeps the table true.
 */
interface WireWord {
  domain: string;
  why: string;
}

const PEOPLE = "the wire has all that belongs to a person in one domain";
const LEGACY = "the wire has all that stands in for the older system in one domain";
const ONE_OF_MANY = "the wire names one of them, and a room holds them all";

/** The domain on the wire, for each area that the wire calls otherwise. */
export const WIRE_WORDS: Readonly<Record<string, WireWord>> = {
  accounts: { domain: "user", why: PEOPLE },
  "advance-messages": {
    domain: "subscription",
    why: "an advance message is about what happens to a subscription",
  },
  authentication: { domain: "user", why: PEOPLE },
  books: {
    domain: "billing",
    why: "the wire asks about bills, and the books are what all answers come from",
  },
  catalogue: {
    domain: "search",
    why: "the wire has a domain for each thing that is done with the catalogue",
  },
  "client-log": { domain: "legacy", why: LEGACY },
  consents: { domain: "consent", why: ONE_OF_MANY },
  "customer-lookup": { domain: "legacy", why: LEGACY },
  devices: { domain: "user", why: PEOPLE },
  events: { domain: "userEvent", why: "telemetry comes into the same room by a domain of its own" },
  gifts: { domain: "giftcard", why: "a gift is a gift card on the wire" },
  identities: { domain: "user", why: PEOPLE },
  "in-app-messages": { domain: "outreach", why: "the specification calls such a message outreach" },
  "joined-accounts": { domain: "user", why: PEOPLE },
  "legacy-account-management": { domain: "legacy", why: LEGACY },
  "legacy-accounts": { domain: "user", why: PEOPLE },
  "legacy-billing": { domain: "legacy", why: LEGACY },
  "legacy-orders": { domain: "legacy", why: LEGACY },
  "legacy-sessions": { domain: "legacy", why: LEGACY },
  "legacy-validation": { domain: "legacy", why: LEGACY },
  linking: { domain: "user", why: PEOPLE },
  listening: { domain: "playback", why: "the specification calls what is heard playback" },
  messages: { domain: "user", why: `what we write to somebody; ${PEOPLE}` },
  "next-up": { domain: "nextup", why: "the specification writes it in one word" },
  offers: { domain: "eligibility", why: "the wire asks who can have an offer" },
  orders: { domain: "order", why: ONE_OF_MANY },
  partners: { domain: "partner", why: ONE_OF_MANY },
  personalisation: { domain: "content", why: "the wire has it beside the texts that it chooses" },
  "purchase-drafts": { domain: "order", why: "a draft becomes an order" },
  "records-of-sale": { domain: "user", why: PEOPLE },
  radios: { domain: "legacy", why: LEGACY },
  renewals: { domain: "subscription", why: "a renewal is a step of a subscription" },
  sessions: { domain: "user", why: PEOPLE },
  signal: { domain: "legacy", why: LEGACY },
  subscriptions: { domain: "subscription", why: ONE_OF_MANY },
  "targeted-links": { domain: "subscription", why: "such a link leads to one subscription" },
  "vehicle-trials": {
    domain: "partnerIntegration",
    why: "the wire names those who give them, and claiming one is a call about a person",
  },
  "visitor-proofs": { domain: "legacy", why: "the lookups of the older system hand them out" },
};

export type Layer = "contract" | "services" | "web";

interface FolderWord {
  layer: Layer;
  folder: string;
  /** Whose it is; none where no area of the API stands behind it. */
  areas: readonly string[];
  why: string;
}

const SHARED = "all areas share it";

/** Folders with another name than their area's. This list only gets shorter. */
export const OTHER_FOLDERS: readonly FolderWord[] = [
  { layer: "contract", folder: "wire", areas: [], why: SHARED },
  { layer: "services", folder: "outcomes", areas: [], why: SHARED },
  { layer: "services", folder: "testing", areas: [], why: SHARED },
  {
    layer: "web",
    folder: "security",
    areas: ["authentication", "identities", "sessions", "linking"],
    why: "one page shows all by which somebody gets in, and a feature imports no other",
  },
  { layer: "web", folder: "vehicles", areas: [], why: "the API has no room for cars yet" },
];
