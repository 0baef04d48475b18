/** The network of an address, /24 of IPv4 and /56 of IPv6: whoever has one address of it has them all. */
export function networkOf(ipAddress: string): string {
  const version4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ipAddress)?.[1];
  if (version4 !== undefined) return `${version4}.0/24`;
  const [head = "", tail] = ipAddress.toLowerCase().split("::", 2);
  const start = head === "" ? [] : head.split(":");
  const end = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array.from({ length: missing }, () => "0"), ...end];
  const [a = "0", b = "0", c = "0", d = "0"] = groups;
  return `${a}:${b}:${c}:${d.padStart(4, "0").slice(0, 2)}00::/56`;
}
