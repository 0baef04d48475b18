const STREAMING_CHECKOUT = "subscribe/checkout/purchase/streaming";
const INELIGIBLE = ["&status=i", "ineligibleForOffer=true"];

/**
 * Whether a navigation that started is to be announced as loading page data: not when the data is there,
 * and not for streaming checkouts whose address (as written) says that the offer was refused.
 */
export function announcesPageData(address: string, isPageDataLoaded: boolean): boolean {
  if (isPageDataLoaded) return false;
  const isRefusedOffer =
    address.toLowerCase().includes(STREAMING_CHECKOUT) && INELIGIBLE.some((mark) => address.includes(mark));
  return !isRefusedOffer;
}

/** Whether the address says that the offer it led to is not open to this person. */
export function saysIneligible(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get("status") === "i" || query.get("ineligibleForOffer") === "true";
}
