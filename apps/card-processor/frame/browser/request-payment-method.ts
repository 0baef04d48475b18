import { type CardValues, expiryOf } from "./checked.ts";
import { digitsOf } from "./formatted.ts";
import type { BillingDetails, CardError, CreateRequest, CreateResult } from "./messages.ts";
import type { Texts } from "./texts.ts";

const TIMEOUT_IN_MILLISECONDS = 20_000;

/** Sends what was typed from the frame to the processor that serves it; never rejects. */
export function requestPaymentMethod(
  { number, expiry, cvc }: CardValues,
  request: Pick<CreateRequest, "publishableKey" | "billingDetails">,
  texts: Texts,
): Promise<CreateResult> {
  const card = {
    "card[number]": digitsOf(number),
    "card[exp_month]": String(expiryOf(expiry)?.month ?? ""),
    "card[exp_year]": String(expiryOf(expiry)?.year ?? ""),
    "card[cvc]": digitsOf(cvc),
  };
  return postPaymentMethod(card, request, texts);
}

/** Sends a card, field by field as its call names them; never rejects. */
export async function postPaymentMethod(
  card: Record<string, string>,
  { publishableKey, billingDetails }: Pick<CreateRequest, "publishableKey" | "billingDetails">,
  texts: Texts,
): Promise<CreateResult> {
  try {
    const response = await fetch("/v1/payment_methods", {
      method: "POST",
      headers: { authorization: `Bearer ${publishableKey}` },
      body: formOf(card, billingDetails),
      signal: AbortSignal.timeout(TIMEOUT_IN_MILLISECONDS),
    });
    const answer = await response.json();
    if (response.ok && typeof answer.id === "string") {
      const { brand = "unknown", funding = "unknown", last4, wallet } = answer.card ?? {};
      // Of a card that was typed the page has no need to know more.
      const ofWallet = wallet ? { last4, wallet: { type: wallet.type } } : {};
      return { paymentMethod: { id: answer.id, card: { brand, funding, ...ofWallet } } };
    }
    return { error: errorFrom(answer, texts) };
  } catch {
    return { error: { type: "api_connection_error", message: texts.notReached } };
  }
}

function formOf(card: Record<string, string>, details: BillingDetails): URLSearchParams {
  const form = new URLSearchParams({ type: "card", ...card });
  const { address, ...rest } = details;
  for (const [name, value] of Object.entries(rest)) if (value) form.set(`billing_details[${name}]`, value);
  for (const [name, value] of Object.entries(address ?? {}))
    if (value) form.set(`billing_details[address][${name}]`, value);
  return form;
}

// The processor's own words are English; the person reads ours.
function errorFrom(answer: { error?: CardError }, texts: Texts): CardError {
  const { type = "api_error", code, decline_code } = answer.error ?? {};
  return {
    type,
    ...(code === undefined ? {} : { code }),
    ...(decline_code === undefined ? {} : { decline_code }),
    message: type === "card_error" ? texts.refused : texts.notReached,
  };
}
