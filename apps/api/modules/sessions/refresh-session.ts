import type { Clock } from "#platform/clock.ts";
import type { IssuedSession } from "./serialize-session.ts";
import type { SessionRow, SessionsRepository } from "./sessions-repository.ts";
import { decidePlace, type ReportedPlace } from "./tokens/decide-place.ts";
import { decideRefresh } from "./tokens/decide-refresh.ts";
import { lifetimesFrom } from "./tokens/session-lifetimes.ts";

/** The session of a genuine token, with the generation that the token is of. */
export type FindByToken = (
  use: "access" | "refresh",
  token: string,
) => Promise<{ row: SessionRow; generation: number } | undefined>;

/** Rotates the tokens of a session; a secret that comes back later ends its family. */
export function createRefreshSession(dependencies: {
  repository: SessionsRepository;
  clock: Clock;
  findByToken: FindByToken;
  issue: (row: SessionRow) => IssuedSession;
}) {
  const { repository, clock, findByToken, issue } = dependencies;

  const rotate = async (row: SessionRow, place: ReportedPlace) => {
    const rotation = {
      generation: row.generation + 1,
      ...decidePlace(place, row),
      ...lifetimesFrom(clock.realNow(), row, row.absoluteExpiresAt),
    };
    const isRotated = await repository.rotate(row.id, row.generation, rotation);
    return isRotated ? issue({ ...row, ...rotation }) : undefined;
  };

  const refresh = async (secret: string, place: ReportedPlace): Promise<IssuedSession | undefined> => {
    const found = await findByToken("refresh", secret);
    if (found === undefined) return undefined;
    const { row, generation } = found;
    const now = clock.realNow();
    switch (decideRefresh(row, generation, now)) {
      case "ended":
        return undefined;
      case "repeat":
        return issue(row);
      case "reuse":
        await repository.revoke(row.id, now, "reuse");
        return undefined;
      case "rotate":
        // Another refresh came first, so what this one is has to be judged anew: a repeat, or a theft.
        return (await rotate(row, place)) ?? refresh(secret, place);
    }
  };

  return refresh;
}
