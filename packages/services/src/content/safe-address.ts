/** An address that content may lead to or show: of this site, or encrypted elsewhere; undefined for any other. */
export function safeAddress(address: unknown): string | undefined {
  if (typeof address !== "string" || /[\s\\]/.test(address)) return undefined;
  // Pictures come without a scheme: `//images.example/…`.
  if (/^\/\/[\w.-]+\//.test(address)) return `https:${address}`;
  return /^(?:\/(?!\/)|https:\/\/[\w.-]+(?:\/|$))/.test(address) ? address : undefined;
}
