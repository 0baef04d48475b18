import { type Category, CATEGORY_OF, type Channel, CHANNELS, MOODS } from "@skywave/channels";
import { type Show, SHOWS } from "@skywave/channels/shows";
import { type Station, STATIONS } from "@skywave/channels/stations";
import { dictionaries } from "@skywave/localization";
import type {
  BothLanguages,
  CatalogueDocument,
  ContainerDefinition,
  Editorial,
  Entry,
} from "./catalogue-document.ts";

const CATEGORIES: readonly Category[] = ["now", "decades", "moods", "talk", "french"];
/** Whoever reads French finds what is in French first. */
const CATEGORIES_IN_FRENCH: readonly Category[] = ["french", "now", "decades", "moods", "talk"];

const ARTIST_STATIONS = STATIONS.filter(({ artist }) => artist !== null);

/** The catalogue that comes with the product, as a file would have it. */
export function brandDocument(): CatalogueDocument {
  const channels = new Map(CHANNELS.map((channel) => [channel.number, channel]));
  const shows = SHOWS.flatMap((show) => {
    const channel = channels.get(show.channelNumber);
    return channel === undefined ? [] : [entryOfShow(show, channel)];
  });
  const artists = ARTIST_STATIONS.flatMap((station) => {
    const channel = channels.get(station.channelNumber);
    return channel === undefined ? [] : [entryOfArtist(station, channel)];
  });
  return {
    version: 1,
    ...brandEditorial(),
    entries: [...CHANNELS.map(entryOfChannel), ...shows, ...artists],
    // What can be heard again is of the last days: words for it would be old with each release.
    episodes: [],
    games: [],
  };
}

function entryOfChannel({ number, name, genre, language }: Channel): Entry {
  return {
    type: "channel-linear",
    id: String(number),
    sounds: { channel: number },
    title: { en: name, fr: name },
    genre,
    language,
    categories: [CATEGORY_OF[genre]],
  };
}

function entryOfShow({ id, name, text }: Show, { genre, language }: Channel): Entry {
  return {
    type: "show",
    id,
    sounds: { show: id },
    title: { en: name, fr: name },
    text,
    genre,
    language,
    categories: [CATEGORY_OF[genre]],
  };
}

function entryOfArtist({ id, name, text }: Station, { genre, language }: Channel): Entry {
  return {
    type: "artist-station",
    id,
    sounds: { artist: id },
    title: name,
    text,
    genre,
    language,
    categories: [CATEGORY_OF[genre]],
  };
}

function brandEditorial(): Editorial {
  return {
    categories: CATEGORIES.map((category) => ({
      id: category,
      title: textOf(`listen.category.${category}`),
    })),
    containers: [
      one("shows-by-airing", "browse.shows-by-airing", { by: "airing" }),
      moods(),
      one("artists", "browse.artists", { by: "type", type: "artist-station" }),
      ...CATEGORIES.map(containerOf),
      one("shows-of", "browse.shows-of", { by: "sameChannel", type: "show" }),
      one("like", "browse.like", { by: "sameCategory", type: "channel-linear" }),
    ],
    pages: [
      {
        id: "listen",
        title: textOf("browse.page.listen"),
        containers: ["shows-by-airing", "moods", "artists"],
      },
      {
        id: "categories",
        title: textOf("browse.page.categories"),
        containers: CATEGORIES.map(idOf),
        containersInFrench: CATEGORIES_IN_FRENCH.map(idOf),
      },
    ],
    channelPage: ["shows-of", "like"],
    showPage: ["shows-of", "like"],
  };
}

function one(
  id: string,
  titleKey: string,
  filled: ContainerDefinition["sets"][number]["filled"],
): ContainerDefinition {
  return { id, title: textOf(titleKey), sets: [{ id: "all", filled }] };
}

function containerOf(category: Category): ContainerDefinition {
  const filledWith = (type: Entry["type"]) => ({ by: "category" as const, category, type });
  return {
    id: idOf(category),
    title: textOf(`listen.category.${category}`),
    sets: [
      { id: "channels", title: textOf("browse.channels"), filled: filledWith("channel-linear") },
      { id: "shows", title: textOf("browse.shows"), filled: filledWith("show") },
    ],
  };
}

function moods(): ContainerDefinition {
  const set = (mood: keyof typeof MOODS): ContainerDefinition["sets"][number] => ({
    id: mood,
    title: textOf(`browse.mood.${mood}`),
    filled: { by: "genre", genres: [...MOODS[mood]], type: "channel-linear" },
  });
  return {
    id: "moods",
    title: textOf("browse.moods"),
    sets: [set("unwind"), set("focus"), set("move"), set("remember"), set("laugh")],
  };
}

const idOf = (category: Category) => `category-${category}`;

function textOf(key: string): BothLanguages {
  const inLanguage = (locale: "en-US" | "fr-CA") => {
    const { catalogue, listening } = dictionaries[locale];
    const text = catalogue[key] ?? listening[key];
    if (text === undefined) throw new Error(`there is no text ${key} in ${locale}`);
    return text;
  };
  return { en: inLanguage("en-US"), fr: inLanguage("fr-CA") };
}
