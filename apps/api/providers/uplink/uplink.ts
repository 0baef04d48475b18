/** What a radio is to take up; the same one may be sent again and again. `silence` takes its channels from it. */
export interface Instruction {
  id: string;
  radioId: string;
  kind: "play" | "silence";
}

/** `unavailable`: nothing went out, and it can be tried again. */
export type SendOutcome = { kind: "sent" } | { kind: "unavailable"; cause: Error };

/** That a radio has taken up an instruction, and whether it plays by now. */
export interface HeardReport {
  radioId: string;
  heardAt: Temporal.Instant;
  isPlaying: boolean;
}

/**
 * The way to the satellites. Instructions go one way: that a radio has heard one is known only where something at the
 * other end says so, such as the car's own connection.
 */
export interface Uplink {
  send(instructions: readonly Instruction[]): Promise<SendOutcome>;
  /** What was heard of, in no order; a radio that says nothing is missing. */
  listHeard(radioIds: readonly string[]): Promise<readonly HeardReport[]>;
}

/** Where none is connected, nothing can be sent. */
export const NO_UPLINK: Uplink = {
  send: async () => ({ kind: "unavailable", cause: new Error("no uplink is connected") }),
  listHeard: async () => [],
};
