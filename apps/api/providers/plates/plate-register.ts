/** A plate, and the state or province that gave it. */
export interface PlateQuestion {
  plate: string;
  state: string;
}

/** `unavailable`: nobody was asked, and it can be tried again. */
export type PlateOutcome = { kind: "found"; vins: readonly string[] } | { kind: "unavailable"; cause: Error };

/** A company that knows which plate is on which vehicle. It is asked for vehicles, and never for their owners. */
export interface PlateRegister {
  /** The vehicles that a plate may be on; none for one that nobody knows. */
  find(question: PlateQuestion): Promise<PlateOutcome>;
}
