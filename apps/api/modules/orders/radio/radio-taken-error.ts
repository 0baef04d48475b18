/** Somebody else has a radio that was about to be held; thrown, so that nothing of the transaction stays. */
export class RadioTakenError extends Error {
  override name = "RadioTakenError";
  /** Of an order for several plans: the place of the line whose radio it is. */
  readonly line: number | undefined;
  constructor(line: number | undefined, cause: unknown) {
    super("another plan is heard on the radio", { cause });
    this.line = line;
  }
}
