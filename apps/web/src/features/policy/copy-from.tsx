import { Box, Button, Group, Stack } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { viewPolicy } from "@retribusi/contract/features/policy/policy.endpoints";
import { IconCopy } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConfirm } from "../../components/use-confirm.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import { ObjectChoice } from "../catalog/object-choice.tsx";
import { valuesOf } from "./policy-values.ts";
import type { PolicyForm } from "./use-policy-form.ts";

/** Fills the form with the rules of another object; nothing is saved by it. */
export function CopyFrom({ form }: { readonly form: PolicyForm }) {
  const { t } = useTranslation("policy");
  const [isAsking, setAsking] = useState(false);
  const notifyError = useNotifyError();
  const confirm = useConfirm();
  const picker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsking) picker.current?.querySelector("input")?.focus();
  }, [isAsking]);
  const copying = useMutation({
    mutationFn: (id: number) => callEndpoint(viewPolicy, { params: { id } }),
    onSuccess: (other) => {
      // Where it is and what it has are its own.
      const { kapasitas, fasilitas, lintang, bujur } = form.getValues();
      form.setValues({ ...valuesOf(other), kapasitas, fasilitas, lintang, bujur });
      form.clearErrors();
      setAsking(false);
      notifications.show({ message: t("copied") });
    },
    onError: notifyError,
  });
  const copyFrom = async (id: number | undefined) => {
    const asked = { title: t("copyTitle"), text: t("copyText"), confirm: t("copyConfirm") };
    if (id !== undefined && (!form.isDirty() || (await confirm(asked)))) copying.mutate(id);
  };
  if (isAsking) {
    return (
      <Group align="flex-end" ref={picker}>
        <Box flex="1 1 16rem">
          <ObjectChoice label={t("copyWhich")} value={undefined} onChange={(id) => void copyFrom(id)} />
        </Box>
        <Button variant="default" loading={copying.isPending} onClick={() => setAsking(false)}>
          {t("dontCopy")}
        </Button>
      </Group>
    );
  }
  return (
    <Stack align="flex-start">
      <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => setAsking(true)}>
        {t("copy")}
      </Button>
    </Stack>
  );
}
