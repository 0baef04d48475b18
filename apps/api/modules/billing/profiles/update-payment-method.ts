import type { CallRequest, PaymentMethod } from "@skywave/contract";
import { cardStatus } from "@skywave/domain/billing/card-status";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import { checkAddress } from "./address/check-address.ts";
import { type Books, type PaymentMethodRow, serializePaymentMethod } from "#modules/books/index.ts";

type Body = CallRequest<"billing", "updatePaymentMethod">["body"];

export type UpdatePaymentMethod = (method: PaymentMethodRow, body: Body) => Promise<Outcome<PaymentMethod>>;

/** Changes what its owner may change of a card. The expiry is the processor's, which has the last word on it. */
export function createUpdatePaymentMethod(dependencies: {
  repository: Books["profiles"];
  cardProcessor: Pick<CardProcessor, "updateCard">;
  clock: Clock;
}): UpdatePaymentMethod {
  const { repository, cardProcessor, clock } = dependencies;
  return async (method, body) => {
    const { billingAddress, expiryDate } = body;
    const checked = billingAddress && checkAddress(billingAddress, "billingAddress");
    const isPast = expiryDate !== undefined && cardStatus(expiryDate, clock.today()) === "EXPIRED";
    const invalidFields = [
      ...(checked?.invalidFields ?? []),
      ...(isPast ? [{ field: "expiryDate", code: "past" }] : []),
    ];
    if (invalidFields.length > 0) return refuse("INVALID_PAYLOAD", { invalidFields });

    const changed = { ...method, ...(checked && { billingAddress: checked.address }) };
    if (checked) await repository.changeBillingAddress(method, checked.address);
    if (expiryDate === undefined) return done(serializePaymentMethod(changed, clock.today()));
    const outcome = await cardProcessor.updateCard({
      paymentMethodId: method.id,
      expiryYear: expiryDate.year,
      expiryMonth: expiryDate.month,
    });
    switch (outcome.kind) {
      case "saved": {
        const { brand, last4, expiryYear, expiryMonth } = outcome.card;
        const card = { brand, last4, expiryYear, expiryMonth };
        await repository.renewPaymentMethod(method.id, card);
        return done(serializePaymentMethod({ ...changed, ...card }, clock.today()));
      }
      case "declined":
        return refuse("CREDIT_CARD_ERROR", { details: { nextMove: outcome.nextMove } });
      case "unknown":
        return refuse("SERVICE_UNAVAILABLE", { retryAfterInSeconds: 5, cause: outcome.cause });
    }
  };
}
