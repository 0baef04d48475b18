import { BrowseInput } from "@skywave/contract/catalogue/browse";
import { BROWSE_VERSION_PREFIX } from "@skywave/contract/catalogue/browse-version";
import { encodeInput } from "@skywave/domain/text/encode-input";
import type { z } from "zod";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { readInput } from "#platform/http/read-input.ts";

/** What a page, a container or a set is asked for with, all of it said. */
export type Asked = z.output<typeof BrowseInput>;

const CONTAINER_URL = /^([\w-]{1,100})\?query=([^&]+)$/;
const PAGINATION_URL = /^([\w-]{1,100})\?set=([\w-]{1,100})&after=(\d{1,6})&query=([^&]+)$/;

/** Reads a query: the version, and what is asked for as one word. */
export function readQuery(query: string): Outcome<Asked> {
  if (!query.startsWith(BROWSE_VERSION_PREFIX)) return invalid("query", "unknown_version");
  return readInput(query.slice(BROWSE_VERSION_PREFIX.length), BrowseInput, "query");
}

export function writeContainerUrl(containerId: string, asked: Asked): string {
  return `${containerId}?query=${writeQuery(asked)}`;
}

export function readContainerUrl(url: string): Outcome<{ containerId: string; asked: Asked }> {
  const [, containerId, query] = CONTAINER_URL.exec(url) ?? [];
  if (containerId === undefined || query === undefined) return invalid("containerUrl", "unknown_url");
  const asked = readQuery(query);
  return asked.ok ? done({ containerId, asked: asked.data }) : asked;
}

/** One place in a set: what comes after so many of its things. */
export interface SetPlace {
  containerId: string;
  setId: string;
  after: number;
  asked: Asked;
}

export function writePaginationUrl({ containerId, setId, after, asked }: SetPlace): string {
  return `${containerId}?set=${setId}&after=${after}&query=${writeQuery(asked)}`;
}

export function readPaginationUrl(url: string): Outcome<SetPlace> {
  const [, containerId, setId, after, query] = PAGINATION_URL.exec(url) ?? [];
  if (containerId === undefined || setId === undefined || query === undefined)
    return invalid("paginationUrl", "unknown_url");
  const asked = readQuery(query);
  return asked.ok ? done({ containerId, setId, after: Number(after), asked: asked.data }) : asked;
}

function writeQuery(asked: Asked): string {
  return `${BROWSE_VERSION_PREFIX}${encodeInput(asked)}`;
}

function invalid(field: string, code: string) {
  return refuse("INVALID_PAYLOAD", { invalidFields: [{ field, code }] });
}
