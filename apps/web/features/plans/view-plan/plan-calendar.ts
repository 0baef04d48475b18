import type { UpcomingCharges } from "@skywave/contract";
import { generateIcsCalendar, type IcsCalendar } from "ts-ics";
import { formatMoney } from "../../../i18n/format.ts";
import type { Translator } from "../../../i18n/translate.ts";
import { sayDays, sayReason } from "./charge-words.ts";

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
export function planCalendar(translate: Translator, source: CalendarOf): string {
  const { subscriptionId, plan, upcoming, url, now } = source;
  const stamp = { date: new Date(now) };
  const events = upcoming.bills
    .filter(({ total }) => total > 0)
    .map((bill) => {
      const amount = formatMoney(bill.amountDue, upcoming.currency, translate.locale);
      const reasons = bill.charges.map(
        (charge) => `${sayReason(translate, charge)} (${sayDays(translate, charge)})`,
      );
      return {
        uid: `${subscriptionId}-${bill.date}@skywave`,
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
    prodId: `-//Skywave//${translate.locale}`,
    name: translate("plan.calendar-name", { plan }),
    events,
  };
  return generateIcsCalendar(calendar);
}

function dayIn(isoDay: string) {
  return { type: "DATE" as const, date: new Date(`${isoDay}T00:00:00Z`) };
}
