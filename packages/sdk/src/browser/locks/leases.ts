/** A tab that crashed or hangs does not renew, so its lease is over after this. */
export const LEASE_IN_MILLISECONDS = 3000;

/** Who may act, and until when: kept where all tabs of the browser can see it. */
export interface Leases {
  /** True for the one tab that now has the lease. */
  claim(name: string): Promise<boolean>;
  /** False if it went to another tab meanwhile. */
  renew(name: string): Promise<boolean>;
  release(name: string): Promise<void>;
}

export interface Lease {
  owner: string;
  /** By the system clock, in milliseconds since 1970. */
  until: number;
}

/** One that ends too far ahead was written by a clock that has since been set back. */
export function isHeld(lease: Lease | undefined, now: number): boolean {
  return lease !== undefined && lease.until > now && lease.until <= now + LEASE_IN_MILLISECONDS;
}
