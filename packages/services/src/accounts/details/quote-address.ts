import type { NextBill } from "@skywave/contract/billing/bills";
import type { DetailField, PersonDetails } from "@skywave/domain/addresses/find-missing-details";
import type { Country } from "@skywave/domain/locale/country";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../../outcomes/ask.ts";
import type { CommonFailure } from "../../outcomes/common-failure.ts";
import { addressIn, invalidDetails } from "./address-in.ts";

/** A bill that another address makes another one, from an ISO date on. */
export interface ChangedBill {
  from: string;
  before: NextBill;
  after: NextBill;
}

export type QuoteAddressOutcome =
  /** The bill is undefined where the address changes no amount. */
  | { ok: true; changed: ChangedBill | undefined }
  | { ok: false; code: "INVALID_DETAILS"; fields: DetailField[] }
  /** The address is not in the country that this store sells to. */
  | { ok: false; code: "COUNTRY_ERROR" }
  | CommonFailure;

/** What an address would do to the next bill; nothing is kept of it. */
export async function quoteAddress(
  skywave: Skywave,
  input: { details: PersonDetails; country: Country; billingProfileId: string },
): Promise<QuoteAddressOutcome> {
  const { details, country, billingProfileId } = input;
  const answer = await ask(skywave, {
    domain: "billing",
    name: "quoteAddress",
    input: { params: { billingProfileId }, body: { serviceAddress: addressIn(details, country) } },
    expected: ["INVALID_PAYLOAD", "COUNTRY_ERROR"],
  });
  if (answer.ok) {
    const { from, before, after } = answer.data;
    const isChanged = before !== undefined && after !== undefined && before.amount !== after.amount;
    return { ok: true, changed: isChanged ? { from, before, after } : undefined };
  }
  switch (answer.code) {
    case "INVALID_PAYLOAD":
      return { ok: false, code: "INVALID_DETAILS", fields: invalidDetails(answer.failure) };
    case "COUNTRY_ERROR":
      return { ok: false, code: answer.code };
    default:
      return answer;
  }
}
