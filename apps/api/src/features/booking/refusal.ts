import type { Label } from "@retribusi/contract/define/label";
import { formatRupiah } from "@retribusi/contract/define/money";
import { fillMessage } from "@retribusi/contract/errors";
import { type BookingReason, bookingReasons } from "@retribusi/contract/features/booking/booking.reasons";
import { AppError } from "../../lib/app-error.ts";

type Values = Readonly<Record<string, string | number | Label>>;

/** The reason's sentence in both languages, `{name}` filled in. */
export function sentenceOf(reason: BookingReason, values: Values = {}): Label {
  const say = (language: "en" | "id") =>
    fillMessage(
      bookingReasons[reason][language],
      Object.fromEntries(Object.entries(values).map(([k, v]) => [k, typeof v === "object" ? v[language] : v])),
    );
  return { en: say("en"), id: say("id") };
}

const forbidden: ReadonlySet<BookingReason> = new Set(["NO_PERMISSION"]);

/** The error that tells a refusal: FORBIDDEN for a missing right, ACTION_REFUSED with the reason's code and sentence otherwise. */
export function refusal(reason: BookingReason, values: Values = {}): AppError {
  if (forbidden.has(reason)) return new AppError("FORBIDDEN", { details: { reason } });
  return new AppError("ACTION_REFUSED", { values: { reason: sentenceOf(reason, values) }, details: { reason } });
}

/** The price isn't the one that was shown. */
export const priceChanged = (shown: number, actual: number): AppError =>
  new AppError("PRICE_CHANGED", {
    values: { shown: formatRupiah(shown), actual: formatRupiah(actual) },
    details: { shown, actual, difference: actual - shown },
  });

export const soldOut = (free: number, wanted: number): AppError =>
  new AppError("SOLD_OUT", { values: { free, wanted }, details: { free, wanted } });
