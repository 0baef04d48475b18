import { CLIENT_NAME, type LogEntry, type Skywave } from "@skywave/sdk";

const MOST_PER_PAGE = 10;
// What happens every day must not keep out what should not.
const MOST_INFORMATION_PER_PAGE = 5;
// Together, as JSON, less than the 8 KiB that the call takes, also where a character takes three bytes.
const LONGEST = { message: 500, stacktrace: 1_400, url: 250, referrer: 250 };

/** Where something happened; its queries may hold what is nobody's business, so they stay here. */
export interface LoggedPage {
  url: string;
  referrer: string;
}

interface ClientLogParts {
  /** The client itself, not one that counts what people do: a report is nothing that somebody did. */
  skywave: Pick<Skywave, "call">;
  /** Parts of the addresses of scripts that others brought into the page. */
  thirdPartyScripts: readonly string[];
  page: () => LoggedPage;
  /** What cannot be reported ends here: reporting that, too, would never end. */
  onLost: (cause: unknown) => void;
}

/** Tells the server's log what happened on this page, the first ten times. */
export function createClientLog(parts: ClientLogParts) {
  const sent = { INFO: 0, ERROR: 0 };
  return async (entry: LogEntry): Promise<void> => {
    try {
      const body = lineOf(entry, parts);
      const isInformation = body.logLevel === "INFO";
      if (sent.INFO + sent.ERROR >= MOST_PER_PAGE) return;
      if (isInformation && sent.INFO >= MOST_INFORMATION_PER_PAGE) return;
      sent[body.logLevel] += 1;
      const answer = await parts.skywave.call("legacy", "logMessage", { body }, { outlivesPage: true });
      if (!answer.ok) parts.onLost(answer.failure);
    } catch (cause) {
      parts.onLost(cause);
    }
  };
}

function lineOf(entry: LogEntry, { thirdPartyScripts, page }: ClientLogParts) {
  const stacktrace = stackOf(entry);
  const isForeign = thirdPartyScripts.some((script) => stacktrace.includes(script));
  const { url, referrer } = page();
  return {
    message: messageOf(entry).slice(0, LONGEST.message),
    stacktrace: stacktrace.slice(0, LONGEST.stacktrace),
    url: withoutQuery(url).slice(0, LONGEST.url),
    referrer: withoutQuery(referrer).slice(0, LONGEST.referrer),
    client: Object.values(CLIENT_NAME).join(" "),
    logLevel: entry.level === "error" && !isForeign ? ("ERROR" as const) : ("INFO" as const),
  };
}

function stackOf({ details }: LogEntry): string {
  const cause = details?.["cause"];
  return cause instanceof Error ? (cause.stack ?? "") : "";
}

function messageOf({ message, details }: LogEntry): string {
  const { cause, ...facts } = details ?? {};
  const told = cause === undefined ? message : `${message}: ${wordsOf(cause)}`;
  return Object.keys(facts).length === 0 ? told : `${told} ${JSON.stringify(facts)}`;
}

function wordsOf(cause: unknown): string {
  if (cause instanceof Error) return `${cause.name}: ${cause.message}`;
  return typeof cause === "string" ? cause : JSON.stringify(cause);
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, "");
}
