import type { WebhookBooks } from "../../ledger/webhook-books.ts";
import type { WebhookEndpoint } from "../../ledger/webhook-record.ts";
import { ApiError } from "../../wire/api-error.ts";
import { type Form, groupAt, textAt } from "../../wire/form.ts";
import { makeId } from "../../ledger/make-id.ts";
import type { Answer, Operation } from "../../wire/serve.ts";
import { requiredText, secondsOf } from "../../wire/form-fields.ts";
import { listBody } from "../../wire/list-page.ts";

const create: Operation = {
  method: "POST",
  url: "/v1/webhook_endpoints",
  run({ form, now }) {
    const endpoint: WebhookEndpoint = {
      id: makeId("we"),
      createdInSeconds: secondsOf(now),
      url: addressFrom(form),
      enabledEvents: eventsFrom(form),
      description: textAt(form, "description") ?? null,
      secret: makeId("whsec"),
      isDeleted: false,
    };
    // The one answer that tells the secret.
    return kept(endpoint, { ...webhookEndpointBody(endpoint), secret: endpoint.secret });
  },
};

const retrieve: Operation = {
  method: "GET",
  url: "/v1/webhook_endpoints/:id",
  run: ({ id, books }) => ({
    status: 200,
    body: webhookEndpointBody(endpointWith(books.webhooks, id)),
    records: [],
  }),
};

const list: Operation = {
  method: "GET",
  url: "/v1/webhook_endpoints",
  run({ form, books }) {
    const all = books.webhooks.endpoints();
    const body = listBody(all, { form, url: "/v1/webhook_endpoints", body: webhookEndpointBody });
    return { status: 200, body, records: [] };
  },
};

const remove: Operation = {
  method: "DELETE",
  url: "/v1/webhook_endpoints/:id",
  run({ id, books }) {
    const endpoint = endpointWith(books.webhooks, id);
    return kept({ ...endpoint, isDeleted: true }, { id, object: "webhook_endpoint", deleted: true });
  },
};

export const webhookEndpointOperations: readonly Operation[] = [create, retrieve, list, remove];

function kept(value: WebhookEndpoint, body: object): Answer {
  return { status: 200, body, records: [{ kind: "webhookEndpoint", value }] };
}

function endpointWith(webhooks: WebhookBooks, id: string): WebhookEndpoint {
  const endpoint = webhooks.endpoint(id);
  if (!endpoint) throw ApiError.missing("webhook endpoint", id, "id");
  return endpoint;
}

function addressFrom(form: Form): string {
  const text = requiredText(form, "url");
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw ApiError.invalid("Invalid URL: an explicit scheme (such as https) must be provided.", {
      code: "url_invalid",
      param: "url",
    });
  return text;
}

function eventsFrom(form: Form): string[] {
  const names = Object.values(groupAt(form, "enabled_events") ?? {}).filter(
    (name) => typeof name === "string",
  );
  if (names.length === 0)
    throw ApiError.invalid("Missing required param: enabled_events.", {
      code: "parameter_missing",
      param: "enabled_events",
    });
  return names;
}

function webhookEndpointBody(endpoint: WebhookEndpoint): object {
  return {
    id: endpoint.id,
    object: "webhook_endpoint",
    api_version: null,
    application: null,
    created: endpoint.createdInSeconds,
    description: endpoint.description,
    enabled_events: endpoint.enabledEvents,
    livemode: false,
    metadata: {},
    status: "enabled",
    url: endpoint.url,
  };
}
