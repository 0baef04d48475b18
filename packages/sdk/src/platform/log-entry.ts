export interface LogEntry {
  /** "debug" is what happens as it should: for whoever looks into the page, and for no log of a server. */
  level: "debug" | "info" | "error";
  message: string;
  /** Never personal data, tokens or bodies. */
  details?: Readonly<Record<string, unknown>>;
}
