import type { AppServices } from "../app-services.ts";
import { serverDataOf } from "./server-data.ts";
import type { Cached, Question, Ready } from "./use-server-data.ts";

/** What a page that is open was told last of whoever is here; asks nothing. None where no page shows it. */
export function knownAnswer<O extends { ok: boolean }>(
  app: AppServices,
  { area, verb }: Pick<Question<O>, "area" | "verb" | "ask">,
): Ready<O> | undefined {
  const whose = app.session.getState().session?.identityId ?? null;
  const known = serverDataOf(app).answers.getQueriesData<Cached<O>>({ queryKey: [area, verb, whose] });
  return known.findLast(([, answer]) => answer?.latest !== undefined)?.[1]?.latest;
}
