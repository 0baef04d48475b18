import type { Country } from "@skywave/domain/locale/country";
import type { Skywave } from "@skywave/sdk";
import type { Tracker } from "@skywave/tracking";
import { createContext, use } from "react";
import { useStore } from "zustand";
import type { Activity } from "./idle/activity.ts";
import type { ServerData } from "./server-data/server-data.ts";
import type { SessionState, SessionStore } from "./session-store.ts";
import type { ShellConfiguration } from "./configuration/shell-configuration.ts";

/** What every page may use, made once when the app starts. */
export interface AppServices {
  skywave: Skywave;
  shell: ShellConfiguration;
  country: Country;
  session: SessionStore;
  tracking: Tracker;
  activity: Activity;
  /** What was typed and not yet sent, by whose it is and what; see `useDraft`. */
  drafts: Map<string, string>;
  /** Opened by the first page that asks for any; the first page of a checkout does without. */
  serverData?: ServerData;
}

export const AppServicesContext = createContext<AppServices | null>(null);

/** The services of the running app. */
export function useApp(): AppServices {
  const app = use(AppServicesContext);
  if (app === null) throw new Error("useApp needs an AppServicesContext above it");
  return app;
}

/** A part of the session state; the caller renders again when that part changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useApp().session, select);
}
