/** What a content management system answered. What is `unavailable` may come back by itself. */
export type ContentAnswer =
  | { kind: "found"; body: unknown }
  | { kind: "missing" }
  | { kind: "unavailable"; cause: unknown };

/** A content management system, read over its delivery API. */
export interface ContentSource {
  /** Names where its entries are. */
  readonly space: string;
  readonly environment: string;
  /** Reads below its environment: `path` is `/entries` or `/entries/{id}`, both checked by who asks. */
  read(path: string, query: URLSearchParams): Promise<ContentAnswer>;
}
