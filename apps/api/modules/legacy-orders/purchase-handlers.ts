import type { Order } from "@skywave/contract";
import type { Orders } from "#modules/orders/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { refuse } from "#platform/outcome.ts";
import { type CheckQuote, createConfirmInLegacyWords } from "./confirm-in-legacy-words.ts";

export type PurchaseHandlers = Pick<
  DomainHandlers<"legacy">,
  "addSubscription" | "changeSubscription" | "swapRadio" | "linkDevice"
>;

/** The calls by which a quote of the legacy system is bought, each for quotes of its own kind. */
export function createPurchaseHandlers(
  orders: Pick<Orders["handlers"], "getOrder" | "completeOrder">,
): PurchaseHandlers {
  const confirm = createConfirmInLegacyWords(orders);
  return {
    addSubscription: ({ body }, context) => confirm(body, context, isOfKind("newSubscription")),

    changeSubscription: ({ body }, context) => confirm(body, context, isOfKind("planSwitch")),

    swapRadio: ({ body }, context) =>
      confirm(body, context, ({ change }) =>
        change?.radios?.fromLastFour == null ? isForAnotherCall() : undefined,
      ),

    linkDevice: ({ body: { radioIdLastFour, ...body } }, context) =>
      confirm(body, context, ({ change }) => {
        if (change?.radios === undefined || change.radios.fromLastFour !== null) return isForAnotherCall();
        const isMeant = change.radios.toLastFour === radioIdLastFour.toUpperCase();
        return isMeant ? undefined : refuse("DEVICE_NOT_FOUND");
      }),
  };
}

function isOfKind(kind: Order["kind"]): CheckQuote {
  return (order) => (order.kind === kind ? undefined : isForAnotherCall());
}

function isForAnotherCall() {
  return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: "orderId", code: "kind" }] });
}
