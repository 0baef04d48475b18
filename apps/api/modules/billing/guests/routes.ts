import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { createFindGuestBill } from "./find-guest-bill.ts";
import type { createPayGuestBill } from "./pay-guest-bill.ts";

/** The calls by which a visitor pays for an account. */
export function createGuestHandlers(
  find: ReturnType<typeof createFindGuestBill>,
  { pay, watch }: ReturnType<typeof createPayGuestBill>,
): Pick<DomainHandlers<"billing">, "findGuestBill" | "payGuestBill" | "watchGuestBill"> {
  return {
    findGuestBill: ({ body }, context) => find(body, context),
    payGuestBill: ({ body }, context) => pay(body, context),
    watchGuestBill: ({ body }, context) => watch(body.token, context),
  };
}
