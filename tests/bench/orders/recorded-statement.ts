/** One statement as the API sent it, with the call that it was sent for, if it was for one. */
export interface RecordedStatement {
  /** Counts the calls of the process; 0 for what the process does by itself. */
  call: number;
  method: string;
  path: string;
  text: string;
  values: unknown[];
  /** The ends of its transaction that went along, in the same trip. */
  isFirst: boolean;
  isLast: boolean;
}
