import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createRecordsOfSaleRepository, type RecordOfSale } from "./records-of-sale-repository.ts";
import { createRecordOfSaleHandlers } from "./routes.ts";

/** The cars that dealers sold. */
export interface RecordsOfSale extends Module {
  handlers: Pick<DomainHandlers<"user">, "recordOfSaleExists" | "recordOfSaleStatus">;
  /** Adds a sale; one that was reported already stays as it is. */
  add(record: RecordOfSale): Promise<void>;
}

export function createRecordsOfSale({ database, limits }: Platform): RecordsOfSale {
  const repository = createRecordsOfSaleRepository(database);
  return { handlers: createRecordOfSaleHandlers(repository, limits), add: repository.add };
}
