import { sendRequest, type ApiRequest } from "../../system/send-request.ts";
import { userBatch } from "../ingest/batches.ts";
import { copiedValue, copyNumberOf } from "./copied-values.ts";
import { phoneOf, rangesOf } from "./grow-database.ts";
import { accountNumberFrom } from "@skywave/domain/billing/account-number";
import type { Customers } from "./make-customers.ts";

/** So often a visitor may look an account up by its number. */
export const LOOKUPS_OF_VISITOR = 5;

/** Something that a customer, or somebody about a customer, asks for. */
export interface Probe {
  what: string;
  /** The calls of one time, made at once; `round` counts the times, each about somebody else. */
  requestsOf(round: number, copies: number): ApiRequest[];
}

/** What is asked of a database with few customers and of one with many, in so many rounds. */
export function probesOf(customers: Customers, rounds: number): Probe[] {
  const { monthly, annualEmailAddress, regular, visitors, senders } = customers;
  const now = Temporal.Now.zonedDateTimeISO("UTC");
  const untilNow = twoYearsUntil(now.add({ days: 1 }));
  const ofRegular = twoYearsUntil(now.add({ months: 24 }));
  // All over the table, and each only once: lookups of one customer are few a day.
  const copyAt = (round: number, copies: number) => {
    const { from, to } = rangesOf(copies).annual;
    return from + Math.floor((round * (to - from)) / rounds);
  };
  const visitorAt = (round: number) => itemAt(visitors, Math.floor(round / LOOKUPS_OF_VISITOR));
  return [
    {
      what: "What the account page asks for",
      requestsOf: () => [
        monthly.requestOf(["user", "getIdentity"], {}),
        monthly.requestOf(["subscription", "listSubscriptions"], {}),
        monthly.requestOf(["billing", "getNextBill"], {}),
        monthly.requestOf(["billing", "listPaymentHistory"], { query: untilNow }),
        monthly.requestOf(["billing", "listInvoices"], { query: untilNow }),
        monthly.requestOf(["billing", "getBalanceDue"], {}),
      ],
    },
    {
      what: "A lookup by email address",
      requestsOf: (round, copies) => {
        const copy = copyAt(round, copies);
        const phone = phoneOf(copyNumberOf(copy));
        const email = copiedValue(annualEmailAddress, copy);
        const body = { firstName: "Robin", lastName: "Ferrer", email, phone, zipCode: "78701" };
        return [visitorAt(round).requestOf(["legacy", "lookUpCustomer"], { body })];
      },
    },
    {
      what: "A lookup by account number",
      requestsOf: (round, copies) => {
        const accountNumber = accountNumberFrom(copyNumberOf(copyAt(round, copies)));
        const body = { accountNumber, zipCode: "78701" };
        return [visitorAt(round).requestOf(["billing", "findGuestBill"], { body })];
      },
    },
    {
      what: "Two years of history",
      requestsOf: () => [
        regular.requestOf(["billing", "listInvoices"], { query: ofRegular }),
        regular.requestOf(["billing", "listPaymentHistory"], { query: ofRegular }),
      ],
    },
    {
      what: "A batch of events",
      requestsOf: (round) => {
        const sender = itemAt(senders, round % senders.length);
        const events = userBatch(sender.accessTokenId);
        return [sender.requestOf(["userEvent", "submitUserEvents"], { body: { events } })];
      },
    },
  ];
}

/** Makes the calls at a node and returns how long it took until all were answered, in milliseconds. */
export async function timeOf(requests: readonly ApiRequest[], nodeUrl: string): Promise<number> {
  const here = requests.map((request) => ({ ...request, url: `${nodeUrl}${pathOf(request.url)}` }));
  const started = performance.now();
  const answers = await Promise.all(here.map(sendRequest));
  const took = performance.now() - started;
  for (const [index, { status, content }] of answers.entries())
    if (status >= 300 || isOfNobody(content))
      throw new Error(`${here[index]?.url} answered ${status}: ${content.slice(0, 300)}`);
  return took;
}

/** A lookup that found nobody waits on purpose. */
function isOfNobody(content: string): boolean {
  return ['"customersFound":0', '"isIdentified":false', '"devices":[]'].some((sign) =>
    content.includes(sign),
  );
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

/** The two years up to a moment, as pages ask for them. */
function twoYearsUntil(end: Temporal.ZonedDateTime) {
  return {
    startDateTime: end.subtract({ months: 24 }).toInstant().toString(),
    endDateTime: end.toInstant().toString(),
    pageSize: "50",
  };
}

function itemAt<Item>(items: readonly Item[], place: number): Item {
  const item = items[place];
  if (item === undefined) throw new Error(`there is no ${place} among ${items.length}`);
  return item;
}
