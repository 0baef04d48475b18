import { type Locale, localesOf } from "@skywave/domain/locale/locale";
import type { Consents } from "#modules/consents/index.ts";
import type { Gifts } from "#modules/gifts/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { Orders } from "#modules/orders/index.ts";
import type { Brand } from "#platform/brands/brands.ts";
import { originOfBrand } from "#platform/brands/origin-of-brand.ts";
import type { OutgoingMessage } from "#platform/jobs/job-payloads.ts";
import type { Platform } from "#platform/platform.ts";
import { readOwnOrigins } from "#platform/security/own-origins.ts";
import type { MessageCarrier } from "#providers/mail/message-carrier.ts";
import { createSendMessage } from "./send-message.ts";

export { mailTextsIn } from "./mail-texts.ts";

/** What goes out to people by mail and text message. */
export interface Messages {
  /** Writes a message in its person's language and hands it to who carries it. */
  send(message: OutgoingMessage): Promise<void>;
}

export interface MessageNeeds {
  carrier: MessageCarrier;
  identities: Pick<Identities, "findByHandle">;
  orders: Pick<Orders, "findPurchase">;
  gifts: Pick<Gifts, "findToMail">;
  consents: Pick<Consents, "mayMarketTo" | "stopOffersToken">;
}

export function createMessages({ brands, config, secrets }: Platform, needs: MessageNeeds): Messages {
  const { carrier, identities, orders, gifts, consents } = needs;
  const { originIn } = readOwnOrigins(config);
  const pageUrl = (path: string, { locale, brand }: { locale: Locale; brand: Brand }) => {
    const country = localesOf("CA").includes(locale) ? "CA" : "US";
    return new URL(path, originOfBrand(brand, country, originIn(country))).href;
  };
  /** Undefined for whoever gets no offers: they have nothing to stop. */
  const stopOffersUrl = async (contact: string, of: { locale: Locale; brand: Brand }) => {
    const identityId = (await identities.findByHandle(contact))?.id;
    if (identityId === undefined) return undefined;
    const getsOffers = await consents.mayMarketTo({ contact, identityId, channel: "mail" });
    return getsOffers ? pageUrl(`/unsubscribe#${consents.stopOffersToken(identityId)}`, of) : undefined;
  };
  return {
    send: createSendMessage({
      carrier,
      // Whoever joined under a brand hears from it; who did not join yet, from the one on whose pages they are.
      brandOf: async ({ to, brand }) => {
        const owner = to === null ? undefined : await identities.findByHandle(to);
        return brands.named(owner?.brand ?? brand ?? "");
      },
      accountUrlIn: (locale, brand) => pageUrl("/account", { locale, brand }),
      stopOffersUrl,
      decrypt: (encrypted) => secrets.decrypt(encrypted),
      findPurchase: orders.findPurchase,
      findGift: gifts.findToMail,
      mayMarketTo: consents.mayMarketTo,
    }),
  };
}
