/** A module of the back end, as far as all are alike; most keep nothing about people, or nothing that has an end. */
export interface Module {
  /** Removes what it keeps about a person who deletes their account, in that transaction. */
  wipe?(identityId: string): Promise<void>;
  /** Removes what has no use any more. */
  removeExpired?(): Promise<void>;
}
