import { Button, Stack } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { viewPolicy } from "@retribusi/contract/features/policy/policy.endpoints";
import { IconCopy } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
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
  const copying = useMutation({
    mutationFn: (id: number) => callEndpoint(viewPolicy, { params: { id } }),
    onSuccess: (other) => {
      form.setValues(valuesOf(other));
      form.clearErrors();
      setAsking(false);
      notifications.show({ message: t("copied") });
    },
    onError: notifyError,
  });
  if (isAsking) {
    return (
      <ObjectChoice
        label={t("copyWhich")}
        value={undefined}
        onChange={(id) => {
          if (id !== undefined) copying.mutate(id);
        }}
      />
    );
  }
  return (
    <Stack align="flex-start">
      <Button
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        loading={copying.isPending}
        onClick={() => setAsking(true)}
      >
        {t("copy")}
      </Button>
    </Stack>
  );
}
