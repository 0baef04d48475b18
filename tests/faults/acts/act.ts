/** What somebody does, on the way of which the API is killed. */
export interface Act {
  /** Makes the call; may be repeated as often as one likes. Answers what came of it, or throws with the connection. */
  run(url: string): Promise<string>;
  /** What the call answers once all is done. */
  done: readonly string[];
}

/** An act that is cut off, and the kind of act that it is. */
export interface Cut<A extends Act> {
  kind: { name: string };
  act: A;
}
