import { Button, Group, Stack, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconCheck, IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  readonly name: string;
  readonly refuseHint: string;
  readonly isPending: boolean;
  readonly onApprove: () => void;
  readonly onRefuse: (reason: string) => void;
  /** What is chosen with an approval. */
  readonly children?: ReactNode;
}

function Refusal({
  name,
  refuseHint,
  isPending,
  onRefuse,
  onClose,
}: Omit<Props, "onApprove"> & { onClose: () => void }) {
  const { t } = useTranslation("review");
  const form = useForm({
    initialValues: { alasan: "" },
    validate: { alasan: (typed) => (typed.trim() === "" ? t("reasonMissing") : null) },
    onSubmitPreventDefault: "always",
  });
  return (
    <form onSubmit={form.onSubmit(({ alasan }) => onRefuse(alasan))} noValidate>
      <Stack gap="sm">
        <Textarea
          label={t("refuseReason", { name })}
          description={refuseHint}
          autosize
          minRows={2}
          maxLength={500}
          data-autofocus
          autoFocus
          {...form.getInputProps("alasan")}
        />
        <Group gap="sm">
          <Button type="submit" color="red" loading={isPending}>
            {t("refuse")}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t("keep")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The two ways to decide; a refusal asks for its reason first. */
export function DecisionBar(props: Props) {
  const { name, isPending, onApprove, children } = props;
  const { t } = useTranslation("review");
  const [isRefusing, setRefusing] = useState(false);
  if (isRefusing) return <Refusal {...props} onClose={() => setRefusing(false)} />;
  return (
    <Stack gap="sm" align="flex-start">
      {children}
      <Group gap="sm">
        <Button
          leftSection={<IconCheck size={16} aria-hidden />}
          loading={isPending}
          aria-label={t("approveName", { name })}
          onClick={onApprove}
        >
          {t("approve")}
        </Button>
        <Button
          variant="default"
          leftSection={<IconX size={16} aria-hidden />}
          disabled={isPending}
          aria-label={t("refuseName", { name })}
          onClick={() => setRefusing(true)}
        >
          {t("refuse")}
        </Button>
      </Group>
    </Stack>
  );
}
