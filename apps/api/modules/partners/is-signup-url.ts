/** The pages to which each partner may send somebody; an answer that leads anywhere else is not passed on. */
const HOSTS: ReadonlyMap<string, readonly string[]> = new Map([
  ["partner-podwave", ["join.podwave.example"]],
]);

/** Whether an address is one of the partner's own, over an encrypted connection. */
export function isSignupUrl(productId: string, address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== "https:" || url.username !== "" || url.port !== "") return false;
  return HOSTS.get(productId)?.includes(url.hostname) ?? false;
}
