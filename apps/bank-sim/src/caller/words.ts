import type { Told } from "../book/phrase.ts";

/** An order that the bank doesn't begin: the counter says why. */
export class OrderRefused extends Error {
  readonly told: Told;

  constructor(told: Told) {
    super(told.en);
    this.told = told;
  }
}
