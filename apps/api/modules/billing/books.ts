import type { Database } from "#platform/database/database.ts";
import { type BalancesRepository, createBalancesRepository } from "./balances/balances-repository.ts";
import { createInvoicesRepository, type InvoicesRepository } from "./invoices/invoices-repository.ts";
import { createLedgerRepository, type LedgerRepository } from "./ledger/ledger-repository.ts";
import { createPayRepository, type PayRepository } from "./pay/pay-repository.ts";
import { createPaymentsRepository, type PaymentsRepository } from "./payments/payments-repository.ts";
import { createProfilesRepository, type ProfilesRepository } from "./profiles/profiles-repository.ts";

/** What is written down about money: who pays, what they owe, have paid and have left. */
export interface Books {
  balances: BalancesRepository;
  invoices: InvoicesRepository;
  ledger: LedgerRepository;
  owing: PayRepository;
  payments: PaymentsRepository;
  profiles: ProfilesRepository;
}

export function openBooks(database: Database): Books {
  return {
    balances: createBalancesRepository(database),
    invoices: createInvoicesRepository(database),
    ledger: createLedgerRepository(database),
    owing: createPayRepository(database),
    payments: createPaymentsRepository(database),
    profiles: createProfilesRepository(database),
  };
}
