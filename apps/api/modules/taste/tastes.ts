import { CATEGORY_OF, type Channel, CHANNELS, type Mood, MOODS } from "@skywave/channels";
import type { TasteType } from "@skywave/contract";
import { wordsIn } from "@skywave/domain/catalogue/words-in";
import { libraryOf } from "@skywave/sound";

/** Something that can be liked, and where it is heard. */
export interface KnownTaste {
  tasteType: TasteType;
  tasteId: string;
  /** Of an artist. */
  name: string | null;
  /** The channels that play it, by their numbers. */
  channels: ReadonlySet<number>;
}

export interface TasteKey {
  tasteType: TasteType;
  tasteId: string;
}

/** How much it tells of two tastes that they have one of these in common. */
const SHARED_CHANNEL = 3;
const SHARED_MOOD = 2;
const SHARED_CATEGORY = 1;

/** All that can be liked: the brand's genres, moods and artists. */
const TASTES: ReadonlyMap<string, KnownTaste> = new Map(
  [...genres(), ...moods(), ...artists()].map((taste) => [keyOf(taste), taste]),
);

/** undefined for what the brand does not play. */
export function findTaste(key: TasteKey): KnownTaste | undefined {
  return TASTES.get(keyOf(key));
}

/** What whoever likes this may like, too, the nearest first: what is heard on the same channels, or in the same mood. */
export function relatedTo(taste: KnownTaste, count: number): KnownTaste[] {
  const here = featuresOf(taste);
  return [...TASTES.values()]
    .filter((other) => other !== taste)
    .map((other) => ({ other, nearness: nearness(here, featuresOf(other)) }))
    .filter((each) => each.nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, count)
    .map(({ other }) => other);
}

function keyOf({ tasteType, tasteId }: TasteKey): string {
  return `${tasteType} ${tasteId}`;
}

function* genres(): Iterable<KnownTaste> {
  for (const genre of new Set(CHANNELS.map((channel) => channel.genre)))
    yield { tasteType: "genre", tasteId: genre, name: null, channels: heardOn((one) => one.genre === genre) };
}

function* moods(): Iterable<KnownTaste> {
  for (const [mood, genresOfMood] of Object.entries(MOODS))
    yield {
      tasteType: "mood",
      tasteId: mood,
      name: null,
      channels: heardOn(({ genre }) => genresOfMood.includes(genre)),
    };
}

function* artists(): Iterable<KnownTaste> {
  const namesOf = (channel: Channel) => new Set(libraryOf(channel).map(({ artist }) => artist));
  const all = new Map(CHANNELS.map((channel) => [channel.number, namesOf(channel)]));
  for (const name of new Set([...all.values()].flatMap((names) => [...names])))
    yield {
      tasteType: "artist",
      tasteId: wordsIn(name).join("-"),
      name,
      channels: heardOn(({ number }) => all.get(number)?.has(name) === true),
    };
}

function heardOn(isMeant: (channel: Channel) => boolean): ReadonlySet<number> {
  return new Set(CHANNELS.filter(isMeant).map(({ number }) => number));
}

interface Features {
  channels: ReadonlySet<number>;
  moods: ReadonlySet<string>;
  categories: ReadonlySet<string>;
}

function featuresOf({ channels }: KnownTaste): Features {
  const heard = CHANNELS.filter(({ number }) => channels.has(number)).map(({ genre }) => genre);
  const isHeardIn = (mood: Mood) => heard.some((genre) => MOODS[mood].includes(genre));
  const all: readonly Mood[] = ["unwind", "focus", "move", "remember", "laugh"];
  return {
    channels,
    moods: new Set(all.filter(isHeardIn)),
    categories: new Set(heard.map((genre) => CATEGORY_OF[genre])),
  };
}

/** In parts of what either has, so that what is heard everywhere is not near to everything. */
function nearness(one: Features, other: Features): number {
  const share = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>) => {
    const all = a.union(b).size;
    return all === 0 ? 0 : a.intersection(b).size / all;
  };
  return (
    SHARED_CHANNEL * share(one.channels, other.channels) +
    SHARED_MOOD * share(one.moods, other.moods) +
    SHARED_CATEGORY * share(one.categories, other.categories)
  );
}
