import { Button, Code, CopyButton, Group, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { enableTotp, type startTotp } from "@retribusi/contract/features/identity/factor.endpoints";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { DialogForm } from "../../../components/dialog-form.tsx";
import { QrCode } from "../../../components/qr-code.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";
import type { Changed } from "./use-change.ts";

interface Props {
  readonly draft: z.output<typeof startTotp.answer>;
  readonly onDone: (changed: Changed) => void;
  readonly onClose: () => void;
}

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

const icon = { size: 16, "aria-hidden": true } as const;

/** On the phone itself the key can't be scanned, and nobody should have to type it. */
function CopyKey({ secret }: { readonly secret: string }) {
  const { t } = useTranslation("security");
  return (
    <CopyButton value={secret}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          size="sm"
          mt="xs"
          leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
          onClick={copy}
        >
          {t(copied ? "appCopied" : "appCopy")}
        </Button>
      )}
    </CopyButton>
  );
}

/** The secret for the app, and its first code, which proves that the app has it. */
export function TotpSetUp({ draft, onDone, onClose }: Props) {
  const { t } = useTranslation("security");
  const form = useForm({
    initialValues: { kode: "" },
    validate: { kode: (value) => (value.trim() ? null : t("codeMissing")) },
  });
  const { submit, summary, isPending } = useFormCall({
    form,
    call: ({ kode }) => callEndpoint(enableTotp, { body: { tanda: draft.tanda, kode } }),
    onDone,
  });
  return (
    <DialogForm title={t("appSetUp")} {...{ submit, summary, isPending, onClose }} confirm={t("appEnable")}>
      <Text size="sm">{t("appScan")}</Text>
      <Group justify="center">
        <QrCode text={draft.uri} label={t("appPicture")} />
      </Group>
      <div>
        <Text size="sm">
          {t("appTyped")} <Code data-secret>{inGroups(draft.rahasia)}</Code>
        </Text>
        <CopyKey secret={draft.rahasia} />
      </div>
      <TextInput
        label={t("appCode")}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        data-autofocus
        {...form.getInputProps("kode")}
      />
    </DialogForm>
  );
}
