import { countryOfAddress } from "@skywave/domain/locale/country";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import { done } from "#platform/outcome.ts";
import type { Platform } from "#platform/platform.ts";
import { createLogMessageHandler } from "./log-message.ts";
import { createUpdateUseCaseHandler } from "./use-case.ts";

/** What browsers report of their own failures, and what they are told of where they are. */
export interface ClientLog extends Module {
  handlers: Pick<DomainHandlers<"legacy">, "logMessage" | "envInfo" | "updateUseCase">;
}

export function createClientLog(platform: Platform): ClientLog {
  const { buildName } = platform.config;
  return {
    handlers: {
      logMessage: createLogMessageHandler(platform),
      updateUseCase: createUpdateUseCaseHandler(platform),
      envInfo: (_request, { host }) => {
        const country = countryOfAddress({ host, pathname: "/" });
        return Promise.resolve(done({ data: { build: buildName, country } }));
      },
    },
  };
}
