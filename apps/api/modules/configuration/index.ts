import type { Settings } from "@skywave/contract";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { type ConfigurationHandlers, createConfigurationHandlers } from "./routes.ts";

/** What a client asks for before it knows anything. */
export interface ConfigurationModule extends Module {
  handlers: ConfigurationHandlers;
}

export function createConfiguration(
  { switches, clock }: Platform,
  { settings }: { settings: Settings },
): ConfigurationModule {
  return { handlers: createConfigurationHandlers({ settings, switches, clock }) };
}
