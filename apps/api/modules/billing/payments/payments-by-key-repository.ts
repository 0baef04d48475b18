import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { payments } from "../billing-tables.ts";
import type { Payment } from "./payments-repository.ts";

export interface PaymentsByKeyRepository {
  findByKey(key: string): Promise<Payment | undefined>;
}

/** Payments as the processor names them: by their key alone, whoever's they are. */
export function createPaymentsByKeyRepository(database: Database): PaymentsByKeyRepository {
  return {
    async findByKey(key) {
      const [payment] = await database.queries().select().from(payments).where(eq(payments.id, key));
      return payment;
    },
  };
}
