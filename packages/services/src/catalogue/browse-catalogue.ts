import type {
  BrowseContainer as ContainerAnswer,
  BrowseInput,
  BrowseItem as ItemAnswer,
  BrowseSet as SetAnswer,
} from "@skywave/contract";
import { BROWSE_VERSION_PREFIX } from "@skywave/contract/catalogue/browse-version";
import type { Configuration } from "@skywave/contract/configuration/get-configuration";
import { encodeInput } from "@skywave/domain/text/encode-input";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { readShown, type Shown } from "./read-shown.ts";

const LARGE_IMAGE_SIDE = 720;

export type BrowseItem = Shown<ItemAnswer>;

export interface BrowseSet extends Omit<SetAnswer, "items"> {
  items: readonly BrowseItem[];
}

export interface BrowseContainer extends Omit<ContainerAnswer, "sets"> {
  sets: readonly BrowseSet[];
}

/** There is no such page, container or set. */
type NotFound = { ok: false; code: "NOT_FOUND" };

export type BrowsePageOutcome =
  | {
      ok: true;
      title: string;
      /** The channel or show that it is the page of, with a picture that fills a phone; null of one of the brand. */
      item: BrowseItem | null;
      /** Of a show when it is on next, an airing that is on now first. In milliseconds since 1970. */
      airings: readonly { startsAt: number; endsAt: number }[];
      containers: readonly BrowseContainer[];
    }
  | NotFound
  | CommonFailure;

/** A page of things to hear: of the brand, of a channel or of a show. */
export async function loadBrowsePage(
  skywave: Skywave,
  page: { pageEntityType: string; pageEntityId: string },
  input: BrowseInput,
): Promise<BrowsePageOutcome> {
  const answer = await ask(skywave, {
    domain: "browse",
    name: "getPageView",
    input: { params: page, query: { query: writeQuery(input) } },
    expected: ["NOT_FOUND"],
  });
  if (!answer.ok) return "failure" in answer ? { ok: false, code: answer.code } : answer;
  const configuration = await skywave.configuration();
  const containers = answer.data.containers.map((container) => readContainer(container, configuration));
  const { title, item, airings } = answer.data;
  return {
    ok: true,
    title,
    item: item === null ? null : readShown(item, configuration, LARGE_IMAGE_SIDE),
    airings: airings.map(({ startsAt, endsAt }) => ({
      startsAt: Date.parse(startsAt),
      endsAt: Date.parse(endsAt),
    })),
    containers,
  };
}

export type BrowseContainerOutcome = { ok: true; container: BrowseContainer } | NotFound | CommonFailure;

/** One container, by its id. */
export async function loadBrowseContainer(
  skywave: Skywave,
  containerId: string,
  input: BrowseInput,
): Promise<BrowseContainerOutcome> {
  const answer = await ask(skywave, {
    domain: "browse",
    name: "getContainerView",
    input: { params: { containerId }, query: { query: writeQuery(input) } },
    expected: ["NOT_FOUND"],
  });
  if (!answer.ok) return "failure" in answer ? { ok: false, code: answer.code } : answer;
  return { ok: true, container: readContainer(answer.data, await skywave.configuration()) };
}

export type BrowseSetOutcome = { ok: true; set: BrowseSet } | NotFound | CommonFailure;

/** What comes next in a set, by the URL that came with what was before it. */
export async function loadSetSegment(skywave: Skywave, paginationUrl: string): Promise<BrowseSetOutcome> {
  const answer = await ask(skywave, {
    domain: "browse",
    name: "getSetSegment",
    input: { params: { paginationUrl } },
    expected: ["NOT_FOUND"],
  });
  if (!answer.ok) return "failure" in answer ? { ok: false, code: answer.code } : answer;
  return { ok: true, set: readSet(answer.data, await skywave.configuration()) };
}

function writeQuery(input: BrowseInput): string {
  return `${BROWSE_VERSION_PREFIX}${encodeInput(input)}`;
}

function readContainer(container: ContainerAnswer, configuration: Configuration): BrowseContainer {
  return { ...container, sets: container.sets.map((set) => readSet(set, configuration)) };
}

function readSet(set: SetAnswer, configuration: Configuration): BrowseSet {
  return { ...set, items: set.items.map((item) => readShown(item, configuration)) };
}
