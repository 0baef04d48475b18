import type { Books } from "../../ledger/books.ts";
import type { Customer } from "../../ledger/record.ts";
import { ApiError } from "../../wire/api-error.ts";
import { groupAt, textAt } from "../../wire/form.ts";
import { makeId } from "../../ledger/make-id.ts";
import type { Answer, Operation } from "../../wire/serve.ts";
import { metadataFrom, secondsOf } from "../../wire/form-fields.ts";

const create: Operation = {
  method: "POST",
  url: "/v1/customers",
  run({ form, now }) {
    const customer: Customer = {
      id: makeId("cus"),
      createdInSeconds: secondsOf(now),
      email: textAt(form, "email") ?? null,
      name: textAt(form, "name") ?? null,
      description: textAt(form, "description") ?? null,
      metadata: metadataFrom(form),
    };
    return kept(customer, "customer.created");
  },
};

const retrieve: Operation = {
  method: "GET",
  url: "/v1/customers/:id",
  run: ({ id, books }) => ({ status: 200, body: customerBody(customerWith(books, id, "id")), records: [] }),
};

const update: Operation = {
  method: "POST",
  url: "/v1/customers/:id",
  run({ id, form, books }) {
    const customer = customerWith(books, id, "id");
    const defaultId = textAt(groupAt(form, "invoice_settings") ?? {}, "default_payment_method");
    if (defaultId !== undefined && books.paymentMethods.get(defaultId)?.customerId !== id)
      throw ApiError.missing("PaymentMethod", defaultId, "invoice_settings[default_payment_method]");
    const changed: Customer = {
      ...customer,
      email: textAt(form, "email") ?? customer.email,
      name: textAt(form, "name") ?? customer.name,
      description: textAt(form, "description") ?? customer.description,
      metadata: { ...customer.metadata, ...metadataFrom(form) },
      defaultPaymentMethodId: defaultId ?? customer.defaultPaymentMethodId ?? null,
    };
    return kept(changed, "customer.updated");
  },
};

export const customerOperations: readonly Operation[] = [create, retrieve, update];

function kept(customer: Customer, type: string): Answer {
  const body = customerBody(customer);
  return {
    status: 200,
    body,
    records: [{ kind: "customer", value: customer }],
    events: [{ type, object: body }],
  };
}

export function customerWith(books: Books, id: string, param: string): Customer {
  const customer = books.customers.get(id);
  if (!customer) throw ApiError.missing("customer", id, param);
  return customer;
}

function customerBody(customer: Customer): object {
  return {
    id: customer.id,
    object: "customer",
    created: customer.createdInSeconds,
    email: customer.email,
    name: customer.name,
    description: customer.description,
    metadata: customer.metadata,
    livemode: false,
    balance: 0,
    delinquent: false,
    invoice_settings: { default_payment_method: customer.defaultPaymentMethodId ?? null },
  };
}
