/** One statement as the API sent it, with the call that it was sent for. */
export interface RecordedStatement {
  /** Counts the calls of the process. */
  call: number;
  method: string;
  path: string;
  text: string;
  values: unknown[];
  /** The ends of its transaction that went along, in the same trip. */
  isFirst: boolean;
  isLast: boolean;
}
