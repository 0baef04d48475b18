import { type Category, CATEGORY_OF, type Channel, CHANNELS, type Genre, MOODS } from "@skywave/channels";
import { SHOWS } from "@skywave/channels/shows";
import type { EntityType } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import type { ListedEntries } from "../catalogue-repository.ts";
import { browseText } from "./browse-text.ts";

/** What a set lists: things of the catalogue in their order, or shows by when they are on the air. */
export type SetSource = ({ kind: "listed" } & ListedEntries) | { kind: "byAiring" };

export interface SetDefinition {
  setId: string;
  /** Null where the container says it all. */
  title: string | null;
  source: SetSource;
}

export interface ContainerDefinition {
  containerId: string;
  title: string;
  sets: readonly SetDefinition[];
}

export interface PageDefinition {
  title: string;
  /** What the id of the page is one of; undefined of a page of the brand. */
  isOf?: EntityType;
  containerIds: readonly string[];
}

const CATEGORIES: readonly Category[] = ["now", "decades", "moods", "talk", "french"];

/** The pages that there are: two of the brand, and one of each channel and show. */
export function findPage(entityType: string, entityId: string, locale: Locale): PageDefinition | undefined {
  const ofChannel = ({ number, name }: Channel, isOf: EntityType, title = name) => ({
    title,
    isOf,
    containerIds: [`shows-of-${number}`, `like-${number}`],
  });
  switch (`${entityType}/${entityId}`) {
    case "page/listen":
      return { title: browseText(locale, "browse.page.listen"), containerIds: ["shows-by-airing", "moods"] };
    case "page/categories": {
      const [first, last] = locale === "fr-CA" ? [["french"], []] : [[], ["french"]];
      const others = CATEGORIES.filter((category) => category !== "french");
      return {
        title: browseText(locale, "browse.page.categories"),
        containerIds: [...first, ...others, ...last].map((category) => `category-${category}`),
      };
    }
  }
  if (entityType === "channel-linear") {
    const channel = channelOf(entityId);
    return channel && ofChannel(channel, entityType);
  }
  const show = entityType === "show" ? SHOWS.find(({ id }) => id === entityId) : undefined;
  const channel = show && channelOf(String(show.channelNumber));
  return show && channel && ofChannel(channel, "show", show.name);
}

/** A container by its id: its title in a language, and what its sets list. */
export function findContainer(containerId: string, locale: Locale): ContainerDefinition | undefined {
  const one = (title: string, source: SetSource) => ({
    containerId,
    title,
    sets: [{ setId: "all", title: null, source }],
  });
  if (containerId === "shows-by-airing")
    return one(browseText(locale, "browse.shows-by-airing"), { kind: "byAiring" });
  if (containerId === "moods") return moods(locale);
  const category = CATEGORIES.find((each) => containerId === `category-${each}`);
  if (category !== undefined) {
    const genres = genresOf(category);
    return {
      containerId,
      title: browseText(locale, `listen.category.${category}`),
      sets: [
        {
          setId: "channels",
          title: browseText(locale, "browse.channels"),
          source: listed("channel-linear", { genres }),
        },
        { setId: "shows", title: browseText(locale, "browse.shows"), source: listed("show", { genres }) },
      ],
    };
  }
  const [, relation, number = ""] = /^(shows-of|like)-(\d{1,4})$/.exec(containerId) ?? [];
  const channel = channelOf(number);
  if (channel === undefined) return undefined;
  if (relation === "shows-of")
    return one(
      browseText(locale, "browse.shows-of", channel.name),
      listed("show", { channelNumber: channel.number }),
    );
  return one(
    browseText(locale, "browse.like", channel.name),
    listed("channel-linear", { genres: genresOf(CATEGORY_OF[channel.genre]), exceptChannel: channel.number }),
  );
}

function moods(locale: Locale): ContainerDefinition {
  const set = (mood: keyof typeof MOODS): SetDefinition => ({
    setId: mood,
    title: browseText(locale, `browse.mood.${mood}`),
    source: listed("channel-linear", { genres: MOODS[mood] }),
  });
  return {
    containerId: "moods",
    title: browseText(locale, "browse.moods"),
    sets: [set("unwind"), set("focus"), set("move"), set("remember"), set("laugh")],
  };
}

function listed(
  entityType: ListedEntries["entityType"],
  which: Omit<ListedEntries, "entityType">,
): SetSource {
  return { kind: "listed", entityType, ...which };
}

function genresOf(category: Category): Genre[] {
  return CHANNELS.filter(({ genre }) => CATEGORY_OF[genre] === category).map(({ genre }) => genre);
}

function channelOf(number: string): Channel | undefined {
  return CHANNELS.find((channel) => String(channel.number) === number);
}
