import type { LogEntry, Skywave } from "@skywave/sdk";
import { createClientLog } from "@skywave/services/client-log/create-client-log";
import type { ShellConfiguration } from "../configuration/shell-configuration.ts";
import { pageLog, type Trouble } from "./page-log.ts";

/* oxlint-disable no-console -- whoever looks into a page finds here what our log is told */

/** Takes what goes wrong to the server's log and to the console, beginning with what waits. */
export function openPageLog(
  client: Pick<Skywave, "call">,
  { thirdPartyScripts }: Pick<ShellConfiguration, "thirdPartyScripts">,
): void {
  const report = createClientLog({
    skywave: client,
    thirdPartyScripts,
    page: () => ({ url: location.href, referrer: document.referrer }),
    onLost: (cause) => console.debug("A line for the log was lost", cause),
  });
  pageLog.take = (trouble: Trouble) => {
    const entry = trouble instanceof Event ? uncaught(trouble) : trouble;
    // The browser itself prints what nobody caught.
    if (entry === trouble) console[entry.level](entry.message, entry.details);
    if (entry.level !== "debug") void report(entry);
  };
  for (const trouble of pageLog.waiting.splice(0)) pageLog.take(trouble);
}

function uncaught(event: Event): LogEntry {
  if (event instanceof ErrorEvent) {
    const { error, message, filename, lineno: line, colno: column } = event;
    // A script of another origin keeps to itself what broke.
    const level = message === "Script error." ? "info" : "error";
    const cause: unknown = error ?? message;
    return { level, message: "Uncaught", details: { cause, file: filename, line, column } };
  }
  const cause: unknown = "reason" in event ? event.reason : undefined;
  return { level: "error", message: "Uncaught in a promise", details: { cause } };
}
