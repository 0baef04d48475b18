export interface LogEntry {
  level: "info" | "error";
  message: string;
  /** Never personal data, tokens or bodies. */
  details?: Readonly<Record<string, unknown>>;
}
