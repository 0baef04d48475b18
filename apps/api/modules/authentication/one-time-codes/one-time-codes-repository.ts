import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { oneTimeCodes } from "./one-time-codes-tables.ts";

export type OneTimeCode = typeof oneTimeCodes.$inferSelect;

export interface OneTimeCodesRepository {
  add(code: OneTimeCode): Promise<void>;
  /** The last code sent to a person for a device and a purpose; only that one can be redeemed. */
  findLatest(
    bearer: Pick<OneTimeCode, "identityId" | "deviceId" | "purpose">,
  ): Promise<OneTimeCode | undefined>;
  lastIssuedAt(identityId: string, channel: OneTimeCode["channel"]): Promise<Temporal.Instant | undefined>;
  /** Counts a try before the code is compared, so that parallel guesses can't share one; returns the count. */
  countTry(code: OneTimeCode): Promise<number>;
  /** True for the one caller that redeems the code. */
  consume(code: OneTimeCode, at: Temporal.Instant): Promise<boolean>;
  removeAllOf(identityId: string): Promise<void>;
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** Storage of one-time codes. */
export function createOneTimeCodesRepository(database: Database): OneTimeCodesRepository {
  const queries = () => database.queries();
  const isCode = (code: Pick<OneTimeCode, "identityId" | "id">) =>
    and(eq(oneTimeCodes.identityId, code.identityId), eq(oneTimeCodes.id, code.id));
  return {
    async add(code) {
      await queries().insert(oneTimeCodes).values(code);
    },

    async findLatest(bearer) {
      const [code] = await queries()
        .select()
        .from(oneTimeCodes)
        .where(
          and(
            eq(oneTimeCodes.identityId, bearer.identityId),
            eq(oneTimeCodes.deviceId, bearer.deviceId),
            eq(oneTimeCodes.purpose, bearer.purpose),
          ),
        )
        .orderBy(desc(oneTimeCodes.createdAt))
        .limit(1);
      return code;
    },

    async lastIssuedAt(identityId, channel) {
      const [code] = await queries()
        .select({ createdAt: oneTimeCodes.createdAt })
        .from(oneTimeCodes)
        .where(and(eq(oneTimeCodes.identityId, identityId), eq(oneTimeCodes.channel, channel)))
        .orderBy(desc(oneTimeCodes.createdAt))
        .limit(1);
      return code?.createdAt;
    },

    async countTry(code) {
      const [row] = await queries()
        .update(oneTimeCodes)
        .set({ tries: sql`${oneTimeCodes.tries} + 1` })
        .where(isCode(code))
        .returning({ tries: oneTimeCodes.tries });
      return row?.tries ?? Number.POSITIVE_INFINITY;
    },

    async consume(code, at) {
      const rows = await queries()
        .update(oneTimeCodes)
        .set({ consumedAt: at })
        .where(and(isCode(code), isNull(oneTimeCodes.consumedAt)))
        .returning({ id: oneTimeCodes.id });
      return rows.length > 0;
    },

    async removeAllOf(identityId) {
      await queries().delete(oneTimeCodes).where(eq(oneTimeCodes.identityId, identityId));
    },

    async removeExpired(before) {
      await queries().delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, before));
    },
  };
}
