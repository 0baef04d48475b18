import { CHANNELS } from "@skywave/channels";
import { z } from "zod";

/** More than that is no catalogue of one service, and would not fit into memory beside all else. */
export const MOST_ENTRIES = 200_000;
/** What is written about them is in the memory of each node. */
export const MOST_EPISODES = 20_000;
export const MOST_GAMES = 2_000;
const MOST_LINKED = 200;

const Text = (most: number) => z.string().trim().min(1).max(most);
const inBoth = (most: number) => z.strictObject({ en: Text(most), fr: Text(most) });
const KeyWords = z.array(Text(60)).max(40).default([]);
const Id = z
  .string()
  .max(80)
  .regex(/^[a-z0-9][a-z0-9-]*$/)
  .describe("Small letters, digits and hyphens; never given to anything else");
/** The last part of an id is the number of a channel where a container is made for each. */
const PartId = Id.regex(/^(?!.*-\d+$)[a-z]/).describe("Begins with a letter, and does not end in a number");

export type BothLanguages = z.infer<ReturnType<typeof inBoth>>;

const GenreName = z.enum(CHANNELS.map(({ genre }) => genre));

const EntryType = z.enum(["channel-linear", "show", "artist-station"]);

const Sounds = z
  .union([
    z.strictObject({ channel: z.int().positive().describe("By its number: what is on there now") }),
    z.strictObject({ show: Id.describe("By its id: when it is on, and its episodes") }),
    z.strictObject({
      artist: Id.describe("By the id of their station: their tracks and those of others like them"),
    }),
  ])
  .describe("What is heard; the product plays its own channels, shows and artists");

/** Something to hear, as an editor writes of it. */
export const Entry = z.strictObject({
  type: EntryType,
  id: Id.describe(
    "Of a channel its number, of a show that has a schedule and of an artist the id of what it sounds as",
  ),
  sounds: Sounds,
  title: inBoth(120),
  text: inBoth(400).optional().describe("One or two sentences"),
  longText: inBoth(4_000).optional().describe("What its own page says of it"),
  keyWords: z
    .strictObject({ en: KeyWords, fr: KeyWords })
    .optional()
    .describe("By what else it is found; never shown"),
  genre: GenreName,
  language: z.enum(["en", "fr"]).describe("Of what is heard"),
  categories: z.array(Id).max(10).default([]),
});
export type Entry = z.infer<typeof Entry>;

export const CategoryDefinition = z.strictObject({ id: Id, title: inBoth(80) });
export type CategoryDefinition = z.infer<typeof CategoryDefinition>;

const type = EntryType.optional().describe("All kinds where none is named");
const Filling = z.discriminatedUnion("by", [
  z.strictObject({
    by: z.literal("hand"),
    entries: z
      .array(z.strictObject({ type: EntryType, id: Id }))
      .min(1)
      .max(MOST_LINKED),
  }),
  z.strictObject({ by: z.literal("category"), category: Id, type }),
  z.strictObject({ by: z.literal("genre"), genres: z.array(GenreName).min(1), type }),
  z.strictObject({ by: z.literal("type"), type: EntryType }),
  z.strictObject({ by: z.literal("new"), type }).describe("What was added last comes first"),
  z.strictObject({ by: z.literal("popular"), type }).describe("What most looked for in the last week"),
  z.strictObject({ by: z.literal("airing") }).describe("Shows by when they are on"),
  z.strictObject({ by: z.literal("sameChannel"), type: EntryType }),
  z.strictObject({ by: z.literal("sameCategory"), type: EntryType }),
]);
export type Filling = z.infer<typeof Filling>;

const SetDefinition = z.strictObject({
  id: PartId,
  title: inBoth(80).optional().describe("Left out where the container says it all"),
  filled: Filling,
});

export const ContainerDefinition = z.strictObject({
  id: PartId,
  title: inBoth(80).describe("{channel} becomes the name of the channel on pages of channels and shows"),
  sets: z.array(SetDefinition).min(1).max(20),
});
export type ContainerDefinition = z.infer<typeof ContainerDefinition>;

const ContainerIds = z.array(PartId).max(40);
export const PageDefinition = z.strictObject({
  id: PartId,
  title: inBoth(80),
  containers: ContainerIds.min(1),
  containersInFrench: ContainerIds.min(1).optional().describe("In another order for whoever reads French"),
});

export type PageDefinition = z.infer<typeof PageDefinition>;

const Words = {
  title: inBoth(120),
  text: inBoth(400).optional().describe("One or two sentences"),
};

/** What is written about one episode; which episodes there are follows from the times of their shows. */
export const EpisodeText = z.strictObject({
  show: Id.describe("By its id: a show with times, among the entries"),
  day: z.iso.date().describe("On which it begins, by the clock of its studio"),
  ...Words,
});
export type EpisodeText = z.infer<typeof EpisodeText>;

/** What is written about one game; which games there are is told by whoever knows their scores. */
export const GameText = z.strictObject({
  id: Text(80).describe("As the calls about games name it"),
  ...Words,
});
export type GameText = z.infer<typeof GameText>;

/** What belongs to a file, beside the entries and what is written about episodes and games. */
const EDITORIAL = {
  categories: z.array(CategoryDefinition).max(200),
  containers: z.array(ContainerDefinition).max(500),
  pages: z.array(PageDefinition).min(1).max(100),
  channelPage: ContainerIds.describe("Of each channel, below what is on"),
  showPage: ContainerIds.describe("Of each show and artist, below what they are"),
};
const Editorial = z.strictObject(EDITORIAL);
export type Editorial = z.infer<typeof Editorial>;

/** A whole catalogue. */
export const CatalogueDocument = z.strictObject({
  version: z.literal(1).describe("Of the format"),
  ...EDITORIAL,
  entries: z.array(Entry).min(1).max(MOST_ENTRIES).describe("In the order in which they are listed"),
  episodes: z.array(EpisodeText).max(MOST_EPISODES).default([]),
  games: z.array(GameText).max(MOST_GAMES).default([]),
});
export type CatalogueDocument = z.infer<typeof CatalogueDocument>;

/** Whether a set is another one for each channel. */
export function isOfChannel({ by }: Filling): boolean {
  return by === "sameChannel" || by === "sameCategory";
}
