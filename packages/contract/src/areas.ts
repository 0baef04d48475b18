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
  authentication: { domain: "user", why: PEOPLE },
  books: {
    domain: "billing",
    why: "the wire asks about bills, and the books are what all answers come from",
  },
  "client-log": { domain: "legacy", why: LEGACY },
  consents: { domain: "consent", why: ONE_OF_MANY },
  "customer-lookup": { domain: "legacy", why: LEGACY },
  devices: { domain: "user", why: PEOPLE },
  events: { domain: "userEvent", why: "telemetry comes into the same room by a domain of its own" },
  gifts: { domain: "giftcard", why: "a gift is a gift card on the wire" },
  identities: { domain: "user", why: PEOPLE },
  "legacy-accounts": { domain: "user", why: PEOPLE },
  "legacy-billing": { domain: "legacy", why: LEGACY },
  linking: { domain: "user", why: PEOPLE },
  messages: { domain: "user", why: `what we write to somebody; ${PEOPLE}` },
  notices: { domain: "subscription", why: "a notice is about what happens to a subscription" },
  offers: { domain: "eligibility", why: "the wire asks who can have an offer" },
  orders: { domain: "order", why: ONE_OF_MANY },
  partners: { domain: "partner", why: ONE_OF_MANY },
  personalisation: { domain: "content", why: "the wire has it beside the texts that it chooses" },
  "purchase-drafts": { domain: "order", why: "a draft becomes an order" },
  "records-of-sale": { domain: "user", why: PEOPLE },
  renewals: { domain: "subscription", why: "a renewal is a step of a subscription" },
  sessions: { domain: "user", why: PEOPLE },
  subscriptions: { domain: "subscription", why: ONE_OF_MANY },
  "targeted-links": { domain: "subscription", why: "such a link leads to one subscription" },
};

export type Layer = "contract" | "services" | "web";

interface FolderWord {
  layer: Layer;
  folder: string;
  /** Whose it is; none where no area of the API stands behind it. */
  areas: readonly string[];
  why: string;
}

const BY_DOMAIN = "it is still called by the domain on the wire";
const BY_PAGE = "it is still called by the page that shows it";
const SHARED = "all areas share it";

/** Folders with another name than their area's. This list only gets shorter. */
export const OTHER_FOLDERS: readonly FolderWord[] = [
  { layer: "contract", folder: "activation", areas: ["partners"], why: BY_DOMAIN },
  { layer: "contract", folder: "consent", areas: ["consents"], why: BY_DOMAIN },
  { layer: "contract", folder: "eligibility", areas: ["offers"], why: BY_DOMAIN },
  { layer: "contract", folder: "event", areas: ["events"], why: BY_DOMAIN },
  { layer: "contract", folder: "giftcard", areas: ["gifts"], why: BY_DOMAIN },
  {
    layer: "contract",
    folder: "legacy",
    areas: ["legacy-billing", "client-log", "customer-lookup"],
    why: BY_DOMAIN,
  },
  { layer: "contract", folder: "localization", areas: ["configuration"], why: BY_DOMAIN },
  { layer: "contract", folder: "order", areas: ["orders", "purchase-drafts"], why: BY_DOMAIN },
  { layer: "contract", folder: "partner", areas: ["partners"], why: BY_DOMAIN },
  {
    layer: "contract",
    folder: "subscription",
    areas: ["subscriptions", "targeted-links", "renewals", "notices"],
    why: BY_DOMAIN,
  },
  { layer: "contract", folder: "time", areas: ["configuration"], why: BY_DOMAIN },
  { layer: "contract", folder: "user", areas: [], why: "it holds the areas of the wire's domain of people" },
  { layer: "contract", folder: "user/account", areas: ["accounts", "legacy-accounts"], why: BY_DOMAIN },
  { layer: "contract", folder: "user/authentication", areas: ["authentication"], why: BY_DOMAIN },
  { layer: "contract", folder: "user/device", areas: ["devices"], why: BY_DOMAIN },
  { layer: "contract", folder: "user/identity", areas: ["identities", "records-of-sale"], why: BY_DOMAIN },
  { layer: "contract", folder: "user/linking", areas: ["linking"], why: BY_DOMAIN },
  { layer: "contract", folder: "user/session", areas: ["sessions"], why: BY_DOMAIN },
  { layer: "contract", folder: "wire", areas: [], why: SHARED },
  { layer: "services", folder: "account", areas: ["accounts"], why: BY_PAGE },
  { layer: "services", folder: "changes", areas: ["orders"], why: "a change of a plan is an order" },
  { layer: "services", folder: "gift-cards", areas: ["billing"], why: BY_PAGE },
  { layer: "services", folder: "identity", areas: ["authentication", "identities"], why: BY_PAGE },
  { layer: "services", folder: "legacy", areas: ["legacy-billing", "customer-lookup"], why: BY_DOMAIN },
  { layer: "services", folder: "outcomes", areas: [], why: SHARED },
  { layer: "services", folder: "passkeys", areas: ["authentication"], why: BY_PAGE },
  { layer: "services", folder: "security", areas: ["authentication", "sessions"], why: BY_PAGE },
  { layer: "services", folder: "students", areas: ["student"], why: ONE_OF_MANY },
  { layer: "services", folder: "testing", areas: [], why: SHARED },
  { layer: "web", folder: "account", areas: ["accounts"], why: BY_PAGE },
  { layer: "web", folder: "checkout", areas: ["orders", "purchase-drafts"], why: BY_PAGE },
  { layer: "web", folder: "entitlement", areas: ["partners"], why: BY_PAGE },
  {
    layer: "web",
    folder: "identity",
    areas: ["authentication", "identities", "customer-lookup"],
    why: BY_PAGE,
  },
  { layer: "web", folder: "plans", areas: ["subscriptions"], why: BY_PAGE },
  { layer: "web", folder: "privacy", areas: ["consents"], why: BY_PAGE },
  { layer: "web", folder: "security", areas: ["authentication", "sessions"], why: BY_PAGE },
  { layer: "web", folder: "vehicles", areas: [], why: "the API has no room for cars yet" },
];
