import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import { PERSON_COOKIE } from "../session-cookies.ts";
import type { LiveSessions } from "../live-sessions.ts";
import { toSignedInSession } from "./signed-in-session.ts";

/** The calls of the security page: where somebody is signed in, and ending one of these. */
export function createSessionListHandlers(dependencies: {
  sessions: LiveSessions;
  describeDevice: (deviceId: string) => Promise<string>;
}): Pick<DomainHandlers<"user">, "listSessions" | "endSession"> {
  const { sessions, describeDevice } = dependencies;
  return {
    listSessions: async (_request, { caller }) => {
      const rows = await sessions.list(caller.identityId);
      const listed = await Promise.all(
        rows.map(async (row) => {
          const deviceName = row.name ?? (await describeDevice(row.deviceId));
          return toSignedInSession(row, { currentId: caller.sessionId, deviceName });
        }),
      );
      return done({ sessions: listed.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) });
    },

    endSession: async ({ params }, { caller, cookies }) => {
      const isEnded = await sessions.endOneOf(caller.identityId, params.sessionId);
      if (!isEnded) return refuse("NOT_FOUND", { notFoundResourceType: "session" });
      if (params.sessionId === caller.sessionId) cookies.clear(PERSON_COOKIE);
      return done(undefined);
    },
  };
}
