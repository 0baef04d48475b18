import type { EntityType } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import type { FoundEntry, ListedEntries } from "../catalogue-repository.ts";
import {
  type BothLanguages,
  type ContainerDefinition,
  type Editorial,
  type Filling,
  isOfChannel,
} from "../document/catalogue-document.ts";

/** The channel that a page is about, with what it has in common with others. */
export type AboutChannel = Pick<
  FoundEntry,
  "channelNumber" | "channelName" | "channelNameInFrench" | "categories"
>;

/** What a set lists: things of the catalogue in an order, or shows by when they are on the air. */
export type SetSource = ({ kind: "listed" } & ListedEntries) | { kind: "byAiring" };

export interface FoundSet {
  setId: string;
  /** Null where the container says it all. */
  title: string | null;
  source: SetSource;
}

export interface FoundContainer {
  containerId: string;
  title: string;
  sets: readonly FoundSet[];
}

/** The ids of a page's containers; `undefined` of a page that there is not. */
export function containersOf(
  editorial: Editorial,
  page: { entityType: string; entityId: string; locale: Locale },
): { title: string; containerIds: readonly string[] } | undefined {
  if (page.entityType !== "page") return undefined;
  const found = editorial.pages.find(({ id }) => id === page.entityId);
  if (found === undefined) return undefined;
  const { title, containers, containersInFrench = containers } = found;
  return {
    title: inLocale(title, page.locale),
    containerIds: page.locale === "fr-CA" ? containersInFrench : containers,
  };
}

/** The ids of the containers on the page of a channel, a show or an artist. */
export function containersAround(
  { channelPage, showPage, containers }: Editorial,
  entry: Pick<FoundEntry, "entityType" | "channelNumber">,
): string[] {
  const ids = entry.entityType === "channel-linear" ? channelPage : showPage;
  return ids.map((id) =>
    containers.some((one) => one.id === id && isForEachChannel(one)) ? `${id}-${entry.channelNumber}` : id,
  );
}

/** What an id on the wire names: a container, and the number of the channel that it is about. */
export function readContainerId(
  { containers }: Editorial,
  containerId: string,
): { definition: ContainerDefinition; channelNumber: number | undefined } | undefined {
  const fixed = containers.find((one) => one.id === containerId && !isForEachChannel(one));
  if (fixed !== undefined) return { definition: fixed, channelNumber: undefined };
  const [, id, number = ""] = /^(.+)-(\d{1,4})$/.exec(containerId) ?? [];
  const definition = containers.find((one) => one.id === id && isForEachChannel(one));
  return definition && { definition, channelNumber: Number(number) };
}

/** A container in a language, with what its sets list. */
export function openContainer(
  { id, title, sets }: ContainerDefinition,
  { locale, about, popularSince }: { locale: Locale; about: AboutChannel | undefined; popularSince: string },
): FoundContainer {
  const nameOf = (texts: BothLanguages) => {
    const { channelName: en, channelNameInFrench: fr } = about ?? {
      channelName: "",
      channelNameInFrench: "",
    };
    return inLocale(texts, locale).replaceAll("{channel}", inLocale({ en, fr }, locale));
  };
  return {
    containerId: about === undefined ? id : `${id}-${about.channelNumber}`,
    title: nameOf(title),
    sets: sets.map((set) => ({
      setId: set.id,
      title: set.title === undefined ? null : nameOf(set.title),
      source: sourceOf(set.filled, about, popularSince),
    })),
  };
}

function sourceOf(filled: Filling, about: AboutChannel | undefined, popularSince: string): SetSource {
  switch (filled.by) {
    case "hand":
      return listed(undefined, {
        named: filled.entries.map(({ type, id }) => ({ entityType: type, entityId: id })),
      });
    case "category":
      return listed(filled.type, { categories: [filled.category] });
    case "genre":
      return listed(filled.type, { genres: filled.genres });
    case "type":
      return listed(filled.type, {});
    case "new":
      return listed(filled.type, { order: "newest" });
    case "popular":
      return listed(filled.type, { order: { mostFoundSince: popularSince } });
    case "airing":
      return { kind: "byAiring" };
    case "sameChannel":
      return listed(filled.type, { channelNumber: about?.channelNumber });
    case "sameCategory":
      return listed(filled.type, {
        categories: about?.categories ?? [],
        exceptChannel: about?.channelNumber,
      });
  }
}

function listed(entityType: EntityType | undefined, which: Omit<ListedEntries, "entityType">): SetSource {
  return { kind: "listed", entityType, ...which };
}

function isForEachChannel({ sets }: ContainerDefinition): boolean {
  return sets.some(({ filled }) => isOfChannel(filled));
}

function inLocale({ en, fr }: BothLanguages, locale: Locale): string {
  return locale === "fr-CA" ? fr : en;
}
