import { cardFromForm, renewedCard } from "../../cards/card-from-form.ts";
import { declineOf } from "../../cards/test-cards.ts";
import type { BillingDetails, PaymentMethod } from "../../ledger/record.ts";
import { ApiError, declineDetail, errorBody } from "../../wire/api-error.ts";
import { type Form, groupAt, textAt } from "../../wire/form.ts";
import { makeId } from "../../ledger/make-id.ts";
import type { Answer, Call, Operation } from "../../wire/serve.ts";
import { customerWith } from "./customers.ts";
import { metadataFrom, requiredText, secondsOf } from "../../wire/form-fields.ts";
import { listBody } from "../../wire/list-page.ts";
import { paymentMethodBody } from "./payment-method-body.ts";
import { paymentMethodWith, refuseDetached } from "./payment-method-with.ts";

const create: Operation = {
  method: "POST",
  url: "/v1/payment_methods",
  isForFrame: true,
  run({ form, caller, fingerprintKey, now }) {
    if (caller !== "frame")
      throw ApiError.invalid(
        "Card numbers are taken from the card frame only, with the publishable key; a server that handles them must be certified for it.",
      );
    if (textAt(form, "type") !== "card")
      throw ApiError.invalid("This processor takes cards only.", { param: "type" });
    const method: PaymentMethod = {
      id: makeId("pm"),
      createdInSeconds: secondsOf(now),
      customerId: null,
      isDetached: false,
      card: cardFromForm(groupAt(form, "card") ?? {}, fingerprintKey, now),
      billingDetails: billingDetailsFrom(groupAt(form, "billing_details") ?? {}),
      metadata: metadataFrom(form),
    };
    return kept(method, []);
  },
};

const retrieve: Operation = {
  method: "GET",
  url: "/v1/payment_methods/:id",
  run(call) {
    const { method, records } = paymentMethodWith(call, call.id, "id");
    return { status: 200, body: paymentMethodBody(method), records };
  },
};

const attach: Operation = {
  method: "POST",
  url: "/v1/payment_methods/:id/attach",
  run(call) {
    const { method, records } = paymentMethodWith(call, call.id, "payment_method");
    const customer = customerWith(call.books, requiredText(call.form, "customer"), "customer");
    if (method.customerId !== null && method.customerId !== customer.id)
      throw ApiError.invalid("The payment method you provided has already been attached to a customer.", {
        code: "payment_method_unexpected_state",
        param: "payment_method",
      });
    refuseDetached(method);
    const decline = declineOf(method.card.behaviour, "save");
    const detail = declineDetail({ decline });
    if (detail) return { status: 402, body: errorBody(detail), records };
    return kept({ ...method, customerId: customer.id }, ["payment_method.attached"]);
  },
};

const detach: Operation = {
  method: "POST",
  url: "/v1/payment_methods/:id/detach",
  run(call) {
    const { method } = paymentMethodWith(call, call.id, "payment_method");
    if (method.customerId === null)
      throw ApiError.invalid("The payment method you provided is not attached to a customer.", {
        code: "payment_method_unexpected_state",
        param: "payment_method",
      });
    return kept({ ...method, customerId: null, isDetached: true }, ["payment_method.detached"]);
  },
};

const update: Operation = {
  method: "POST",
  url: "/v1/payment_methods/:id",
  run({ id, form, books, now }) {
    const method = books.paymentMethods.get(id);
    if (!method) throw ApiError.missing("PaymentMethod", id, "payment_method");
    if (method.customerId === null)
      throw ApiError.invalid("You must save this PaymentMethod to a customer before you can update it.", {
        code: "payment_method_unexpected_state",
        param: "payment_method",
      });
    const card = renewedCard(method.card, groupAt(form, "card") ?? {}, now);
    const metadata = { ...method.metadata, ...metadataFrom(form) };
    return kept({ ...method, card, metadata }, ["payment_method.updated"]);
  },
};

const list: Operation = {
  method: "GET",
  url: "/v1/payment_methods",
  run: (call) => methodsOf(call, requiredText(call.form, "customer"), "/v1/payment_methods"),
};

const listOfCustomer: Operation = {
  method: "GET",
  url: "/v1/customers/:id/payment_methods",
  run: (call) => methodsOf(call, call.id, `/v1/customers/${call.id}/payment_methods`),
};

export const paymentMethodOperations: readonly Operation[] = [
  create,
  retrieve,
  attach,
  detach,
  update,
  list,
  listOfCustomer,
];

function methodsOf({ form, books }: Call, customerId: string, url: string): Answer {
  customerWith(books, customerId, "customer");
  const all = [...books.paymentMethods.values()]
    .filter((method) => method.customerId === customerId)
    .reverse();
  return { status: 200, body: listBody(all, { form, url, body: paymentMethodBody }), records: [] };
}

function kept(method: PaymentMethod, types: readonly string[]): Answer {
  const body = paymentMethodBody(method);
  return {
    status: 200,
    body,
    records: [{ kind: "paymentMethod", value: method }],
    events: types.map((type) => ({ type, object: body })),
  };
}

function billingDetailsFrom(form: Form): BillingDetails {
  const address = groupAt(form, "address") ?? {};
  const line = (name: keyof BillingDetails["address"]): string | null => textAt(address, name) ?? null;
  return {
    name: textAt(form, "name") ?? null,
    email: textAt(form, "email") ?? null,
    phone: textAt(form, "phone") ?? null,
    address: {
      city: line("city"),
      country: line("country"),
      line1: line("line1"),
      line2: line("line2"),
      postal_code: line("postal_code"),
      state: line("state"),
    },
  };
}
