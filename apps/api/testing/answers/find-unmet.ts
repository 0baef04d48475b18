import type { Endpoint } from "@skywave/contract";

/** Comes where two calls meet, or where something outside is down: when it does is the machine's business. */
const BY_CHANCE: ReadonlySet<string> = new Set(["PAYMENT_IN_PROGRESS", "SERVICE_UNAVAILABLE"]);

/** What the contract says that calls answer and no test has met, a line each. */
export function findUnmet(
  calls: readonly Pick<Endpoint, "name" | "refusals">[],
  met: ReadonlySet<string>,
): string[] {
  return calls.flatMap(({ name, refusals }) => [
    ...(met.has(name) ? [] : [`${name} has answered nobody with a success`]),
    ...refusals
      .filter((code) => !BY_CHANCE.has(code) && !met.has(`${name} ${code}`))
      .map((code) => `${name} has refused nobody with ${code}`),
  ]);
}
