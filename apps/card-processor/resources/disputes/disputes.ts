import type { Books } from "../../ledger/books.ts";
import type { Dispute } from "../../ledger/record.ts";
import { ApiError } from "../../wire/api-error.ts";
import { groupAt, textAt } from "../../wire/form.ts";
import type { Answer, Call, Operation } from "../../wire/serve.ts";
import { isExpanded, secondsOf } from "../../wire/form-fields.ts";
import { createdIn, listBody } from "../../wire/list-page.ts";
import { chargeNow, chargeWith } from "../charges/charge-with.ts";
import { disputeBody } from "./dispute-body.ts";

const retrieve: Operation = {
  method: "GET",
  url: "/v1/disputes/:id",
  run({ id, form, books }) {
    const dispute = disputeWith(books, id);
    const charge = isExpanded(form, "charge")
      ? chargeNow(books, chargeWith(books, dispute.chargeId, "charge"))
      : dispute.chargeId;
    return { status: 200, body: disputeBody(dispute, charge), records: [] };
  },
};

const list: Operation = {
  method: "GET",
  url: "/v1/disputes",
  run({ form, books }) {
    const charge = textAt(form, "charge");
    const all = createdIn([...books.disputes.values()].reverse(), form).filter(
      ({ chargeId }) => (charge ?? chargeId) === chargeId,
    );
    const body = (dispute: Dispute) => disputeBody(dispute);
    return { status: 200, body: listBody(all, { form, url: "/v1/disputes", body }), records: [] };
  },
};

// As with the public processor's test cards, these two texts decide how the bank judges.
const update: Operation = {
  method: "POST",
  url: "/v1/disputes/:id",
  run(call) {
    const dispute = disputeWith(call.books, call.id);
    const evidence = textAt(groupAt(call.form, "evidence") ?? {}, "uncategorized_text");
    if (evidence === "winning_evidence") return closed(call, dispute, "won");
    if (evidence === "losing_evidence") return closed(call, dispute, "lost");
    return { status: 200, body: disputeBody(dispute), records: [] };
  },
};

const close: Operation = {
  method: "POST",
  url: "/v1/disputes/:id/close",
  run: (call) => closed(call, disputeWith(call.books, call.id), "lost"),
};

export const disputeOperations: readonly Operation[] = [retrieve, list, update, close];

function disputeWith(books: Books, id: string): Dispute {
  const dispute = books.disputes.get(id);
  if (!dispute) throw ApiError.missing("dispute", id, "dispute");
  return dispute;
}

function closed({ now }: Call, dispute: Dispute, status: "won" | "lost"): Answer {
  if (dispute.status !== "needs_response") throw ApiError.invalid("This dispute is already closed.");
  const value: Dispute = { ...dispute, status, closedInSeconds: secondsOf(now) };
  const body = disputeBody(value);
  return {
    status: 200,
    body,
    records: [{ kind: "dispute", value }],
    events: [{ type: "charge.dispute.closed", object: body }],
  };
}
