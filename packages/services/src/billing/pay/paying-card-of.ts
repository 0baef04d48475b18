/** Which card pays, as the call asks; nothing for the default card. */
export function payingCardOf({
  cardToken,
  isForNextBills,
}: {
  cardToken?: string;
  isForNextBills?: boolean;
}) {
  if (cardToken === undefined) return {};
  return { stripePaymentMethodId: cardToken, ...(isForNextBills !== undefined && { isForNextBills }) };
}
