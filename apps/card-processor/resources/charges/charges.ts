import { textAt } from "../../wire/form.ts";
import type { Operation } from "../../wire/serve.ts";
import { createdIn, listBody } from "../../wire/list-page.ts";
import { chargeNow, chargeWith } from "./charge-with.ts";

const retrieve: Operation = {
  method: "GET",
  url: "/v1/charges/:id",
  run: ({ id, books }) => ({
    status: 200,
    body: chargeNow(books, chargeWith(books, id, "charge")),
    records: [],
  }),
};

const list: Operation = {
  method: "GET",
  url: "/v1/charges",
  run({ form, books }) {
    const intentId = textAt(form, "payment_intent");
    const tried = createdIn(books.paymentIntentsOf(textAt(form, "customer")), form)
      .filter(({ latestChargeId, id }) => latestChargeId !== null && (intentId ?? id) === id)
      .map((intent) => ({ id: intent.latestChargeId ?? "", intent }));
    const body = ({ intent }: (typeof tried)[number]) => chargeNow(books, intent);
    return { status: 200, body: listBody(tried, { form, url: "/v1/charges", body }), records: [] };
  },
};

export const chargeOperations: readonly Operation[] = [retrieve, list];
