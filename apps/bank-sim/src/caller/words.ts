/** A reason why nothing was begun, for a person. */
export interface Told {
  en: string;
  id: string;
}

/** An order that the bank doesn't begin: the counter says why. */
export class OrderRefused extends Error {
  readonly told: Told;

  constructor(told: Told) {
    super(told.en);
    this.told = told;
  }
}
