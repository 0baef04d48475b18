/** A share as people read it, to a tenth of a percent. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
