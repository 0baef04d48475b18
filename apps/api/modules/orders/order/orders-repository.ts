import { and, eq, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { readTogether } from "#platform/database/read-together.ts";
import type { CountedWindows, Counts, RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { BillingProfileRow, Books, PaymentMethodRow } from "#modules/books/index.ts";
import type { Offers } from "#modules/offers/index.ts";
import type { OrderRow } from "./order-row.ts";
import { orders, type StoredOrder } from "./orders-tables.ts";

/** All that decides about confirming an order, as it stands now. */
export interface ConfirmView {
  order: OrderRow;
  isOfferWithdrawn: boolean;
  isForStudents: boolean;
  /** What is counted against whoever confirms. */
  declines: Counts;
  profile: BillingProfileRow | null;
  method: PaymentMethodRow | null;
}

export interface OrdersRepository {
  add(order: OrderRow): Promise<void>;
  find(identityId: string, id: string): Promise<OrderRow | undefined>;
  /** Whether a person has had something by a promo code, in upper case; what was only quoted does not count. */
  hasRedeemed(identityId: string, promoCode: string): Promise<boolean>;
  /**
   * Whether another order of the same person has used the promo code of this one. Until the transaction ends no
   * other order of theirs can use it, so that of two at once the second one sees the first.
   */
  isPromoCodeUsed(orderRow: OrderRow): Promise<boolean>;
  /** Whether something was bought, or is just being bought, by a link that was meant for one customer. */
  isLinkUsed(digest: string): Promise<boolean>;
  /**
   * Withdraws the quotes of a person, once whoever confirms one at this moment is done with it. No other is made until the
   * transaction ends.
   */
  removeQuotesOf(identityId: string): Promise<void>;
  /**
   * Reads an order with the card it would be paid by, in one round trip, and keeps others from changing the
   * order until the transaction ends. Without a chosen card it is the one of the quote, else the profile's default.
   */
  findForConfirm(
    identityId: string,
    id: string,
    along: { chosenMethodId: string | undefined; declines: CountedWindows },
  ): Promise<ConfirmView | undefined>;
}

/** Storage of orders. */
export function createOrdersRepository(
  database: Database,
  {
    limits,
    offers,
    profiles,
    read,
  }: {
    limits: Pick<RateLimits, "counting">;
    offers: Pick<Offers, "isAnyWithdrawn" | "isForStudents">;
    profiles: Books["profiles"];
    read: (row: StoredOrder) => OrderRow;
  },
): OrdersRepository {
  const queries = () => database.queries();
  const isMeant = and(
    eq(orders.identityId, sql.placeholder("identityId")),
    eq(orders.id, sql.placeholder("id")),
  );
  const find = findTogether(database);
  const findView = (name: string, chosenMethodId?: SQLWrapper) => {
    const payer = profiles.payerOf(orders, chosenMethodId);
    return queries()
      .select({
        order: orders,
        isOfferWithdrawn: offers.isAnyWithdrawn(
          (offerId) => sql`${offerId} = ${orders.offer} ->> 'id' or ${offerId} in
            (select line #>> '{offer,id}' from jsonb_array_elements(${orders.lines}) as line)`,
        ),
        declines: limits.counting,
        isForStudents: offers.isForStudents(sql`${orders.offer} ->> 'id'`),
        profile: payer.profile.table,
        method: payer.method.table,
      })
      .from(orders)
      .leftJoin(payer.profile.table, payer.profile.on)
      .leftJoin(payer.method.table, payer.method.on)
      .where(isMeant)
      .for("update", { of: orders })
      .prepare(name);
  };
  const findWithOwnCard = findView("find_order_to_confirm");
  const findWithChosenCard = findView("find_order_to_confirm_by_card", sql.placeholder("chosenMethodId"));
  return {
    async add(order) {
      // It waits for whoever is removing this person's quotes, so that none is made between that and the end of it.
      const held = sql`(select pg_advisory_xact_lock_shared(${quotesLockOf(order.identityId)})) as held`;
      await queries().execute(sql`${insertRows(orders, [order])}, ${held}`);
    },

    async find(identityId, id) {
      const order = await find(identityId, id);
      return order && read(order);
    },

    ...createUses(database),

    async findForConfirm(identityId, id, { chosenMethodId, declines }) {
      const query = chosenMethodId === undefined ? findWithOwnCard : findWithChosenCard;
      const [row] = await query.execute({ ...declines, identityId, id, chosenMethodId });
      return row && { ...row, order: read(row.order) };
    },
  };
}

/** Orders by their owners: whoever writes a pile of mails asks for one for each. */
function findTogether(
  database: Database,
): (identityId: string, id: string) => Promise<StoredOrder | undefined> {
  const query = database
    .queries()
    .select()
    .from(orders)
    .where(
      and(
        sql`${orders.identityId} = any(${sql.placeholder("identityIds")}::text[])`,
        sql`${orders.id} = any(${sql.placeholder("ids")}::text[])`,
      ),
    )
    .prepare("find_orders");
  const keyOf = ({ identityId, id }: Pick<StoredOrder, "identityId" | "id">) => `${identityId} ${id}`;
  const find = readTogether(
    database,
    (keys) => {
      const pairs = keys.map((key) => key.split(" "));
      return query.execute({ identityIds: pairs.map(([owner]) => owner), ids: pairs.map(([, id]) => id) });
    },
    keyOf,
  );
  return (identityId, id) => find(keyOf({ identityId, id }));
}

/** Shared by whoever adds a quote of a person, until it is there; held by whoever removes them all. */
function quotesLockOf(identityId: string): SQL {
  return sql`hashtextextended(${`quotes.${identityId}`}, 0)`;
}

/** What was used up by orders, each once; and the quotes that use up nothing. */
function createUses(
  database: Database,
): Pick<OrdersRepository, "hasRedeemed" | "isPromoCodeUsed" | "isLinkUsed" | "removeQuotesOf"> {
  const queries = () => database.queries();
  const isUseOf = (identityId: string, promoCode: string) =>
    and(
      eq(orders.identityId, identityId),
      eq(sql`upper(${orders.promoCode})`, promoCode),
      ne(orders.state, "quoted"),
    );
  return {
    async hasRedeemed(identityId, promoCode) {
      const [row] = await queries()
        .select({ id: orders.id })
        .from(orders)
        .where(isUseOf(identityId, promoCode))
        .limit(1);
      return row !== undefined;
    },

    async isPromoCodeUsed({ identityId, id, ...order }) {
      const promoCode = "promoCode" in order ? order.promoCode : null;
      if (promoCode === null) return false;
      const code = promoCode.toUpperCase();
      const lock = `promo-code.${identityId}.${code}`;
      await queries().execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
      const used = await queries()
        .select({ id: orders.id })
        .from(orders)
        .where(and(isUseOf(identityId, code), ne(orders.id, id)))
        .limit(1);
      return used.length > 0;
    },

    async isLinkUsed(digest) {
      const used = await queries()
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.offerLink, digest), ne(orders.state, "quoted")))
        .limit(1);
      return used.length > 0;
    },

    async removeQuotesOf(identityId) {
      const isQuote = and(eq(orders.identityId, identityId), eq(orders.state, "quoted"));
      await queries().execute(sql`select pg_advisory_xact_lock(${quotesLockOf(identityId)})`);
      await queries().delete(orders).where(isQuote);
    },
  };
}
