import { formatRupiah } from "@retribusi/contract/define/money";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import type { PersonalAction } from "@retribusi/contract/features/booking/booking.verdict";
import { useTranslation } from "react-i18next";
import { useConfirm } from "../../../components/use-confirm.tsx";
import { useBookingAction } from "./use-booking-action.ts";

const objectOf = ({ objek }: BookingRecord) => [objek.objectname, objek.subobjectname].filter(Boolean).join(", ");

/** Everything a panel needs to take a step: send it, ask before it, and say what came of it. */
export function useStaffRun(booking: BookingRecord, onDone: (record: BookingRecord) => void) {
  const { t } = useTranslation("staff");
  const ask = useConfirm();
  const { mutate, isPending } = useBookingAction(onDone);
  const told = (action: PersonalAction) => (record: BookingRecord) => {
    if (action === "confirm" && record.idbilling) return t("done.confirm", { billing: record.idbilling });
    if (action === "confirm") return t("done.confirmFree");
    const done: Partial<Record<PersonalAction, string>> = t("done", { returnObjects: true });
    return done[action] ?? "";
  };
  const values = {
    name: booking.namapemesan,
    amount: formatRupiah(booking.harga.totalbiaya),
    object: objectOf(booking),
  };
  return {
    isPending,
    words: { checkIn: t("checkInText", values), finish: t("finishText", values) },
    send: (action: PersonalAction, run: () => Promise<BookingRecord>, takeOver: (error: Error) => boolean) =>
      mutate({ run, done: told(action), takeOver }),
    askToConfirm: (label: string) =>
      ask({
        title: t("confirmTitle"),
        text: t(booking.harga.totalbiaya > 0 ? "confirmText" : "confirmFree", values),
        confirm: label,
      }),
  };
}
