/** Those that taken ones may lie before, until their places are given up. */
const FEWEST_PLACES = 1_024;

/**
 * First come, first served. Taking the first costs the same however long the line is; of an array, all others would move
 * up each time.
 */
export class WaitingLine<Item> {
  #items: Item[] = [];
  #taken = 0;

  add(item: Item): void {
    this.#items.push(item);
  }

  take(): Item | undefined {
    const next = this.#items[this.#taken];
    if (next === undefined) return undefined;
    this.#taken += 1;
    if (this.#taken >= FEWEST_PLACES && this.#taken * 2 >= this.#items.length) {
      this.#items = this.#items.slice(this.#taken);
      this.#taken = 0;
    }
    return next;
  }
}
