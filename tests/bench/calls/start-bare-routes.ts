import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../system/free-port.ts";
import type { ApiRequest } from "../../system/send-request.ts";
import { startService } from "../../system/service.ts";
import type { System } from "../../system/system.ts";

/** An access token begins with its session. */
export function sessionIdIn({ headers }: ApiRequest): string {
  const sessionId = /^Bearer (ses_\w+)\./.exec(headers["authorization"] ?? "")?.[1];
  if (sessionId === undefined) throw new Error("the request is in nobody's session");
  return sessionId;
}

/** A server with routes that answer with what they are handed, for ours to be held against. */
export async function startBareRoutes(
  system: System,
  { answers, databaseUrl }: { answers: string; databaseUrl: string },
) {
  const file = join(system.folder, "answers.json");
  await writeFile(file, answers);
  const port = await freePort();
  return startService({
    entry: "tests/bench/calls/bare-routes.ts",
    url: `http://127.0.0.1:${port}`,
    health: "/health",
    env: { PORT: String(port), BENCH_ANSWERS_FILE: file, DATABASE_URL: databaseUrl },
  });
}
