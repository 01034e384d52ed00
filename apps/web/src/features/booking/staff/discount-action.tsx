import { SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { formatRupiah } from "@retribusi/contract/define/money";
import { fillMessage } from "@retribusi/contract/errors";
import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import { bookingReasons } from "@retribusi/contract/features/booking/booking.reasons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DayInput } from "../../../components/day-input.tsx";
import { DocumentInput } from "../../../components/document-input.tsx";
import { FieldLabel } from "../../../components/field-label.tsx";
import { RupiahInput } from "../../../components/rupiah-input.tsx";
import { focusFirstError } from "../../../lib/focus-first-error.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { StepButtons } from "./step-buttons.tsx";

interface Props {
  /** The price before any discount, in rupiah: no discount is higher. */
  readonly max: number;
  readonly isPending: boolean;
  readonly isPossible: boolean;
  readonly onSend: (proposal: Omit<BookingInput<"discount">, "versi">) => void;
  readonly onClose: () => void;
}

const start: { nomorsk: string; tglsk: string | null; jumlah: number | string; alasan: string; berkasid: number } = {
  nomorsk: "",
  tglsk: null,
  jumlah: "",
  alasan: "",
  berkasid: 0,
};

/** A reduction needs a decision by somebody entitled to it: number, date, paper and amount. */
export function DiscountAction({ max, isPending, isPossible, onSend, onClose }: Props) {
  const { t } = useTranslation("staff");
  const label = useLabel();
  const [isUploading, setUploading] = useState(false);
  const problemOf = (amount: number) => {
    if (amount > max) return fillMessage(label(bookingReasons.DISCOUNT_TOO_HIGH), { max: formatRupiah(max) });
    return amount > 0 ? null : t("noteMissing");
  };
  const form = useForm({
    initialValues: start,
    validateInputOnBlur: ["jumlah"],
    validate: {
      nomorsk: (typed) => (typed.trim() ? null : t("noteMissing")),
      tglsk: (typed) => (typed ? null : t("noteMissing")),
      jumlah: (typed) => problemOf(Number(typed)),
      berkasid: (stored) => (stored > 0 ? null : t("skFileMissing")),
    },
  });
  const newPrice = (typed: number | string) => {
    const amount = Number(typed);
    const isRight = typed !== "" && amount > 0 && amount <= max;
    return isRight
      ? t("skNewPrice", { before: formatRupiah(max), after: formatRupiah(max - amount) })
      : t("skPrice", { before: formatRupiah(max) });
  };
  const send = ({ nomorsk, tglsk, jumlah, alasan, berkasid }: typeof start) =>
    onSend({
      nomorsk: nomorsk.trim(),
      tglsk: tglsk ?? "",
      jumlah: Number(jumlah),
      alasan: alasan.trim() || null,
      berkasid,
    });
  return (
    <form onSubmit={form.onSubmit(send, focusFirstError(form))} noValidate>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label={t("skNumber")} required maxLength={120} autoFocus {...form.getInputProps("nomorsk")} />
          <DayInput label={t("skDate")} required {...form.getInputProps("tglsk")} />
          <RupiahInput
            label={t("skAmount")}
            required
            description={newPrice(form.values.jumlah)}
            {...form.getInputProps("jumlah")}
          />
          <DocumentInput label={t("skFile")} isRequired onBusy={setUploading} {...form.getInputProps("berkasid")} />
        </SimpleGrid>
        <TextInput label={<FieldLabel label={t("skReason")} />} maxLength={255} {...form.getInputProps("alasan")} />
        <StepButtons isPending={isPending} isPossible={isPossible && !isUploading} onClose={onClose}>
          {t(isUploading ? "waitForFile" : "discountTitle")}
        </StepButtons>
      </Stack>
    </form>
  );
}
