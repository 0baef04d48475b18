import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Identities } from "#modules/identities/index.ts";
import type { Clock } from "#platform/clock.ts";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { LocalPartner } from "#providers/partners/local-partner.ts";
import type { LocalStores } from "#providers/stores/local-stores.ts";

const LINK_GOOD_FOR_HOURS = 24 * 30;
const Country = z.enum(["US", "CA"]);
const PartnerSale = z.object({ country: Country, isOver: z.boolean().default(false) });
const StoreSale = z.object({
  email: z.email(),
  country: Country,
  store: z.enum(["apple", "google", "amazon", "roku"]),
});

/** Who sells our plans for themselves, in the sandbox. */
export interface SoldElsewhere {
  partners: Pick<LocalPartner, "sellPlan">;
  stores: Pick<LocalStores, "sell">;
}

/** Sells plans as partners and stores do: by a link, and in somebody's name. */
export function registerSoldElsewhere(
  scope: FastifyInstance,
  { sellers, identities, clock }: { sellers: SoldElsewhere; identities: Identities; clock: Clock },
): void {
  const planOf = (country: "US" | "CA") => ({
    reference: randomId("sold"),
    offerId: `${country.toLowerCase()}-music-monthly`,
    startedAt: clock.now(),
  });

  scope.post("/partner-plans", async (request, reply) => {
    const sale = PartnerSale.safeParse(request.body);
    if (!sale.success) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    const { country, isOver } = sale.data;
    const expiresAt = clock.now().add({ hours: isOver ? -1 : LINK_GOOD_FOR_HOURS });
    const token = sellers.partners.sellPlan({ ...planOf(country), country, expiresAt });
    // In the fragment, which browsers send to no server and put into no Referer.
    return reply.status(201).send({ path: `/subscribe/entitlement#${token}` });
  });

  scope.post("/store-sales", async (request, reply) => {
    const sale = StoreSale.safeParse(request.body);
    const buyer = sale.success && (await identities.findByHandle(sale.data.email.toLowerCase()));
    if (!sale.success || !buyer) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    const { store, country } = sale.data;
    sellers.stores.sell({
      ...planOf(country),
      store,
      identityId: buyer.id,
      deviceId: null,
      state: "active",
      endedAt: null,
    });
    return reply.status(204).send();
  });
}
