import { setTimeout as sleep } from "node:timers/promises";
import type { Ledger } from "../ledger/ledger.ts";
import type { Delivery } from "../ledger/webhook-books.ts";
import type { WebhookEndpoint } from "../ledger/webhook-record.ts";
import type { DeliveryFaults } from "./delivery-faults.ts";
import { type Arrival, postEvent, postForged } from "./post-event.ts";
import { type Attempt, pauseAfter, SilentAddresses } from "./silent-addresses.ts";
import { WaitingLine } from "./waiting-line.ts";

const GIVEN_UP_AFTER_MILLISECONDS = 3 * 24 * 60 * 60 * 1000;
const HELD_BACK_IN_MILLISECONDS = 1_000;
const MOST_AT_ONCE = 16;

const NO_FAULT: { kind: "none" } = { kind: "none" };

/**
 * Brings events to the addresses that want them, again and again until one answers 2xx or three days have passed.
 * What has not arrived is in the ledger, so a restart goes on with it; the order is not promised.
 */
export class Courier {
  readonly #ledger: Ledger;
  readonly #faults: DeliveryFaults;
  readonly #now: () => Date;
  readonly #closing = new AbortController();
  readonly #waiting = new WaitingLine<Attempt>();
  readonly #active = new Set<Promise<void>>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #silent = new SilentAddresses((attempts) => {
    for (const attempt of attempts) this.#waiting.add(attempt);
    this.#startMore();
  });
  /** Called when the next delivery has gone out: what is held back for it may follow. */
  #overtaken: (() => void)[] = [];

  constructor(options: { ledger: Ledger; faults: DeliveryFaults; now: () => Date }) {
    this.#ledger = options.ledger;
    this.#faults = options.faults;
    this.#now = options.now;
  }

  /** Goes on with what an earlier process left. */
  resume(): void {
    for (const delivery of this.#ledger.books.webhooks.underWay()) this.#waiting.add({ delivery, count: 1 });
    this.#startMore();
  }

  take(delivery: Delivery): void {
    this.#waiting.add({ delivery, count: 1 });
    this.#startMore();
  }

  /** Resolves when nothing is on its way out any more; what did not arrive is tried by the next process. */
  async close(): Promise<void> {
    this.#closing.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#silent.close();
    await Promise.all(this.#active);
  }

  #startMore(): void {
    while (!this.#closing.signal.aborted && this.#active.size < MOST_AT_ONCE) {
      const next = this.#waiting.take();
      if (!next) return;
      const running = this.#bring(next).finally(() => {
        this.#active.delete(running);
        this.#startMore();
      });
      this.#active.add(running);
    }
  }

  async #bring(attempt: Attempt): Promise<void> {
    const { delivery } = attempt;
    if (this.#ledger.books.webhooks.endpoint(delivery.endpoint.id) === undefined)
      return this.#silent.forget(delivery.endpoint.id);
    if (!this.#isFresh(delivery)) return this.#settle(delivery);
    if (this.#silent.takeIn(attempt)) return;
    const arrival = await this.#attempt(delivery);
    if (arrival !== "silence") this.#silent.noteAnswer(delivery.endpoint.id);
    if (arrival === "taken") return this.#settle(delivery);
    if (this.#closing.signal.aborted) return;
    if (arrival === "refused") return this.#comeAgain(attempt);
    this.#silent.noteSilence(attempt);
    if (this.#silent.isGone(delivery.endpoint.id)) await this.#forget(delivery.endpoint);
  }

  /** Whoever comes back registers anew; until then each charge would leave one more event that nobody gets. */
  async #forget(endpoint: WebhookEndpoint): Promise<void> {
    this.#silent.forget(endpoint.id);
    await this.#ledger.commit([{ kind: "webhookEndpoint", value: { ...endpoint, isDeleted: true } }]);
  }

  /** It waits outside the queue: what is refused must not hold up the others. */
  #comeAgain({ delivery, count }: Attempt): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#waiting.add({ delivery, count: count + 1 });
      this.#startMore();
    }, pauseAfter(count)).unref();
    this.#timers.add(timer);
  }

  #isFresh({ event }: Delivery): boolean {
    return this.#now().getTime() - event.createdInSeconds * 1000 <= GIVEN_UP_AFTER_MILLISECONDS;
  }

  async #attempt(delivery: Delivery): Promise<Arrival> {
    const fault = this.#faults.take() ?? NO_FAULT;
    const sent = { ...delivery, now: this.#now(), signal: this.#closing.signal };
    switch (fault.kind) {
      case "none":
        break;
      case "drop":
        return "taken";
      case "double":
        await postEvent(sent);
        break;
      case "delay":
        await this.#pause(fault.milliseconds ?? HELD_BACK_IN_MILLISECONDS);
        break;
      case "reorder":
        await this.#overtake(fault.milliseconds ?? HELD_BACK_IN_MILLISECONDS);
        break;
      default:
        await postForged(sent, fault.kind);
    }
    const arrival = await postEvent({ ...sent, now: this.#now() });
    for (const letGo of this.#overtaken.splice(0)) letGo();
    return arrival;
  }

  async #overtake(mostMilliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#overtaken.push(resolve);
    await Promise.race([promise, this.#pause(mostMilliseconds)]);
  }

  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#closing;
    await sleep(milliseconds, undefined, { signal, ref: false }).catch((cause: unknown) => {
      if (!signal.aborted) throw cause;
    });
  }

  async #settle({ event, endpoint }: Delivery): Promise<void> {
    const value = { eventId: event.id, endpointId: endpoint.id };
    await this.#ledger.commit([{ kind: "delivered", value }]);
  }
}
