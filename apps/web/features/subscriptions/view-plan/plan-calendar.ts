import type { UpcomingCharges } from "@skywave/contract";
import { generateIcsCalendar, type IcsCalendar } from "ts-ics";
import { formatMoney } from "#i18n/format.ts";
import type { Translator } from "#i18n/translate.ts";
import { formatDays, formatReason } from "./charge-words.ts";

// RFC 5545, 3.1.
const LONGEST_LINE_IN_OCTETS = 75;

interface CalendarOf {
  subscriptionId: string;
  plan: string;
  upcoming: UpcomingCharges;
  /** Where more can be read. */
  url: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Every bill to come as a file that calendars read. A day keeps its name, so that reading it again replaces it. */
export function planCalendar(translate: Translator<"plans">, source: CalendarOf): string {
  const { subscriptionId, plan, upcoming, url, now } = source;
  const { host } = new URL(url);
  const stamp = { date: new Date(now) };
  const events = upcoming.bills
    .filter(({ total }) => total > 0)
    .map((bill) => {
      const amount = formatMoney(bill.amountDue, upcoming.currency, translate.locale);
      const reasons = bill.charges.map(
        (charge) => `${formatReason(translate, charge)} (${formatDays(translate, charge)})`,
      );
      return {
        uid: `${subscriptionId}-${bill.date}@${host}`,
        stamp,
        start: dayIn(bill.date),
        end: dayIn(Temporal.PlainDate.from(bill.date).add({ days: 1 }).toString()),
        summary: translate("plan.calendar-event", { plan, amount }),
        description: reasons.join("\n"),
        timeTransparent: "TRANSPARENT" as const,
        url,
      };
    });
  const calendar: IcsCalendar = {
    version: "2.0",
    prodId: `-//${host}//${translate.locale}`,
    name: translate("plan.calendar-name", { plan }),
    events,
  };
  return foldByOctets(generateIcsCalendar(calendar));
}

function dayIn(isoDay: string) {
  return { type: "DATE" as const, date: new Date(`${isoDay}T00:00:00Z`) };
}

/** Folds anew what was folded by characters: an accent takes two octets. */
function foldByOctets(calendar: string): string {
  const encoder = new TextEncoder();
  const fold = (line: string) => {
    let folded = "";
    let octets = 0;
    for (const character of line) {
      const size = encoder.encode(character).length;
      const isFull = octets + size > LONGEST_LINE_IN_OCTETS;
      folded += isFull ? `\r\n ${character}` : character;
      octets = isFull ? 1 + size : octets + size;
    }
    return folded;
  };
  return calendar
    .replaceAll(/\r\n[ \t]/g, "")
    .split("\r\n")
    .map(fold)
    .join("\r\n");
}
