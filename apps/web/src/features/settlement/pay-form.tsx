import { SimpleGrid, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { localDate } from "@retribusi/contract/define/dates";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { DayInput } from "../../components/day-input.tsx";
import { DocumentInput } from "../../components/document-input.tsx";
import { FieldLabel } from "../../components/field-label.tsx";
import { focusFirstError } from "../../lib/focus-first-error.ts";
import { UsualZone } from "../../lib/organisation.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { StepFrame } from "./step-frame.tsx";

interface Transfer {
  readonly tglbayar: string;
  readonly referensi: string;
  readonly berkasid: number;
  readonly catatan?: string;
}

interface Props {
  readonly isPending: boolean;
  readonly onSend: (transfer: Transfer) => void;
  readonly onClose: () => void;
}

/** The transfer by which a refund was paid: its day, the bank's reference and the paper that proves it. */
export function PayForm({ onSend, ...frame }: Props) {
  const { t } = useTranslation("settlement");
  const [isUploading, setUploading] = useState(false);
  const today = localDate(serverNow(), use(UsualZone));
  const form = useForm<{ tglbayar: string | null; referensi: string; berkasid: number; catatan: string }>({
    initialValues: { tglbayar: today, referensi: "", berkasid: 0, catatan: "" },
    validate: {
      tglbayar: (day) => (day ? null : t("form.dayMissing")),
      referensi: (typed) => (typed.trim() ? null : t("form.transferMissing")),
      berkasid: (stored) => (stored > 0 ? null : t("form.proofMissing")),
    },
  });
  const send = ({ tglbayar, referensi, berkasid, catatan }: typeof form.values) => {
    const note = catatan.trim();
    onSend({ tglbayar: tglbayar ?? today, referensi: referensi.trim(), berkasid, ...(note ? { catatan: note } : {}) });
  };
  return (
    <StepFrame
      button={t("buttons.pay")}
      {...frame}
      isWaiting={isUploading}
      onSubmit={form.onSubmit(send, focusFirstError(form))}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayInput label={t("form.day")} required maxDate={today} {...form.getInputProps("tglbayar")} />
        <TextInput
          label={t("form.transfer")}
          required
          maxLength={64}
          autoComplete="off"
          {...form.getInputProps("referensi")}
        />
      </SimpleGrid>
      <DocumentInput label={t("form.proof")} isRequired onBusy={setUploading} {...form.getInputProps("berkasid")} />
      <Textarea
        label={<FieldLabel label={t("form.note")} />}
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps("catatan")}
      />
    </StepFrame>
  );
}
