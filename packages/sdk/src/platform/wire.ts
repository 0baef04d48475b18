import type { CancelSignal } from "./platform.ts";

export interface WireRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** Whether cookies go along to another origin too. */
  withCredentials: boolean;
  timeoutInMilliseconds: number;
  signal?: CancelSignal;
}

export type WireAnswer =
  | { kind: "answered"; status: number; text: string; retryAfter: string | null }
  | { kind: "lost" }
  | { kind: "timedOut" };
