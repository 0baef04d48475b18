/** What may be made to go wrong, to see what a caller makes of it. */
export interface Fault {
  on: "charge" | "refund" | "any";
  kind: "hold" | "reset" | "error500" | "garbage" | "slow" | "down";
  when: "before" | "after";
  milliseconds?: number;
}

interface StoredFault extends Fault {
  timesLeft: number;
}

const KINDS: ReadonlySet<string> = new Set(["hold", "reset", "error500", "garbage", "slow", "down"]);

/** The faults that tests have ordered. Kept in memory: a restart heals everything. */
export class Faults {
  #stored: StoredFault[] = [];

  add(fault: Fault, times: number): void {
    this.#stored.push({ ...fault, timesLeft: times });
  }

  clear(): void {
    this.#stored = [];
  }

  list(): readonly StoredFault[] {
    return this.#stored;
  }

  /** The fault that strikes this request, used up by it. */
  take(moves: "charge" | "refund" | undefined): Fault | undefined {
    const fault = this.#stored.find(({ on }) => on === "any" || on === moves);
    if (!fault) return undefined;
    fault.timesLeft -= 1;
    this.#stored = this.#stored.filter(({ timesLeft }) => timesLeft > 0);
    return fault;
  }
}

/** A fault as tests post it; without `times` it lasts until it is cleared. Undefined when malformed. */
export function faultFrom(body: unknown): { fault: Fault; times: number } | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { on, kind, when, milliseconds, times }: Record<string, unknown> = { ...body };
  if (on !== "charge" && on !== "refund" && on !== "any") return undefined;
  if (!isKind(kind) || (when !== undefined && when !== "before" && when !== "after")) return undefined;
  if (!isCount(milliseconds) || !isCount(times)) return undefined;
  return {
    fault: { on, kind, when: when ?? "before", ...(milliseconds === undefined ? {} : { milliseconds }) },
    times: times ?? Number.POSITIVE_INFINITY,
  };
}

function isKind(value: unknown): value is Fault["kind"] {
  return typeof value === "string" && KINDS.has(value);
}

function isCount(value: unknown): value is number | undefined {
  return value === undefined || (typeof value === "number" && Number.isInteger(value) && value > 0);
}
