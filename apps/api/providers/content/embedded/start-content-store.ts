import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ContentAccount } from "../delivery-source.ts";
import { findEntries } from "./find-entries.ts";
import { STORED_ITEMS } from "./entries/stored-items.ts";
import { readQuery } from "./read-query.ts";
import { type StorePlace, serializeItem } from "./wire-item.ts";

const PLACE: StorePlace = { space: "skywave", environment: "master" };
const PATH = /^\/spaces\/(?<space>[^/]+)\/environments\/(?<environment>[^/]+)\/entries(?:\/(?<id>[^/]+))?$/;

const ERRORS = {
  AccessTokenInvalid: [401, "The access token you sent could not be found or is invalid."],
  NotFound: [404, "The resource could not be found."],
  BadRequest: [400, "The query you sent was invalid."],
  InvalidQuery: [400, "The query you sent was invalid. It names what no entry has."],
} as const;
type Answer = { body: unknown } | { error: keyof typeof ERRORS };

export interface ContentStore extends ContentAccount {
  close(): Promise<void>;
}

/** A content management system of our own, which answers as Contentful's delivery API does. */
export async function startContentStore(): Promise<ContentStore> {
  const token = randomUUID();
  const server = createServer((request, response) => {
    const isKnown = request.headers.authorization === `Bearer ${token}`;
    send(response, isKnown ? answer(request) : { error: "AccessTokenInvalid" });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the content store has no port");
  return {
    ...PLACE,
    url: `http://127.0.0.1:${address.port}`,
    token,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function answer({ method, url = "/" }: IncomingMessage): Answer {
  const { pathname, searchParams } = new URL(url, "http://content.invalid");
  const { space, environment, id } = PATH.exec(pathname)?.groups ?? {};
  if (method !== "GET" || space !== PLACE.space || environment !== PLACE.environment)
    return { error: "NotFound" };
  const read = readQuery(searchParams);
  if (!read.ok) return { error: read.error };
  if (id === undefined) return { body: findEntries({ items: STORED_ITEMS, place: PLACE }, read.query) };
  const item = STORED_ITEMS.find((stored) => stored.id === id && stored.contentType !== undefined);
  return item === undefined ? { error: "NotFound" } : { body: serializeItem(item, read.query.locale, PLACE) };
}

function send(response: ServerResponse, given: Answer): void {
  const [status, message] = "error" in given ? ERRORS[given.error] : [200, ""];
  const body =
    "error" in given
      ? { sys: { type: "Error", id: given.error }, message, requestId: randomUUID() }
      : given.body;
  response.writeHead(status, { "content-type": "application/vnd.contentful.delivery.v1+json" });
  response.end(JSON.stringify(body));
}
