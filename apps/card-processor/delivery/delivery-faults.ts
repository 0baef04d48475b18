const KINDS = [
  "double",
  "delay",
  "reorder",
  "drop",
  "wrongSignature",
  "oldTimestamp",
  "unknownObject",
] as const;

/** What may go wrong between an event and who is told of it. Forged ones come before the genuine one. */
export interface DeliveryFault {
  kind: (typeof KINDS)[number];
  milliseconds?: number;
}

/** The faults that tests have ordered for deliveries, struck in the order in which they were ordered. */
export class DeliveryFaults {
  #stored: (DeliveryFault & { timesLeft: number })[] = [];

  add(fault: DeliveryFault, times: number): void {
    this.#stored.push({ ...fault, timesLeft: times });
  }

  clear(): void {
    this.#stored = [];
  }

  take(): DeliveryFault | undefined {
    const [fault] = this.#stored;
    if (!fault) return undefined;
    fault.timesLeft -= 1;
    // The next delivery meets the next fault, so that several kinds may be on at once.
    this.#stored = [...this.#stored.slice(1), fault].filter(({ timesLeft }) => timesLeft > 0);
    return fault;
  }
}

/** A fault as tests post it; without `times` it lasts until it is cleared. Undefined when malformed. */
export function deliveryFaultFrom(body: unknown): { fault: DeliveryFault; times: number } | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { kind, milliseconds, times }: Record<string, unknown> = { ...body };
  const known = KINDS.find((one) => one === kind);
  if (known === undefined || !isCount(milliseconds) || !isCount(times)) return undefined;
  return {
    fault: { kind: known, ...(milliseconds === undefined ? {} : { milliseconds }) },
    times: times ?? Number.POSITIVE_INFINITY,
  };
}

function isCount(value: unknown): value is number | undefined {
  return value === undefined || (typeof value === "number" && Number.isInteger(value) && value > 0);
}
