import { Alert, Button, Group, NumberInput, Select, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { actionEndpoint } from "@retribusi/contract/features/booking/booking.endpoints";
import { payerGroupLabels, payerGroups } from "@retribusi/contract/features/booking/booking.price";
import { bookingReasons } from "@retribusi/contract/features/booking/booking.reasons";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { viewPath } from "../booking-links.ts";
import { storeBooking } from "../booking-query.ts";
import { changesOf, startOf } from "./changes-of.ts";

function useChangeForm(booking: BookingRecord) {
  const { t } = useTranslation("staff");
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id, jenisbooking, versi } = booking;
  const form = useForm({ initialValues: startOf(booking) });
  const sending = useFormCall({
    form,
    call: (values) =>
      callEndpoint(actionEndpoint(jenisbooking, "change"), {
        params: { id },
        body: { versi, ...changesOf(startOf(booking), values) },
      }),
    onDone: (record) => {
      storeBooking(client, record);
      notifications.show({ color: "green", message: t("done.change") });
      void navigate(viewPath(jenisbooking, id));
    },
  });
  return { form, ...sending };
}

export function ChangeForm({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("staff");
  const { t: state } = useTranslation("state");
  const label = useLabel();
  const navigate = useNavigate();
  const { form, submit, summary, isPending } = useChangeForm(booking);
  const verdict = booking.can.change;
  if (!verdict.allowed) {
    return (
      <Alert color="red" title={t("notNow")}>
        {label(bookingReasons[verdict.reason])}
      </Alert>
    );
  }
  const groups = payerGroups.map((value) => ({ value, label: label(payerGroupLabels[value]) }));
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <ErrorSummary {...summary} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label={t("name")} maxLength={120} {...form.getInputProps("namapemesan")} />
          <TextInput label={t("user")} maxLength={120} {...form.getInputProps("namapengguna")} />
          <TextInput label={t("phone")} type="tel" {...form.getInputProps("notelp")} />
          <TextInput label={t("contact")} type="tel" {...form.getInputProps("nokontak")} />
          <TextInput label={t("email")} type="email" {...form.getInputProps("emailpemesan")} />
          <TextInput label={t("purpose")} maxLength={255} {...form.getInputProps("keperluan")} />
          <NumberInput
            label={t("units")}
            min={1}
            max={9999}
            allowDecimal={false}
            {...form.getInputProps("jumlahunit")}
          />
          <Select label={t("group")} data={groups} allowDeselect={false} {...form.getInputProps("kelompoktarif")} />
        </SimpleGrid>
        <Textarea label={t("address")} autosize minRows={2} maxLength={255} {...form.getInputProps("alamatpemesan")} />
        <Textarea label={t("note")} autosize minRows={2} maxLength={1000} {...form.getInputProps("catatan")} />
        <Group gap="sm">
          <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
            {t("save")}
          </Button>
          <Button variant="default" onClick={() => void navigate(-1)}>
            {state("cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
