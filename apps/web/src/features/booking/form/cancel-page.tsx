import { Alert, Button, Card, Group, Stack, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { formatRupiah } from "@retribusi/contract/define/money";
import { textLimit } from "@retribusi/contract/features/booking/booking.input";
import { bookingMachine } from "@retribusi/contract/features/booking/booking.machine";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { paths } from "../../../lib/paths.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { BookingChanged } from "../booking-changed.tsx";
import type { BookingRecord } from "../booking-query.ts";
import { overOf, useCounted } from "../use-counted.tsx";
import { useReader } from "../use-reader.ts";
import { useShownBooking } from "../use-shown-booking.ts";
import { BookingFormPage } from "./form-page.tsx";

/** What cancelling leads to: nothing to pay any more, or what comes back of the money by the object's rule. */
function Consequence({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("booking");
  const reader = useReader()(booking);
  const { bilabatal } = booking;
  const paid = bilabatal && {
    amount: formatRupiah(bilabatal.dibayar),
    back: formatRupiah(bilabatal.kembali),
  };
  return (
    <Alert color="kunyit" icon={<IconAlertTriangle aria-hidden />}>
      {paid
        ? t(bilabatal.kembali > 0 ? "cancel.paid" : "cancel.paidNothing", paid)
        : booking.idbilling
          ? t(`cancel.unpaidBill.${reader}`)
          : t("cancel.unpaid")}
    </Alert>
  );
}

const start = { alasanpembatalan: "" };
const { alasanpembatalan: reason } = bookingMachine.cancel.input.shape;
const most = textLimit(reason);

function useCancelForm(present: BookingRecord) {
  const { t } = useTranslation("booking");
  const navigate = useNavigate();
  const { jenisbooking, id } = present;
  const form = useForm({
    initialValues: start,
    validate: {
      alasanpembatalan: (value) => {
        if (reason.safeParse(value).success) return null;
        const over = overOf(value, most);
        return over > 0 ? t("typed.tooLong", { over, most }) : t("cancel.reasonProblem");
      },
    },
  });
  const opened = useShownBooking({ form, present, action: "cancel", toValues: () => start });
  const sending = useFormCall({
    form,
    conflict: opened,
    call: ({ alasanpembatalan }) => opened.send(({ versi }) => ({ versi, alasanpembatalan })),
    onDone: () => {
      notifications.show({ color: "green", message: t("cancel.done") });
      void navigate(paths.booking(jenisbooking, id));
    },
  });
  return { form, opened, ...sending };
}

export function CancelForm({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("booking");
  const reader = useReader()(booking);
  const counted = useCounted();
  const { form, opened, submit, summary, isPending, isDirty } = useCancelForm(booking);
  return (
    <form onSubmit={submit} noValidate>
      {form.isDirty() ? <LeaveGuard isDirty={isDirty} /> : null}
      <Card component={Stack} gap="md">
        <ErrorSummary {...summary} />
        <BookingChanged of={opened} />
        {opened.isPossible ? <Consequence booking={opened.shown} /> : null}
        <Textarea
          label={t(`cancel.reason.${reader}`)}
          autosize
          minRows={3}
          {...form.getInputProps("alasanpembatalan")}
          {...counted({
            value: form.values.alasanpembatalan,
            most,
            hint: t(`cancel.reasonHint.${reader}`),
            error: form.errors["alasanpembatalan"],
          })}
        />
        <Group gap="sm">
          <Button type="submit" color="red" loading={isPending} disabled={!opened.isPossible}>
            {t("cancel.button")}
          </Button>
          <Button component={Link} to={paths.booking(booking.jenisbooking, booking.id)} variant="default">
            {t("cancel.keep")}
          </Button>
        </Group>
      </Card>
    </form>
  );
}

export function CancelPage() {
  const { t } = useTranslation("booking");
  const readerOf = useReader();
  const leadFor = (booking: BookingRecord) => t(`cancel.lead.${readerOf(booking)}`);
  return (
    <BookingFormPage action="cancel" title={t("cancel.title")} lead={leadFor}>
      {(booking) => <CancelForm booking={booking} />}
    </BookingFormPage>
  );
}
