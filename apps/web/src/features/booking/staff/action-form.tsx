import { formatRupiah } from "@retribusi/contract/define/money";
import { declarationOf } from "@retribusi/contract/features/booking/booking.machine";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import { DiscountAction } from "./discount-action.tsx";
import { NoteAction } from "./note-action.tsx";
import { runDiscount, runNote, runUnits } from "./run-action.ts";
import type { StaffAction } from "./staff-actions.ts";
import { UnitsAction } from "./units-action.tsx";
import type { useStaffRun } from "./use-staff-run.ts";

interface Props {
  readonly step: StaffAction;
  readonly booking: BookingRecord;
  readonly run: ReturnType<typeof useStaffRun>;
  readonly onClose: () => void;
}

/** Nobody approves a discount without reading its amount. */
function buttonOf(action: StaffAction["action"], { diskon }: BookingRecord, name: string): string {
  const asked = action === "approveDiscount" ? diskon.find(({ keputusan }) => keputusan === "diajukan") : undefined;
  return asked ? `${name}: ${formatRupiah(asked.jumlah)}` : name;
}

/** The form of a step that needs more than a yes. */
export function ActionForm({ step, booking, run, onClose }: Props) {
  const { t } = useTranslation("staff");
  const label = useLabel();
  const { action, how, look, isRequired = false } = step;
  const button = buttonOf(action, booking, label(declarationOf(action).label));
  const { isPending } = run;
  if (how === "discount") {
    return (
      <DiscountAction
        max={booking.harga.subtotal}
        isPending={isPending}
        onClose={onClose}
        onSend={(proposal) => run.send(action, () => runDiscount(booking, proposal))}
      />
    );
  }
  if (how === "units") {
    return (
      <UnitsAction
        units={booking.jenisbooking === "alat" ? booking.harga.jumlahunit : 0}
        text={action === "checkIn" ? run.words.checkIn : run.words.finish}
        button={button}
        isPending={isPending}
        onClose={onClose}
        onSend={(unit) => run.send(action, () => runUnits(booking, action, unit))}
      />
    );
  }
  const labels: Partial<Record<string, string>> = t("noteFor", { returnObjects: true });
  return (
    <NoteAction
      label={labels[action] ?? t("note")}
      button={button}
      isRequired={isRequired}
      isDangerous={look === "danger"}
      isPending={isPending}
      onClose={onClose}
      onSend={(note) => run.send(action, () => runNote(booking, action, note))}
      {...(action === "reinstate" ? { consent: t("consent") } : {})}
    />
  );
}
