import { Button, Card, Group, Stack, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { actionEndpoint } from "@retribusi/contract/features/booking/booking.endpoints";
import { bookingFields } from "@retribusi/contract/features/booking/booking.fields";
import * as input from "@retribusi/contract/features/booking/booking.input";
import type { Account } from "@retribusi/contract/features/identity/account.endpoints";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { viewPath } from "../booking-links.ts";
import type { BookingRecord } from "../booking-query.ts";
import { useSendAction } from "../use-send-action.ts";
import { bodyOf, type CompletenessValues, valuesFrom } from "./completeness-values.ts";
import { DocumentsField } from "./documents-field.tsx";

interface Props {
  readonly booking: BookingRecord;
  /** The customer's own account; absent when a manager fills in for somebody. */
  readonly own: Account | undefined;
}

const { shape } = input.complete;

function useCompletenessForm({ booking, own }: Props) {
  const { t } = useTranslation("booking");
  const navigate = useNavigate();
  const send = useSendAction();
  const { id, jenisbooking, versi } = booking;
  const check = (name: Exclude<keyof typeof shape, "versi" | "dokumen">) => (value: string) =>
    shape[name].safeParse(value.trim() || undefined).success ? null : t(`complete.problem.${name}`);
  const form = useForm<CompletenessValues>({
    mode: "uncontrolled",
    initialValues: valuesFrom(booking, own),
    validate: {
      noidentitas: check("noidentitas"),
      alamatpemesan: check("alamatpemesan"),
      notelp: check("notelp"),
      nokontak: check("nokontak"),
      namapengguna: check("namapengguna"),
      keperluan: check("keperluan"),
      dokumen: (dokumen) =>
        booking.dokumenwajib.every((kind) => dokumen.some(({ jenis }) => jenis === kind))
          ? null
          : t("complete.problem.dokumen"),
    },
  });
  const sending = useFormCall({
    form,
    call: (values) =>
      send(() =>
        callEndpoint(actionEndpoint(jenisbooking, "complete"), { params: { id }, body: bodyOf(values, versi) }),
      ),
    onDone: (record) => {
      notifications.show({ color: "green", message: t("complete.done") });
      void navigate(viewPath(record.jenisbooking, record.id));
    },
  });
  return { form, ...sending };
}

/** Who comes, how to reach them, what for, and the papers: what a booking needs before it can be agreed to. */
export function CompletenessForm(props: Props) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const { booking } = props;
  const { form, submit, summary, isPending } = useCompletenessForm(props);
  const field = (name: Exclude<keyof typeof shape, "versi" | "dokumen">) => ({
    label: label(bookingFields[name].label),
    key: form.key(name),
    ...form.getInputProps(name),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <ErrorSummary {...summary} />
        <Card component={Stack} gap="md">
          <TextInput
            {...field("noidentitas")}
            description={t("complete.nikHint")}
            inputMode="numeric"
            maxLength={16}
            autoComplete="off"
          />
          <Textarea {...field("alamatpemesan")} autosize minRows={2} autoComplete="street-address" />
          <TextInput
            {...field("notelp")}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            description={t("complete.phoneHint")}
          />
          <TextInput {...field("nokontak")} type="tel" inputMode="tel" label={t("complete.otherContact")} />
          <TextInput
            {...field("namapengguna")}
            label={t("complete.usedBy")}
            description={t("complete.usedByHint")}
            autoComplete="name"
          />
          <TextInput {...field("keperluan")} label={t("complete.purpose")} description={t("complete.purposeHint")} />
          <DocumentsField
            value={form.getValues().dokumen}
            required={booking.dokumenwajib}
            error={form.errors["dokumen"]}
            onChange={(dokumen) => form.setFieldValue("dokumen", dokumen)}
          />
        </Card>
        <Group gap="sm">
          <Button type="submit" loading={isPending}>
            {t("complete.button")}
          </Button>
          <Button component={Link} to={viewPath(booking.jenisbooking, booking.id)} variant="default">
            {t("complete.later")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
