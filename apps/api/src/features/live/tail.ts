/** Milliseconds for which a row is waited for that got its id and isn't committed yet. */
export const patience = 30_000;

/**
 * Follows a table by its ids and tells each row once. A row gets its id before its transaction is over, so one that comes to be seen later
 * may have a lower id than others: what is asked for begins where the ids ended `patience` ago, and what was told since is left out.
 */
export class Tail {
  readonly #told: Set<number>;
  /** How far the ids went, moment by moment. */
  readonly #marks: { readonly at: number; readonly highest: number }[] = [];
  #highest: number;
  #floor: number;

  /** @param told ids that need no telling: all above `floor` that were there long before. */
  constructor(floor: number, told: readonly number[]) {
    this.#floor = floor;
    this.#told = new Set(told);
    this.#highest = Math.max(floor, ...told);
  }

  /** Only rows with a higher id are of interest. */
  get floor(): number {
    return this.#floor;
  }

  /** The rows above `floor` that weren't told before; from now on they were. `now` in milliseconds. */
  take<R extends { readonly id: number }>(rows: readonly R[], now: number): R[] {
    const fresh = rows.filter(({ id }) => id > this.#floor && !this.#told.has(id));
    for (const { id } of fresh) {
      this.#told.add(id);
      this.#highest = Math.max(this.#highest, id);
    }
    this.#marks.push({ at: now, highest: this.#highest });
    this.#forget(now - patience);
    return fresh.toSorted((one, other) => one.id - other.id);
  }

  #forget(until: number): void {
    const past = this.#marks.filter(({ at }) => at <= until);
    const last = past.at(-1);
    if (!last) return;
    this.#marks.splice(0, past.length);
    this.#floor = last.highest;
    for (const id of this.#told) if (id <= this.#floor) this.#told.delete(id);
  }
}
