import { Button, FileInput, Group, NumberInput, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { DateInput } from "@mantine/dates";
import { useForm } from "@mantine/form";
import { uploadDocument } from "@retribusi/contract/features/files/files.endpoints";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readAnswer } from "../../../lib/api.ts";
import { wholePercent } from "../../../lib/figures.ts";
import { upload } from "../../../lib/upload.ts";
import { useTellError } from "../../../lib/use-tell-error.ts";

export interface DiscountProposal {
  readonly nomorsk: string;
  readonly tglsk: string;
  readonly berkasid: number;
  readonly jumlah: number;
  readonly alasan: string | null;
}

interface Props {
  readonly isPending: boolean;
  readonly onSend: (proposal: DiscountProposal) => void;
  readonly onClose: () => void;
}

const start: { nomorsk: string; tglsk: string | null; jumlah: number | string; alasan: string; berkasid: number } = {
  nomorsk: "",
  tglsk: null,
  jumlah: "",
  alasan: "",
  berkasid: 0,
};

/** Uploads the decision as soon as it is chosen, so that sending the form can't fail for the file. */
function DecisionFile({ error, onStored }: { readonly error: unknown; readonly onStored: (berkasid: number) => void }) {
  const { t } = useTranslation("staff");
  const tellError = useTellError();
  const [told, setTold] = useState("");
  const store = async (file: File | null) => {
    if (!file) return;
    const onProgress = (share: number) => setTold(t("uploading", { percent: wholePercent(share) }));
    const answer = await upload({ path: uploadDocument.path, file, onProgress }).catch((failure: Error) => {
      setTold("");
      tellError(failure);
    });
    if (!answer) return;
    const { berkasid, namaasli } = readAnswer(uploadDocument.answer, answer);
    setTold(t("attached", { name: namaasli }));
    onStored(berkasid);
  };
  return (
    <div>
      <FileInput
        label={t("skFile")}
        accept="application/pdf,image/png,image/jpeg,image/gif"
        required
        error={typeof error === "string" ? error : undefined}
        onChange={(file) => void store(file)}
      />
      <Text size="xs" c="dimmed" role="status">
        {told}
      </Text>
    </div>
  );
}

/** A reduction needs a decision by somebody entitled to it: number, date, paper and amount. */
export function DiscountAction({ isPending, onSend, onClose }: Props) {
  const { t } = useTranslation("staff");
  const { t: state } = useTranslation("state");
  const form = useForm({
    initialValues: start,
    validate: {
      nomorsk: (typed) => (typed.trim() ? null : t("noteMissing")),
      tglsk: (typed) => (typed ? null : t("noteMissing")),
      jumlah: (typed) => (Number(typed) > 0 ? null : t("noteMissing")),
      berkasid: (stored) => (stored > 0 ? null : t("skFileMissing")),
    },
  });
  const send = ({ nomorsk, tglsk, jumlah, alasan, berkasid }: typeof start) =>
    onSend({
      nomorsk: nomorsk.trim(),
      tglsk: tglsk ?? "",
      jumlah: Number(jumlah),
      alasan: alasan.trim() || null,
      berkasid,
    });
  return (
    <form onSubmit={form.onSubmit(send)} noValidate>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label={t("skNumber")} required maxLength={120} autoFocus {...form.getInputProps("nomorsk")} />
          <DateInput label={t("skDate")} required valueFormat="D MMMM YYYY" {...form.getInputProps("tglsk")} />
          <NumberInput
            label={t("skAmount")}
            required
            prefix="Rp "
            thousandSeparator="."
            decimalSeparator=","
            allowDecimal={false}
            allowNegative={false}
            hideControls
            {...form.getInputProps("jumlah")}
          />
          <DecisionFile
            error={form.errors["berkasid"]}
            onStored={(berkasid) => form.setFieldValue("berkasid", berkasid)}
          />
        </SimpleGrid>
        <TextInput label={t("skReason")} maxLength={255} {...form.getInputProps("alasan")} />
        <Group gap="sm">
          <Button type="submit" loading={isPending}>
            {t("discountTitle")}
          </Button>
          <Button variant="default" onClick={onClose}>
            {state("cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
