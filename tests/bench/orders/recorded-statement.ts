/** One statement as the API sent it, with the call that it was sent for. */
export interface RecordedStatement {
  /** Counts the calls of the process. */
  call: number;
  method: string;
  path: string;
  text: string;
  values: unknown[];
}
