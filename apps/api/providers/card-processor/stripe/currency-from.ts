/** A currency as we write it. */
export function currencyFrom(text: string): "USD" | "CAD" {
  const currency = text.toUpperCase();
  if (currency === "USD" || currency === "CAD") return currency;
  throw new Error(`The processor answered with the currency ${currency}, which we never charge`);
}
