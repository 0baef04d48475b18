import { eventBody } from "../../delivery/event-body.ts";
import { ApiError } from "../../wire/api-error.ts";
import { textAt } from "../../wire/form.ts";
import type { Operation } from "../../wire/serve.ts";
import { createdIn, listBody } from "../../wire/list-page.ts";

const retrieve: Operation = {
  method: "GET",
  url: "/v1/events/:id",
  run({ id, books }) {
    const event = books.webhooks.events.get(id);
    if (!event) throw ApiError.missing("event", id, "id");
    return { status: 200, body: eventBody(event), records: [] };
  },
};

const list: Operation = {
  method: "GET",
  url: "/v1/events",
  run({ form, books }) {
    const type = textAt(form, "type");
    const all = createdIn([...books.webhooks.events.values()].reverse(), form);
    const wanted = type === undefined ? all : all.filter((event) => event.type === type);
    return { status: 200, body: listBody(wanted, { form, url: "/v1/events", body: eventBody }), records: [] };
  },
};

export const eventOperations: readonly Operation[] = [retrieve, list];
