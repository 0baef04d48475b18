import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createCookieSessions, type LegacySessionNeeds } from "./cookie-sessions.ts";

/** Signing in as the legacy system has it: by a cookie of its own. */
export interface LegacySessions extends Module {
  handlers: Pick<DomainHandlers<"legacy">, "logIn" | "logOut" | "validateLogin">;
}

export function createLegacySessions(_platform: Platform, needs: LegacySessionNeeds): LegacySessions {
  const { logIn, logOut, validate } = createCookieSessions(needs);
  return {
    handlers: {
      logIn: ({ body }, context) => logIn(body, context),
      logOut: (_request, context) => logOut(context),
      validateLogin: (_request, context) => validate(context),
    },
  };
}
