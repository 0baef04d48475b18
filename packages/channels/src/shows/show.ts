/** When a show is on the air, by the clock of its studio. */
export interface Airs {
  /** Days of the week, Monday is 1 and Sunday 7. */
  days: readonly number[];
  /** As `06:30`. */
  from: string;
  minutes: number;
  timeZone: string;
}

/** A show of a channel, with a name in the channel's language. */
export interface Show {
  /** Never given to another show. */
  id: string;
  channelNumber: number;
  name: string;
  text: { en: string; fr: string };
  airs: Airs;
}

const NEW_YORK = "America/New_York";
const MONTREAL = "America/Toronto";
const DAYS = { weekdays: [1, 2, 3, 4, 5], weekend: [6, 7], saturday: [6], sunday: [7], friday: [5] } as const;

/** In the order of a row: its days, the time that it begins, and its length in hours. */
export type ShowRow = readonly [
  id: string,
  channelNumber: number,
  name: string,
  when: readonly [days: keyof typeof DAYS, from: string, hours: number],
  en: string,
  fr: string,
];

/** The channels whose studio is in Montreal. */
const IN_MONTREAL: ReadonlySet<number> = new Set([66, 67, 68]);

export function showOf([id, channelNumber, name, when, en, fr]: ShowRow): Show {
  const [days, from, hours] = when;
  const timeZone = IN_MONTREAL.has(channelNumber) ? MONTREAL : NEW_YORK;
  return {
    id,
    channelNumber,
    name,
    text: { en, fr },
    airs: { days: DAYS[days], from, minutes: hours * 60, timeZone },
  };
}
