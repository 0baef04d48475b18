import { ApiError } from "../../wire/api-error.ts";
import { textAt } from "../../wire/form.ts";
import type { Call } from "../../wire/serve.ts";
import { customerWith } from "../payment-methods/customers.ts";
import {
  type FoundMethod,
  paymentMethodWith,
  refuseDetached,
} from "../payment-methods/payment-method-with.ts";

export interface Parties {
  customerId: string | null;
  found: FoundMethod | null;
}

/** Who pays and with what, after making sure that the one may use the other. */
export function partiesOf(call: Call): Parties {
  const customerId = textAt(call.form, "customer");
  const methodId = textAt(call.form, "payment_method");
  if (customerId !== undefined) customerWith(call.books, customerId, "customer");
  const found = methodId === undefined ? null : paymentMethodWith(call, methodId, "payment_method");
  if (found) refuseDetached(found.method);
  const owner = found?.method.customerId ?? null;
  if (owner !== null && owner !== customerId)
    throw ApiError.invalid(
      `The payment method belongs to a Customer. Please include the Customer in the \`customer\` parameter.`,
      { code: "payment_method_unexpected_state", param: "payment_method" },
    );
  return { customerId: customerId ?? null, found };
}
