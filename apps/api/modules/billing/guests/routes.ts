import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { FindGuestBill } from "./find-guest-bill.ts";
import type { PayGuestBill } from "./pay-guest-bill.ts";

/** The calls by which a visitor pays for an account. */
export function createGuestHandlers(
  find: FindGuestBill,
  { pay, watch }: PayGuestBill,
): Pick<DomainHandlers<"billing">, "findGuestBill" | "payGuestBill" | "watchGuestBill"> {
  return {
    findGuestBill: ({ body }, context) => find(body, context),
    payGuestBill: ({ body }, context) => pay(body, context),
    watchGuestBill: ({ body }, context) => watch(body.token, context),
  };
}
