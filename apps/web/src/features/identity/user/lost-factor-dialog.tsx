import { Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { proofOfIdentity, removeUserFactors } from "@retribusi/contract/features/identity/factor.endpoints";
import { useTranslation } from "react-i18next";
import { DialogForm } from "../../../components/dialog-form.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { useLabel } from "../../../lib/use-label.ts";

interface Props {
  readonly id: number;
  readonly name: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Takes somebody's second factor off, after whoever does it has written down how the person was recognised. */
export function LostFactorDialog({ id, name, onDone, onClose }: Props) {
  const { t } = useTranslation("security");
  const label = useLabel();
  const form = useForm({
    initialValues: { bukti: "" },
    validate: { bukti: (typed) => (typed.trim() ? null : t("lostProofMissing")) },
  });
  const { submit, summary, isPending } = useFormCall({
    form,
    call: (body) => callEndpoint(removeUserFactors, { params: { id }, body }),
    onDone,
  });
  return (
    <DialogForm
      title={t("lostConfirm", { name })}
      {...{ submit, summary, isPending, onClose }}
      confirm={t("lostRemove")}
      isDangerous
    >
      <Text size="sm">{t("lostText")}</Text>
      <Textarea
        label={label(proofOfIdentity.label)}
        description={t("lostProofHint")}
        autosize
        minRows={2}
        maxLength={300}
        data-autofocus
        {...form.getInputProps("bukti")}
      />
    </DialogForm>
  );
}
