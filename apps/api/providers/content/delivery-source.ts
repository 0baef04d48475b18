import type { ContentAnswer, ContentSource } from "./content-source.ts";

const TIMEOUT_IN_MILLISECONDS = 3_000;
const LARGEST_ANSWER_IN_BYTES = 7 * 1024 * 1024;

/** An account at a system that speaks Contentful's delivery API. */
export interface ContentAccount {
  url: string;
  space: string;
  environment: string;
  token: string;
}

/**
 * Reads content over HTTP. It gives up after three seconds or seven megabytes, and follows no redirect: the token and
 * the address belong to this one system.
 */
export function createDeliverySource({ url, space, environment, token }: ContentAccount): ContentSource {
  const base = `${url.replace(/\/+$/, "")}/spaces/${space}/environments/${environment}`;
  return {
    space,
    environment,
    read: async (path, query): Promise<ContentAnswer> => {
      try {
        const response = await fetch(`${base}${path}?${query.toString()}`, {
          headers: { authorization: `Bearer ${token}`, accept: "application/json" },
          redirect: "error",
          signal: AbortSignal.timeout(TIMEOUT_IN_MILLISECONDS),
        });
        if (response.status === 404) return { kind: "missing" };
        if (response.status !== 200) throw new Error(`the content store answered ${response.status}`);
        return { kind: "found", body: JSON.parse(await readWithin(response, LARGEST_ANSWER_IN_BYTES)) };
      } catch (cause) {
        return { kind: "unavailable", cause };
      }
    },
  };
}

async function readWithin({ body }: Response, limitInBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels what is still to come.
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > limitInBytes) throw new Error(`the content store sent more than ${limitInBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
