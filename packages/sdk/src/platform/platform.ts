import type { OpenEventBuffers } from "../events/event-buffers.ts";
import type { EventStore } from "./event-store.ts";
import type { LogEntry } from "./log-entry.ts";
import type { WireAnswer, WireRequest } from "./wire.ts";

/** Ends a wait or a request early; an AbortSignal is one. */
export interface CancelSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

export interface CookieOptions {
  maxAgeInSeconds: number;
  /** Parent domain to share the cookie over; null: this host only. */
  domain: string | null;
}

export interface Cookies {
  /** The raw value; undefined if absent, or if two cookies bear the name (one may have been planted). */
  read(name: string): string | undefined;
  write(name: string, value: string, options: CookieOptions): void;
  remove(name: string, domain: string | null): void;
}

/** A small store that outlives the page. Where the browser refuses storage it lives as long as the page. */
export interface KeyValueStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Tells other tabs that the session changed, and hears them say so. */
export interface TabChannel {
  announce(): void;
  listen(onAnnounced: () => void): void;
}

export interface Visibility {
  isVisible(): boolean;
  listen(onChanged: () => void): void;
}

export interface Network {
  /** false only where it is sure that there is none. */
  isOnline(): boolean;
  listen(onOnline: () => void): void;
}

export interface DeviceDescription {
  browser: string;
  browserVersion: string;
  userAgent: string;
}

/** All that the SDK needs of the world. The core touches nothing else, so that it runs and is tested anywhere. */
export interface Platform {
  /** Milliseconds since 1970 by the system clock, which may be wrong or jump. */
  systemNow(): number;
  /** Milliseconds from any start; never jumps. */
  monotonicNow(): number;
  /** Resolves after the time; rejects with the signal's reason when cancelled. */
  delay(milliseconds: number, signal?: CancelSignal): Promise<void>;
  /** From 0 up to but not including 1; spreads retries over time. */
  random(): number;
  /** Letters and digits from a secure source. */
  randomId(length: number): string;
  /** Never rejects, unless the request's signal was aborted: then with its reason. */
  transmit(request: WireRequest): Promise<WireAnswer>;
  /**
   * Runs one `act` of the name at a time over all tabs. Whoever waited for the patience (4 s by default), in
   * milliseconds, passes over a tab that crashed or hangs; so acts are made to bear being run twice.
   */
  withLock<T>(name: string, act: () => Promise<T>, patience?: number): Promise<T>;
  /** undefined where the browser says nothing about itself. */
  describeDevice(): Promise<DeviceDescription | undefined>;
  log(entry: LogEntry): void;
  /** The browser's storage of events; in memory where it is refused. */
  openEventStore(): Promise<EventStore>;
  /** The code of the event buffers, which the first page does not wait for. */
  loadEventBuffers(): Promise<OpenEventBuffers>;
  readonly cookies: Cookies;
  readonly storage: KeyValueStorage;
  readonly tabs: TabChannel;
  readonly visibility: Visibility;
  readonly network: Network;
}
