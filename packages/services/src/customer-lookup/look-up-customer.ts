import type { CustomerLookup } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export interface LookUpCustomerInput {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  zipCode: string;
}

export type LookUpCustomerOutcome =
  /** The token stands for the answer in this browser. */
  | { ok: true; customer: CustomerLookup["customers"][number]; token: string }
  /** Nobody fits; which field was wrong is not told. */
  | { ok: false; code: "NOT_FOUND" }
  /** A field that cannot be read; the form has not caught it. */
  | { ok: false; code: "INVALID_PAYLOAD" }
  | CommonFailure;

/** Looks a customer up by all that they know of themselves. Needs nobody to be signed in. */
export async function lookUpCustomer(
  skywave: Skywave,
  input: LookUpCustomerInput,
): Promise<LookUpCustomerOutcome> {
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "lookUpCustomer",
    input: { body: { ...input } },
    expected: ["INVALID_PAYLOAD"],
  });
  if (!answer.ok) return answer.code === "INVALID_PAYLOAD" ? { ok: false, code: answer.code } : answer;
  return found(answer.data.data);
}

/** The answer that a token stands for, as after a reload; NOT_FOUND once it is over. */
export async function recallCustomer(skywave: Skywave, token: string): Promise<LookUpCustomerOutcome> {
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "recallCustomerLookup",
    input: { body: { token } },
    expected: ["NOT_FOUND"],
  });
  if (!answer.ok) return answer.code === "NOT_FOUND" ? { ok: false, code: answer.code } : answer;
  return found(answer.data.data);
}

function found({ customers, token }: CustomerLookup): LookUpCustomerOutcome {
  const [customer] = customers;
  return customer === undefined ? { ok: false, code: "NOT_FOUND" } : { ok: true, customer, token };
}
