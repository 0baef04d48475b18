import type { catalogueWords } from "../catalogue-tables.ts";
import type { CatalogueDocument, EpisodeText, GameText } from "./catalogue-document.ts";
import { digestOf } from "./digest-of.ts";

/** Words as they are stored, whatever edition they are of and whenever they came. */
export type WordRow = Omit<typeof catalogueWords.$inferSelect, "edition" | "addedAt" | "retiredAt">;

/** What is stored of that which a file says of episodes and games, each in its order. */
export function* makeWordRows({ episodes, games }: CatalogueDocument): Generator<WordRow> {
  for (const [position, episode] of episodes.entries())
    yield rowOf({ entityType: "episode", entityId: `${episode.show}_${episode.day}` }, episode, position);
  for (const [position, game] of games.entries())
    yield rowOf({ entityType: "sport-event", entityId: game.id }, game, position);
}

function rowOf(
  name: Pick<WordRow, "entityType" | "entityId">,
  source: EpisodeText | GameText,
  position: number,
): WordRow {
  const { title, text = null } = source;
  return { ...name, title, text, source, position, digest: digestOf(source) };
}
