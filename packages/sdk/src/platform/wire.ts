import type { CancelSignal } from "./platform.ts";

export interface WireRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** Whether cookies go along to another origin too. */
  withCredentials: boolean;
  /** May be infinite. */
  timeoutInMilliseconds: number;
  signal?: CancelSignal;
  /** Goes out even if the page is closed meanwhile. Browsers allow 64 KiB for all such requests together. */
  outlivesPage?: boolean;
}

export type WireAnswer =
  | {
      kind: "answered";
      status: number;
      text: string;
      retryAfter: string | null;
      convergenceToken?: string | null;
    }
  | { kind: "lost" }
  | { kind: "timedOut" };
