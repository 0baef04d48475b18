import type { ScoresProvider } from "#providers/sports/scores-provider.ts";
import { checkDocument, type CheckOutcome } from "./check-document.ts";
import type { CatalogueDocument } from "./catalogue-document.ts";
import type { Problem } from "./explain-issue.ts";

/** Who is asked about games, and at which instant. */
export interface AskedScores {
  scores: Pick<ScoresProvider, "find"> | undefined;
  now: Temporal.Instant;
}

/** Reads a file, or says all that is wrong with it; whether there are the games that it names is asked last. */
export async function checkFile(bytes: Uint8Array, asked: AskedScores): Promise<CheckOutcome> {
  const checked = checkDocument(bytes);
  if (!checked.ok) return checked;
  const problems = await checkGames(checked.document, asked);
  return problems.length > 0 ? { ok: false, problems } : checked;
}

async function checkGames({ games }: CatalogueDocument, { scores, now }: AskedScores): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [at, { id }] of games.entries()) {
    const answer = await scores?.find(id, now);
    // Whoever does not answer about one is not asked about the others.
    if (answer?.kind !== "found") return [NOBODY_TELLS];
    if (answer.game === undefined)
      problems.push({
        path: `games[${at}].id`,
        code: "unknown_game",
        reason: `names game ${id}, which is not played`,
        todo: "Use an id that the calls about games tell, or remove it.",
      });
  }
  return problems;
}

const NOBODY_TELLS: Problem = {
  path: "games",
  code: "unknown_game",
  reason: "cannot be checked, since nobody who knows games answers",
  todo: "Try again, or remove them.",
};
