import { Alert, Button, Group, NumberInput, Select, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { bookingReasons } from "@retribusi/contract/features/booking/booking.reasons";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { payerGroupLabels, payerGroups } from "@retribusi/contract/features/revenue/revenue.payers";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { FieldLabel } from "../../../components/field-label.tsx";
import { FormConflict } from "../../../components/form-conflict.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { paths } from "../../../lib/paths.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { useLabel } from "../../../lib/use-label.ts";
import type { VersionConflict } from "../../../lib/use-version-conflict.ts";
import { useShownBooking } from "../use-shown-booking.ts";
import { type ChangeValues, changesOf, startOf } from "./changes-of.ts";

/** The form's names of the fields. */
const titles = {
  namapemesan: "name",
  namapengguna: "user",
  notelp: "phone",
  nokontak: "contact",
  emailpemesan: "email",
  keperluan: "purpose",
  alamatpemesan: "address",
  catatan: "note",
  jumlahunit: "units",
  kelompoktarif: "group",
} as const satisfies Record<keyof ChangeValues, string>;

const isField = (name: string): name is keyof ChangeValues => name in titles;

function useChangeForm(present: BookingRecord) {
  const { t } = useTranslation("staff");
  const { t: records } = useTranslation("records");
  const navigate = useNavigate();
  const form = useForm({ initialValues: startOf(present) });
  const conflict = useShownBooking({ form, present, action: "change", toValues: startOf });
  const { shown } = conflict;
  const { id, jenisbooking } = shown;
  const sending = useFormCall({
    form,
    conflict,
    call: async (values) => {
      const changes = changesOf(startOf(shown), values);
      if (Object.keys(changes).length === 0) return shown;
      return conflict.send(({ versi }) => ({ versi, ...changes }));
    },
    onDone: (record) => {
      notifications.show(
        record === shown
          ? { color: "gray", message: records("unchangedRecord") }
          : { color: "green", message: t("done.change") },
      );
      void navigate(paths.booking(jenisbooking, id));
    },
  });
  return { form, conflict, ...sending };
}

/** What somebody else has made of the booking while the form was open. */
function BookingConflict({ conflict }: { readonly conflict: VersionConflict }) {
  const { t } = useTranslation("staff");
  const { t: words } = useTranslation("conflict");
  const label = useLabel();
  const textOf = (name: string, value: unknown): string => {
    const group = name === "kelompoktarif" ? payerGroups.find((one) => one === value) : undefined;
    return group ? label(payerGroupLabels[group]) : String(value ?? "") || words("empty");
  };
  return (
    <FormConflict
      conflict={conflict}
      labelOf={(name) => (isField(name) ? t(titles[name]) : name)}
      show={(name, side) => textOf(name, side === "now" ? conflict.conflict?.now[name] : conflict.mineOf(name))}
    />
  );
}

export function ChangeForm({ booking: present }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("staff");
  const { t: state } = useTranslation("state");
  const label = useLabel();
  const navigate = useNavigate();
  const { form, conflict, submit, summary, isPending, isDirty } = useChangeForm(present);
  const verdict = conflict.shown.can.change;
  const refused = verdict.allowed ? null : (
    <Alert color="red" title={t("notNow")}>
      {label(bookingReasons[verdict.reason])}
    </Alert>
  );
  // Once it is open the form stays: what was typed can still be read and copied.
  if (refused && !conflict.conflict) return refused;
  const groups = payerGroups.map((value) => ({ value, label: label(payerGroupLabels[value]) }));
  return (
    <form onSubmit={submit} noValidate>
      {form.isDirty() ? <LeaveGuard isDirty={isDirty} /> : null}
      <Stack gap="md">
        <ErrorSummary {...summary} />
        {refused}
        {refused ? null : <BookingConflict conflict={conflict} />}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label={t("name")} maxLength={120} {...form.getInputProps("namapemesan")} />
          <TextInput label={t("user")} maxLength={120} {...form.getInputProps("namapengguna")} />
          <TextInput label={t("phone")} type="tel" {...form.getInputProps("notelp")} />
          <TextInput label={<FieldLabel label={t("contact")} />} type="tel" {...form.getInputProps("nokontak")} />
          <TextInput label={<FieldLabel label={t("email")} />} type="email" {...form.getInputProps("emailpemesan")} />
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
        <Textarea
          label={<FieldLabel label={t("note")} />}
          autosize
          minRows={2}
          maxLength={1000}
          {...form.getInputProps("catatan")}
        />
        <Group gap="sm">
          <Button
            type="submit"
            loading={isPending}
            disabled={refused !== null || !(form.isDirty() || conflict.conflict)}
          >
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
