import { DICTIONARY_VERSIONS } from "@skywave/localization";
import { type AccessFixtures, openAccessFixtures } from "../access/open-access-fixtures.ts";
import type { TestApi } from "../open-test-api.ts";
import { knowLinks } from "./know-links.ts";
import { knowMoney } from "./know-money.ts";
import { knowSessions, knowWaysIn } from "./know-sessions.ts";
import { ATTRIBUTES, type Known, PLACE } from "./known.ts";
import type { Dictionary } from "./make-value.ts";

/** People with all that a call can be about, and what is known of each call by its name. */
export interface World {
  known: ReadonlyMap<string, Known>;
  bearerOf(grant: string): string;
  dictionary: Dictionary;
}

let worlds = 0;

/** Opens a world beside the ones before; what limits count, it has not used yet. */
export async function openWorld(api: TestApi): Promise<World> {
  worlds += 1;
  const fixtures = await openAccessFixtures(api);
  await fixtures.visitor.call("user", "createAutoProfile", {});
  const visitor = await api.visitor();
  const known = new Map<string, Known>(Object.entries(fixtures.subjects));
  const add = (name: string, more: Known) => known.set(name, { ...known.get(name), ...more });
  const parts = { api, add, world: worlds, fixtures };
  await knowSessions(parts);
  await knowWaysIn(parts);
  await knowLinks(parts);
  await knowMoney(parts);
  const cards = await Promise.all(Array.from({ length: 12 }, () => api.cards.typeCard("4242424242424242")));
  const person = fixtures.visitor;
  return {
    known,
    bearerOf: (grant) => {
      switch (grant) {
        case "device":
          return person.deviceGrant;
        case "access":
        case "optional":
          return visitor.accessToken;
        case "authenticated":
          return person.accessToken;
        default:
          return "";
      }
    },
    dictionary: dictionaryOf(fixtures, cards),
  };
}

function dictionaryOf({ email, subscriptionId }: AccessFixtures, cards: readonly string[]): Dictionary {
  return {
    country: () => "US",
    language: () => "en-US",
    version: () => "2026-01-15",
    firstName: () => "Robin",
    lastName: () => "Ferrer",
    phoneNumbers: (random) => [`+1512555${String(random.below(1e4)).padStart(4, "0")}`],
    countryCode: () => "US",
    locale: (random) => random.pick(["en-US", "en-CA", "fr-CA"]),
    dictionaries: () => `common:${DICTIONARY_VERSIONS.common}`,
    emailAddress: (random) => `new${random.below(1e9)}@example.com`,
    recipientEmail: (random) => `friend${random.below(1e9)}@example.com`,
    email: () => email,
    handle: () => email,
    phoneNumber: (random) => `+1512555${String(random.below(1e4)).padStart(4, "0")}`,
    password: () => "a quiet evening on the air",
    newPassword: (random) => `another quiet evening ${random.below(1e6)}`,
    username: (random) => `listener${random.below(1e9)}`,
    stripePaymentMethodId: (random) => random.pick(cards),
    serviceAddress: () => ({ ...PLACE }),
    billingAddress: () => ({ ...PLACE }),
    offerId: (random) => random.pick(["us-all-access-monthly", "us-music-monthly", "us-premium-monthly"]),
    subscriptionId: () => subscriptionId,
    startDateTime: () => "2026-01-01T00:00:00Z",
    endDateTime: () => "2026-12-31T00:00:00Z",
    sendOn: () => "2026-12-24",
    birthDate: () => "2004-05-06",
    schoolId: () => "us-lakeside",
    baseUrl: () => "http://localhost:8080",
    returnPath: () => "/account",
    provider: () => "amazon",
    syncTarget: () => "google",
    restoreTarget: () => "google",
    flowName: () => "streaming",
    path: () => "subscribe/checkout",
    eventId: (random) => `event-${random.below(1e12)}`,
    grantVersion: () => "v2",
    deviceAttributes: () => structuredClone(ATTRIBUTES),
    contentInBase64: () => Buffer.from("%PDF-1.7").toString("base64"),
    logicalClock: () => [1, 1],
    attributes: () => ({ page: "home" }),
    amount: (random) => 10 + random.below(40),
    nextToken: () => undefined,
    promoCode: () => undefined,
    offerToken: () => undefined,
    giftCardId: () => undefined,
    secondarySubscriptionId: () => undefined,
  };
}
