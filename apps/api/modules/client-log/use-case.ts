import { UseCase } from "@skywave/contract/client-log/update-use-case";
import type { Handler } from "#platform/http/handlers.ts";
import { done } from "#platform/outcome.ts";
import type { Platform } from "#platform/platform.ts";

const USE_CASE_COOKIE = "skywave-use-case";
/** As long as a legacy session lasts without a call. */
const KEPT_FOR = { minutes: 30 };

/** What the browser of a report is about. A cookie can be written by anybody, so it is read as one that was sent. */
export function readUseCase(cookies: { get(name: string): string | undefined }): string | undefined {
  return UseCase.safeParse(cookies.get(USE_CASE_COOKIE)).data;
}

/** Lets a browser carry what it is about, since the calls of the legacy system know each other by cookies alone. */
export function createUpdateUseCaseHandler({
  clock,
}: Pick<Platform, "clock">): Handler<"legacy", "updateUseCase"> {
  return ({ body: { useCase } }, { cookies }) => {
    cookies.set(USE_CASE_COOKIE, useCase, clock.realNow().add(KEPT_FOR));
    return Promise.resolve(done({ data: { useCase } }));
  };
}
