import { type CardValues, expiryOf } from "./checked.ts";
import { digitsOf } from "./formatted.ts";
import type { BillingDetails, CardError, CreateRequest, CreateResult } from "./messages.ts";
import type { Texts } from "./texts.ts";

const TIMEOUT_IN_MILLISECONDS = 20_000;

/** Sends a card from the frame to the processor that serves it; never rejects. */
export async function requestPaymentMethod(
  values: CardValues,
  { publishableKey, billingDetails }: CreateRequest,
  texts: Texts,
): Promise<CreateResult> {
  try {
    const response = await fetch("/v1/payment_methods", {
      method: "POST",
      headers: { authorization: `Bearer ${publishableKey}` },
      body: formOf(values, billingDetails),
      signal: AbortSignal.timeout(TIMEOUT_IN_MILLISECONDS),
    });
    const answer = await response.json();
    if (response.ok && typeof answer.id === "string") {
      const { brand = "unknown", funding = "unknown" } = answer.card ?? {};
      return { paymentMethod: { id: answer.id, card: { brand, funding } } };
    }
    return { error: errorFrom(answer, texts) };
  } catch {
    return { error: { type: "api_connection_error", message: texts.notReached } };
  }
}

function formOf({ number, expiry, cvc }: CardValues, details: BillingDetails): URLSearchParams {
  const form = new URLSearchParams({
    type: "card",
    "card[number]": digitsOf(number),
    "card[exp_month]": String(expiryOf(expiry)?.month ?? ""),
    "card[exp_year]": String(expiryOf(expiry)?.year ?? ""),
    "card[cvc]": digitsOf(cvc),
  });
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
