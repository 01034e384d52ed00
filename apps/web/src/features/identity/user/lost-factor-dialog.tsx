import { Button, Group, Modal, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { proofOfIdentity, removeUserFactors } from "@retribusi/contract/features/identity/factor.endpoints";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../../components/error-summary.tsx";
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
    <Modal
      opened
      onClose={onClose}
      title={t("lostConfirm", { name })}
      centered
      closeButtonProps={{ "aria-label": t("cancel") }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <ErrorSummary {...summary} />
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
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" color="red" loading={isPending}>
              {t("lostRemove")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
