/**
 * A clockwise arc around (0, 0) from twelve o'clock, as the `d` of a path. The share is of the whole circle,
 * from 0 to 1; an arc of nothing is an empty path.
 */
export function arcPath(radius: number, share: number): string {
  const kept = Math.min(1, Math.max(0, share));
  if (kept === 0) return "";
  // An arc that ends where it starts is not drawn at all, so a whole circle is two halves.
  if (kept === 1)
    return `M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}A${radius} ${radius} 0 0 1 0 ${-radius}`;
  const angle = kept * 2 * Math.PI;
  const x = round(radius * Math.sin(angle));
  const y = round(-radius * Math.cos(angle));
  return `M0 ${-radius}A${radius} ${radius} 0 ${kept > 0.5 ? 1 : 0} 1 ${x} ${y}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
