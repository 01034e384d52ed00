import { AppError } from "../../lib/app-error.ts";

/** The whole file is refused, and why. */
export const nothingInserted = (en: string, id: string): AppError =>
  new AppError("NOTHING_INSERTED", { values: { reason: { en, id } } });
