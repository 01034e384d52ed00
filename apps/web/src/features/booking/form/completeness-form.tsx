import { Button, Card, Group, Stack, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { bookingFields } from "@retribusi/contract/features/booking/booking.fields";
import { textLimit } from "@retribusi/contract/features/booking/booking.input";
import { bookingMachine } from "@retribusi/contract/features/booking/booking.machine";
import type { Account } from "@retribusi/contract/features/identity/account.endpoints";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { z } from "zod";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { FieldLabel } from "../../../components/field-label.tsx";
import { FormConflict } from "../../../components/form-conflict.tsx";
import { SavingGuard } from "../../../components/leave-guard.tsx";
import { paths } from "../../../lib/paths.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { useLabel } from "../../../lib/use-label.ts";
import type { VersionConflict } from "../../../lib/use-version-conflict.ts";
import { BookingChanged } from "../booking-changed.tsx";
import type { BookingRecord } from "../booking-query.ts";
import { overOf, useCounted } from "../use-counted.tsx";
import { useReader } from "../use-reader.ts";
import { useShownBooking } from "../use-shown-booking.ts";
import { bodyOf, type CompletenessValues, isMasked, knownIdentity, valuesFrom } from "./completeness-values.ts";
import { DocumentsField } from "./documents-field.tsx";
import type { SavedDraft } from "./draft-query.ts";
import { DraftState } from "./draft-state.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";

interface Props {
  readonly booking: BookingRecord;
  /** The customer's own account; absent when a manager fills in for somebody. */
  readonly own: Account | undefined;
  /** What was typed before, as it is saved. */
  readonly draft: SavedDraft;
}

const { shape } = bookingMachine.complete.input;
const documents = z.array(z.object({ namaasli: z.string() }));

const isField = (name: string): name is FieldName => name in shape && name !== "versi" && name !== "dokumen";

/** Texts that may be too long; numbers are told what they look like. */
const mostOf: Partial<Record<FieldName, number>> = {
  alamatpemesan: textLimit(shape.alamatpemesan),
  namapengguna: textLimit(shape.namapengguna),
  keperluan: textLimit(shape.keperluan),
};

type FieldName = Exclude<keyof typeof shape, "versi" | "dokumen">;

function useCompletenessForm({ booking: present, own: account, draft: start }: Props) {
  const { t } = useTranslation("booking");
  const navigate = useNavigate();
  const readerOf = useReader();
  const [own] = useState(account);
  const known = knownIdentity(present, own);
  const check = (name: FieldName) => (value: string) => {
    if (name === "noidentitas" && !value.trim() && !known) return t("complete.problem.noidentitas");
    if (shape[name].safeParse(value.trim() || undefined).success) return null;
    const most = mostOf[name];
    const isLong = most !== undefined && overOf(value, most) > 0;
    return isLong ? t("typed.tooLong", { over: overOf(value, most), most }) : t(`complete.problem.${name}`);
  };
  const form = useForm<CompletenessValues>({
    initialValues: { ...valuesFrom(present, own), ...start.draf },
    validate: {
      noidentitas: check("noidentitas"),
      alamatpemesan: check("alamatpemesan"),
      notelp: check("notelp"),
      nokontak: check("nokontak"),
      namapengguna: check("namapengguna"),
      keperluan: check("keperluan"),
      dokumen: (dokumen) =>
        present.dokumenwajib.every((kind) => dokumen.some(({ jenis }) => jenis === kind))
          ? null
          : t("complete.problem.dokumen"),
    },
  });
  const opened = useShownBooking({
    form,
    present,
    action: "complete",
    toValues: (shown) => valuesFrom(shown, own),
    isUnseen: (name) => name === "noidentitas" && isMasked(present),
  });
  // Of what is saved nothing is lost by leaving.
  const markSaved = (values: CompletenessValues) =>
    form.resetDirty({ ...values, noidentitas: valuesFrom(present, own).noidentitas });
  const draft = useKeptDraft({
    booking: present,
    start,
    values: form.values,
    onSaved: markSaved,
    onTake: (taken) => {
      form.setValues(taken);
      markSaved(form.getValues());
    },
  });
  const sending = useFormCall({
    form,
    conflict: opened,
    call: (values) => opened.send(({ versi }) => bodyOf(values, versi)),
    onDone: (record) => {
      draft.end();
      notifications.show({ color: "green", message: t(`complete.done.${readerOf(record)}`) });
      void navigate(paths.booking(record.jenisbooking, record.id));
    },
  });
  return { form, opened, draft, known, ...sending };
}

/** What somebody else has filled in meanwhile, beside what was typed. */
function CompletenessConflict({ conflict }: { readonly conflict: VersionConflict }) {
  const { t } = useTranslation("booking");
  const { t: words } = useTranslation("conflict");
  const label = useLabel();
  const labelOf = (name: string) => (isField(name) ? label(bookingFields[name].label) : t("documents.title"));
  const textOf = (value: unknown): string => {
    const files = documents.safeParse(value).data;
    const text = files ? files.map(({ namaasli }) => namaasli).join(", ") : String(value ?? "");
    return text || words("empty");
  };
  return (
    <FormConflict
      conflict={conflict}
      labelOf={labelOf}
      show={(name, side) => textOf(side === "now" ? conflict.conflict?.now[name] : conflict.mineOf(name))}
    />
  );
}

/** Who comes, how to reach them, what for, and the papers: what a booking needs before it can be agreed to. */
export function CompletenessForm(props: Props) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const readerOf = useReader();
  const counted = useCounted();
  const { form, opened, draft, known, submit, summary, isPending, isDirty } = useCompletenessForm(props);
  const { shown, isPossible } = opened;
  const field = (name: FieldName) => ({
    label: label(bookingFields[name].label),
    ...form.getInputProps(name),
  });
  return (
    <form onSubmit={submit} noValidate>
      <SavingGuard isDirty={isDirty} isSaved={!form.isDirty()} />
      <Stack gap="lg">
        <ErrorSummary {...summary} />
        {isPossible ? <CompletenessConflict conflict={opened} /> : <BookingChanged of={opened} />}
        <Card component={Stack} gap="md">
          <TextInput
            {...field("noidentitas")}
            {...(known ? { label: <FieldLabel label={label(bookingFields.noidentitas.label)} /> } : {})}
            description={known ? t("complete.nikKnown", { number: known }) : t(`complete.nikHint.${readerOf(shown)}`)}
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
          <TextInput
            {...field("nokontak")}
            type="tel"
            inputMode="tel"
            label={<FieldLabel label={t("complete.otherContact")} />}
          />
          <TextInput
            {...field("namapengguna")}
            label={t("complete.usedBy")}
            description={t("complete.usedByHint")}
            autoComplete="name"
          />
          <TextInput
            {...field("keperluan")}
            label={t("complete.purpose")}
            {...counted({
              value: form.values.keperluan,
              most: textLimit(shape.keperluan),
              hint: t("complete.purposeHint"),
              error: form.errors["keperluan"],
            })}
          />
          <DocumentsField
            payer={shown.kelompoktarif}
            value={form.values.dokumen}
            required={shown.dokumenwajib}
            error={form.errors["dokumen"]}
            onChange={(dokumen) => form.setFieldValue("dokumen", dokumen)}
          />
        </Card>
        <DraftState draft={draft} />
        <Group gap="sm">
          <Button type="submit" loading={isPending} disabled={!isPossible}>
            {t("complete.button")}
          </Button>
          <Button component={Link} to={paths.booking(shown.jenisbooking, shown.id)} variant="default">
            {t("complete.later")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
