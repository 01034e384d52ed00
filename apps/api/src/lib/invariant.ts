/** Something that can't be, if the product is right, was about to be written. Nothing of the transaction stays, and it is logged as a defect. */
export class InvariantError extends Error {
  constructor(what: string) {
    super(`This must never be: ${what}`);
    this.name = "InvariantError";
  }
}

/** Throws InvariantError, which no caller catches, unless the rule holds. */
export function requireInvariant(holds: boolean, what: () => string): void {
  if (!holds) throw new InvariantError(what());
}
