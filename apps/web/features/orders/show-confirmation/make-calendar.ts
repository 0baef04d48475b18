/** One whole day that a calendar reminds its owner of. */
export interface CalendarDay {
  /** Known to calendars by this: added twice, it stands there once. */
  id: string;
  /** When it was made known, as ISO 8601 with a time zone. */
  made: string;
  /** The day itself, as YYYY-MM-DD. */
  day: string;
  title: string;
  text: string;
}

const DAYS_OF_WARNING = 2;
/** RFC 5545, 3.1: octets in a line, without its end. */
const LINE_LENGTH = 75;

/** A calendar of one day, as RFC 5545 has it: what a phone opens with "add to calendar". */
export function makeCalendar({ id, made, day, title, text }: CalendarDay): string {
  const start = Temporal.PlainDate.from(day);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Skywave//Confirmation//EN",
    "BEGIN:VEVENT",
    `UID:${escape(id)}`,
    `DTSTAMP:${compact(Temporal.Instant.from(made).toString({ smallestUnit: "second" }))}`,
    `DTSTART;VALUE=DATE:${compact(start.toString())}`,
    `DTEND;VALUE=DATE:${compact(start.add({ days: 1 }).toString())}`,
    "TRANSP:TRANSPARENT",
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(text)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escape(title)}`,
    `TRIGGER:-P${DAYS_OF_WARNING}D`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function compact(time: string): string {
  return time.replaceAll(/[-:]/g, "");
}

function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
}

/** Breaks a line that is too long between characters, never within one. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let folded = "";
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > LINE_LENGTH) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}
