/** Notes and coins of the rupiah that are legal tender, the largest first. */
export const denominations = [100_000, 75_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50] as const;
export type Denomination = (typeof denominations)[number];

/** So many notes or coins of one value. */
export interface Counted {
  readonly nominal: Denomination;
  readonly lembar: number;
}

/** The sum of what was counted, in rupiah. */
export const sumOfCash = (counted: readonly Counted[]): number =>
  counted.reduce((sum, { nominal, lembar }) => sum + nominal * lembar, 0);

/** What is there beyond what was recorded, in rupiah; negative where something is missing. */
export const differenceOf = (shift: {
  readonly total: number;
  readonly tunai: number;
  readonly nontunai: number;
}): number => shift.tunai + shift.nontunai - shift.total;

/** Payments of an open shift that are told one by one; its total counts all of them. */
export const mostShown = 500;
