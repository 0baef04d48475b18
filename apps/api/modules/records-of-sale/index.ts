export { createRecordsOfSaleRepository, type RecordsOfSaleRepository } from "./records-of-sale-repository.ts";
export { createRecordOfSaleHandlers } from "./routes.ts";
