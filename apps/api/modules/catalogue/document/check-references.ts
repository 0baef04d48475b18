import { CHANNELS } from "@skywave/channels";
import { SHOWS } from "@skywave/channels/shows";
import { STATIONS } from "@skywave/channels/stations";
import { type ContainerDefinition, type Entry, type Filling, isOfChannel } from "./catalogue-document.ts";
import type { ReadLists } from "./check-document.ts";
import type { Problem } from "./explain-issue.ts";
import { numberOf } from "./make-rows.ts";

const NUMBERS: ReadonlySet<number> = new Set(CHANNELS.map(({ number }) => number));
const SHOW_IDS: ReadonlySet<string> = new Set(SHOWS.map(({ id }) => id));
const ARTIST_IDS: ReadonlySet<string> = new Set(
  STATIONS.filter(({ artist }) => artist !== null).map(({ id }) => id),
);
/** The app asks for it by this id. */
const NEEDED_PAGE = "listen";

/** What refers to something that is not there, is there twice, or holds nothing. */
export function checkReferences(lists: ReadLists): Problem[] {
  return [
    ...doubled(lists),
    ...lists.entries.flatMap((entry) => sourceProblems(entry, lists)),
    ...lists.containers.flatMap((container) => containerProblems(container, lists)),
    ...pageProblems(lists),
  ];
}

function doubled({ categories, containers, pages, entries, games, places }: ReadLists): Problem[] {
  const twice = <T extends object>(list: readonly T[], nameOf: (one: T) => string): Problem[] => {
    const first = new Map<string, string>();
    return list.flatMap((one) => {
      const name = nameOf(one);
      const place = places.get(one) ?? "";
      const before = first.get(name);
      first.set(name, before ?? place);
      return before === undefined
        ? []
        : [
            {
              path: `${place}.id`,
              code: "doubled_id" as const,
              reason: `is the id of ${before}, too`,
              todo: "Give one of them another id, or remove it.",
            },
          ];
    });
  };
  return [
    ...[categories, containers, pages, games].flatMap((list) => twice<{ id: string }>(list, ({ id }) => id)),
    ...containers.flatMap(({ sets }, at) => {
      const ids = sets.map(({ id }) => id);
      return ids.flatMap((id, set) =>
        ids.indexOf(id) === set
          ? []
          : [
              {
                path: `${places.get(containers[at] ?? {})}.sets[${set}].id`,
                code: "doubled_id" as const,
                reason: "is the id of another set of the container, too",
                todo: "Give one of them another id.",
              },
            ],
      );
    }),
    ...twice(entries, ({ type, id }) => `${type}/${id}`),
  ];
}

/** What can be heard comes with the product; the file only says what is written about it. */
function sourceProblems(entry: Entry, { named, places, categories }: ReadLists): Problem[] {
  const { type, id, sounds } = entry;
  const place = places.get(entry) ?? "";
  const unknown = (path: string, reason: string, todo: string): Problem => ({
    path: `${place}.${path}`,
    code: "unknown_source",
    reason,
    todo,
  });
  const { name, isKnown } = describeSound(sounds);
  const problems: Problem[] = [];
  if (!isKnown)
    problems.push(unknown("sounds", `names ${name}, which the product does not play`, HOW_TO_FIND));
  else if (type === "channel-linear" && (!("channel" in sounds) || id !== String(sounds.channel)))
    problems.push(
      unknown("id", "is not the number of the channel that it sounds as", "Make the two the same."),
    );
  else if ((type === "artist-station") !== "artist" in sounds)
    problems.push(
      unknown(
        "sounds",
        `names ${name}, which is nothing of type ${type}`,
        'Entries of type artist-station, and they alone, sound as { "artist": "…" }.',
      ),
    );
  else if ("artist" in sounds && id !== sounds.artist)
    problems.push(unknown("id", `is not that of ${name}`, "Make the two the same: by it the station plays."));
  else if ("show" in sounds && id !== sounds.show)
    problems.push(
      unknown("id", `is not that of ${name}`, "Make the two the same: by it people's episodes are found."),
    );
  else if (type === "show" && "channel" in sounds && SHOW_IDS.has(id))
    problems.push(
      unknown("sounds", `leaves the episodes of show ${id} behind`, `Write { "show": "${id}" }.`),
    );
  else if (type !== "channel-linear" && !named.has(`channel-linear/${numberOf(entry)}`))
    problems.push(
      unknown(
        "sounds",
        `is on channel ${numberOf(entry)}, which is not among the entries`,
        "Add the channel.",
      ),
    );
  const categoryIds = new Set(categories.map((category) => category.id));
  return [
    ...problems,
    ...entry.categories.flatMap((category, at) =>
      categoryIds.has(category) || named.has(`categories/${category}`)
        ? []
        : [missing(`${place}.categories[${at}]`, `category ${category}`)],
    ),
  ];
}

function describeSound(sounds: Entry["sounds"]): { name: string; isKnown: boolean } {
  if ("channel" in sounds) return { name: `channel ${sounds.channel}`, isKnown: NUMBERS.has(sounds.channel) };
  return "show" in sounds
    ? { name: `show ${sounds.show}`, isKnown: SHOW_IDS.has(sounds.show) }
    : { name: `artist ${sounds.artist}`, isKnown: ARTIST_IDS.has(sounds.artist) };
}

const HOW_TO_FIND = "Use one that `npm run catalogue -- export` writes.";

function missing(path: string, what: string): Problem {
  return {
    path,
    code: "unknown_reference",
    reason: `names ${what}, which is not in the file`,
    todo: "Add it, or name another one.",
  };
}

function containerProblems(container: ContainerDefinition, lists: ReadLists): Problem[] {
  const place = lists.places.get(container) ?? "";
  return container.sets.flatMap(({ filled }, at) =>
    fillingProblems(filled, `${place}.sets[${at}].filled`, lists),
  );
}

function fillingProblems(filled: Filling, path: string, { entries, named }: ReadLists): Problem[] {
  if (filled.by === "hand")
    return filled.entries.flatMap(({ type, id }, at) =>
      named.has(`${type}/${id}`) ? [] : [missing(`${path}.entries[${at}]`, `${type} ${id}`)],
    );
  if (filled.by === "category" && !named.has(`categories/${filled.category}`))
    return [missing(`${path}.category`, `category ${filled.category}`)];
  const wanted = "type" in filled ? filled.type : undefined;
  const fits = (entry: Entry) =>
    (wanted === undefined || entry.type === wanted) &&
    (filled.by !== "category" || entry.categories.includes(filled.category)) &&
    (filled.by !== "genre" || filled.genres.includes(entry.genre)) &&
    (filled.by !== "airing" || "show" in entry.sounds);
  if (isOfChannel(filled) || entries.some(fits)) return [];
  return [
    {
      path,
      code: "empty_container",
      reason: "finds nothing among the entries",
      todo: "Fill the set in another way, or remove it.",
    },
  ];
}

function pageProblems({ pages, channelPage, showPage, containers, named, places }: ReadLists): Problem[] {
  const ofChannels = new Set(
    containers.filter(({ sets }) => sets.some(({ filled }) => isOfChannel(filled))).map(({ id }) => id),
  );
  const referTo = (ids: readonly string[], path: string) =>
    ids.flatMap((id, at) =>
      named.has(`containers/${id}`) ? [] : [missing(`${path}[${at}]`, `container ${id}`)],
    );
  const onPage = (ids: readonly string[], path: string) => [
    ...referTo(ids, path),
    ...ids.flatMap((id, at): Problem[] =>
      ofChannels.has(id)
        ? [
            {
              path: `${path}[${at}]`,
              code: "empty_container",
              reason: `names container ${id}, which is filled by the channel of a page`,
              todo: "Name it in channelPage or showPage, or fill its sets in another way.",
            },
          ]
        : [],
    ),
  ];
  return [
    ...pages.flatMap((page) => {
      const place = places.get(page) ?? "";
      return [
        ...onPage(page.containers, `${place}.containers`),
        ...onPage(page.containersInFrench ?? [], `${place}.containersInFrench`),
      ];
    }),
    ...referTo(channelPage, "channelPage"),
    ...referTo(showPage, "showPage"),
    ...(named.has(`pages/${NEEDED_PAGE}`)
      ? []
      : [
          {
            path: "pages",
            code: "missing_page" as const,
            reason: `has no page ${NEEDED_PAGE}`,
            todo: "Add it: the app opens with it.",
          },
        ]),
  ];
}
