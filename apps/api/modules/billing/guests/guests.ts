import type { Module } from "#platform/module.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Platform } from "#platform/platform.ts";
import { createFindStanding } from "../pay/find-standing.ts";
import type { Pay } from "../pay/pay.ts";
import { createPaymentReceipts } from "../pay/payment-receipts.ts";
import type { Books } from "#modules/books/index.ts";
import { createFindDue } from "./find-due.ts";
import { createFindGuestBill } from "./find-guest-bill.ts";
import type { GuestsRepository } from "./guests-repository.ts";
import { createPayGuestBill } from "./pay-guest-bill.ts";
import { createGuestHandlers } from "./routes.ts";

/** How visitors pay for an account whose number they know. */
export interface Guests extends Required<Module> {
  handlers: Pick<DomainHandlers<"billing">, "findGuestBill" | "payGuestBill" | "watchGuestBill">;
}

export interface GuestNeeds {
  books: Books;
  repository: GuestsRepository;
  pay: Pay;
}

export function createGuests({ clock, limits, personalTime }: Platform, needs: GuestNeeds): Guests {
  const { books, repository, pay } = needs;
  const { owing, balances } = books;
  const findDue = createFindDue(owing, balances);
  const { answer } = createPaymentReceipts(owing, createFindStanding(owing, balances));
  const common = { ...books, repository, findDue, clock, personalTime };
  return {
    handlers: createGuestHandlers(
      createFindGuestBill({ ...common, limits }),
      createPayGuestBill({ ...common, pay, answer }),
    ),
    wipe: (identityId) => repository.remove(identityId),
    removeExpired: () => repository.removeExpired(clock.realNow().subtract({ hours: 24 })),
  };
}
