import type { Endpoint } from "@skywave/contract";

/**
 * What the contract says that calls answer and no test has met, a line each. `unmet` lists, by the name of a call, the codes that
 * are known to be so; one of them that was met has to leave the list, so that it only ever gets shorter.
 */
export function findUnmet(
  calls: readonly Pick<Endpoint, "name" | "refusals">[],
  { met, unmet }: { met: ReadonlySet<string>; unmet: Readonly<Record<string, readonly string[]>> },
): string[] {
  return calls.flatMap(({ name, refusals }) => {
    const known = unmet[name] ?? [];
    const isMet = (code: string) => met.has(`${name} ${code}`);
    return [
      ...(met.has(name) ? [] : [`${name} has answered nobody with a success`]),
      ...refusals
        .filter((code) => !isMet(code) && !known.includes(code))
        .map((code) => `${name} has refused nobody with ${code}`),
      ...known
        .filter((code) => isMet(code) || !refusals.some((refusal) => refusal === code))
        .map((code) => `${name} is listed as not met with ${code}, which is so no more`),
    ];
  });
}
