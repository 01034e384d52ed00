import type { LocalDate } from "@retribusi/contract/define/dates";

/** The day that a column of days holds; of a moment its day in Greenwich. */
export const dayOf = (date: Date): LocalDate => date.toISOString().slice(0, 10);
