import { useForm } from "@mantine/form";
import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiError } from "../../../lib/api-error.ts";
import { readNumber } from "../../../lib/read-number.ts";
import type { BookingRecord } from "../booking-query.ts";
import type { FreeUnit } from "./unit-select.tsx";
import { useUnitPictures } from "./use-unit-pictures.ts";

export interface UnitLine {
  nomorunit: number;
  /** As the input has it; empty where none is named. */
  unitid: string | null;
  /** As it is typed or shown, “12.045,5”. */
  hourmeter: string;
  kondisi: string;
  /** Addresses of pictures. */
  foto: readonly string[];
}

type Sent = NonNullable<BookingInput<"checkIn">["unit"]>;

interface Options {
  readonly booking: BookingRecord;
  /** Names to choose from; none where units are only counted, or come back. */
  readonly choices: readonly FreeUnit[] | null;
  /** The name that a line begins with, as its input has it. */
  readonly suggested: (at: number) => string | null;
}

/** Most lines of one form. */
const mostLines = 100;
/** Of more units than this lines are shown one after the other: nobody writes a word on each of ninety chairs. */
const mostAtOnce = 10;

/** How many lines are shown at first: all, or those of which something was recorded before and one. */
function useShownLines({ booking, choices }: Pick<Options, "booking" | "choices">, count: number) {
  const recorded = Math.max(1, ...booking.unit.map(({ nomorunit }) => nomorunit));
  const [shown, setShown] = useState(choices || count <= mostAtOnce ? count : Math.min(count, recorded));
  return { shown, showNext: shown < count ? () => setShown(shown + 1) : undefined };
}

/** The lines of the form, with the names that are suggested. */
export function useUnitLines(options: Options) {
  const { booking, choices, suggested } = options;
  const { t } = useTranslation("staff");
  const hasMeter = booking.jenisbooking === "alat";
  const count = hasMeter || choices ? Math.min(booking.harga.jumlahunit, mostLines) : 0;
  const lines = Array.from(
    { length: count },
    (_, at): UnitLine => ({ nomorunit: at + 1, unitid: suggested(at), hourmeter: "", kondisi: "", foto: [] }),
  );
  const form = useForm({
    initialValues: { lines },
    validate: {
      lines: {
        unitid: (unitid, { lines: all }, path) => {
          const at = Number(path.split(".")[1]);
          const isTwice = unitid !== null && all.findIndex((line) => line.unitid === unitid) < at;
          return isTwice ? t("unitTwice") : null;
        },
        hourmeter: (typed) => (typed.trim() === "" || readNumber(typed) !== null ? null : t("notHours")),
      },
    },
  });
  return { form, hasMeter, ...useShownLines(options, count) };
}

const isFilled = ({ unitid, hourmeter, kondisi, foto }: UnitLine) =>
  unitid !== null || hourmeter.trim() !== "" || kondisi.trim() !== "" || foto.length > 0;

/** What the server has against lines that were sent, at the form's fields: a picture's stands at its address. */
const placed = (fields: ApiError["fields"], sent: readonly UnitLine[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => {
      const [, at, part = "", picture] = name.split(".");
      const line = sent[Number(at)];
      const address = picture === undefined ? undefined : line?.foto[Number(picture)];
      return [address ?? `lines.${(line?.nomorunit ?? 1) - 1}.${part}`, problem];
    }),
  );

/** Sends the lines in which something is written, and puts what the server has against them where it belongs. */
export function useSentLines(
  form: ReturnType<typeof useUnitLines>["form"],
  { failure, onSend }: { readonly failure: ApiError | null; readonly onSend: (unit: Sent) => void },
) {
  const pictures = useUnitPictures();
  const sent = useRef<readonly UnitLine[]>([]);
  const { setErrors } = form;
  useEffect(() => {
    if (failure) setErrors(placed(failure.fields, sent.current));
  }, [failure, setErrors]);
  const send = ({ lines }: { lines: UnitLine[] }) => {
    sent.current = lines.filter(isFilled);
    onSend(
      sent.current.map(({ nomorunit, unitid, hourmeter, kondisi, foto }) => ({
        nomorunit,
        ...(unitid === null ? {} : { unitid: Number(unitid) }),
        hourmeter: readNumber(hourmeter),
        kondisi: kondisi.trim() || null,
        ...(foto.length > 0 ? { foto: pictures.numbersOf(foto) } : {}),
      })),
    );
  };
  return { pictures, send };
}
