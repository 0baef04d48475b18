/** What is told of the searches of many. */
export const TREND = {
  /** What was looked for longer ago says little about today. */
  days: 7,
  /** What fewer devices looked for could tell somebody who knows one of them what that one listens to. */
  leastDevices: 3,
} as const;
