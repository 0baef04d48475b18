import { createSkywave } from "../create-skywave.ts";
import type { LogEntry } from "../platform/log-entry.ts";
import type { Skywave, SkywaveOptions } from "../skywave.ts";
import { createBrowserPlatform } from "./browser-platform.ts";

export interface BrowserSkywaveOptions extends SkywaveOptions {
  /** Where the SDK and the use cases on it report what the person is not told; the console by default. */
  log?: (entry: LogEntry) => void;
}

/* oxlint-disable no-console -- the console is where a page that keeps no log of its own reports to */

/** The client of a page. */
export function createBrowserSkywave({
  log = ({ level, message, details }) => console[level](message, details),
  ...options
}: BrowserSkywaveOptions = {}): Skywave {
  return createSkywave(createBrowserPlatform(window, log), options);
}
