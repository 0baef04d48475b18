import { randomUUID } from "node:crypto";
import type { CallInput, CallOutput, Domain, EndpointName } from "@skywave/contract";
import { callApi, requestOf } from "../../system/api-client.ts";
import type { ApiRequest } from "../../system/send-request.ts";
import { inParallel } from "../in-parallel.ts";

const SENDERS_AT_ONCE = 4;
const HERE = { location: { countryCode: "US" as const } };
const BROWSER = {
  app: "web-commerce",
  appVersion: "1.0",
  browser: "test",
  browserVersion: "1",
  userAgent: "test",
} as const;

/** Somebody signed in whose browser sends events. */
export interface Sender {
  accessTokenId: string;
  /** A call of theirs as it would be sent. */
  requestOf<D extends Domain, N extends EndpointName<D>>(call: [D, N], input: CallInput<D, N>): ApiRequest;
}

/** Signs so many people up at a node. */
export function prepareSenders(url: string, count: number): Promise<Sender[]> {
  return inParallel(Array.from({ length: count }), SENDERS_AT_ONCE, () => prepareSender(url));
}

let people = 0;

async function prepareSender(url: string): Promise<Sender> {
  const number = (people += 1);
  // Limits by address count each of them alone.
  const headers = { "x-forwarded-for": `10.1.${(number >> 8) & 255}.${number & 255}` };
  const done = async <D extends Domain, N extends EndpointName<D>>(
    call: [D, N],
    input: CallInput<D, N>,
    bearer?: string,
  ): Promise<CallOutput<D, N>> => {
    const options = { headers, ...(bearer !== undefined && { bearer }) };
    const answer = await callApi(url, call, { input, options });
    if (answer.ok) return answer.data;
    throw new Error(`${call[1]} was refused: ${answer.status} ${JSON.stringify(answer.problem)}`);
  };
  const device = await done(["user", "devices"], {
    body: { devicePlatform: "web-desktop", deviceAttributes: { browser: BROWSER }, grantVersion: "v2" },
  });
  const visitor = await done(["user", "anonymous"], { body: HERE }, device.grant);
  const emailAddress = `${randomUUID()}@example.com`;
  const created = await done(["user", "createV2"], { body: { emailAddress } }, visitor.accessToken);
  const session = await done(["user", "authenticated"], { body: HERE }, created.grant);
  return {
    accessTokenId: session.accessTokenId,
    requestOf: (call, input) =>
      requestOf(url, call, { input, options: { headers, bearer: session.accessToken } }),
  };
}
