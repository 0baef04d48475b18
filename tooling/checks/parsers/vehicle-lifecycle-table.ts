import { NEXT_STATES } from "../../../packages/domain/src/vehicle-trials/change-vehicle.ts";
import { LIFECYCLE_STATES } from "../../../packages/domain/src/vehicle-trials/lifecycle.ts";

const HEAD = `# The lifecycle of a vehicle

Made from the sources by \`npm run reference\`: where each event leads from each state. A dash means that it can't happen
there. More than one state stands where days decide: a trial may be given before its first day, in its course or after its
end, and when a plan ends, the days that are left of one are heard again. A trial begins on the first day that its maker
named, or else when the radio is first heard.
`;

/** The table of the states of a vehicle, as its state machine has it. */
export function vehicleLifecycleTable(): string {
  const events = Object.entries(NEXT_STATES);
  const lines = LIFECYCLE_STATES.map((state) => {
    const next = events.map(([, from]) => from[state].map(code).join(", ") || "–");
    return row([code(state), ...next]);
  });
  const head = row(["In the state", ...events.map(([event]) => code(event))]);
  return [HEAD, head, row(["---", ...events.map(() => "---")]), ...lines, ""].join("\n");
}

const code = (word: string): string => `\`${word}\``;
const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
