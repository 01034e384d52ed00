import { Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { formatRupiah } from "@retribusi/contract/define/money";
import { declarationOf } from "@retribusi/contract/features/booking/booking.machine";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import { BookingChanged } from "../booking-changed.tsx";
import { useShownBooking } from "../use-shown-booking.ts";
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

const nothing = {};

/** The form of a step that needs more than a yes, about the booking as it was when the form was opened. */
export function ActionForm(props: Props) {
  const { step, booking: present, run } = props;
  const { action } = step;
  const form = useForm({ initialValues: nothing });
  const opened = useShownBooking({ form, present, action, toValues: () => nothing });
  const send = (one: (shown: BookingRecord) => Promise<BookingRecord>) =>
    run.send(action, () => opened.send(one), opened.takeOver);
  return (
    <Stack gap="sm">
      <BookingChanged of={opened} />
      <StepForm {...props} booking={opened.shown} isPossible={opened.isPossible} send={send} />
    </Stack>
  );
}

interface StepProps extends Props {
  readonly isPossible: boolean;
  readonly send: (one: (shown: BookingRecord) => Promise<BookingRecord>) => void;
}

function StepForm({ step, booking, run, isPossible, send, onClose }: StepProps) {
  const { t } = useTranslation("staff");
  const label = useLabel();
  const { action, how, look, isRequired = false } = step;
  const button = buttonOf(action, booking, label(declarationOf(action).label));
  const { isPending } = run;
  const sending = { isPending, isPossible, onClose };
  if (how === "discount") {
    return (
      <DiscountAction
        max={booking.harga.subtotal}
        {...sending}
        onSend={(proposal) => send((shown) => runDiscount(shown, proposal))}
      />
    );
  }
  if (how === "units") {
    return (
      <UnitsAction
        units={booking.jenisbooking === "alat" ? booking.harga.jumlahunit : 0}
        text={action === "checkIn" ? run.words.checkIn : run.words.finish}
        button={button}
        {...sending}
        onSend={(unit) => send((shown) => runUnits(shown, action, unit))}
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
      {...sending}
      onSend={(note) => send((shown) => runNote(shown, action, note))}
      {...(action === "reinstate" ? { consent: t("consent") } : {})}
    />
  );
}
