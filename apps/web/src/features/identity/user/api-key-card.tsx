import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { SecretInput } from "../../../components/secret-input.tsx";
import { useConfirm } from "../../../components/use-confirm.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";
import { ShownOnce } from "./shown-once.tsx";

interface Props {
  readonly isSet: boolean;
  /** Makes a key for whoever enters the present password; missing for somebody else's, which can only be withdrawn. */
  readonly make?: (password: string) => Promise<{ readonly key: string }>;
  readonly withdraw: () => Promise<unknown>;
  readonly onChanged: () => void;
}

const nobody = () => Promise.reject(new Error("Only its owner makes a key"));

function useKey({ make = nobody, withdraw, onChanged }: Props) {
  const { t } = useTranslation("administration");
  const notifyError = useNotifyError();
  const making = useMutation({
    mutationFn: make,
    onSuccess: onChanged,
    onError: (error) => {
      if (!(error instanceof ApiError && error.fields.passwordlama)) notifyError(error);
    },
  });
  const withdrawing = useMutation({
    mutationFn: withdraw,
    onSuccess: () => {
      making.reset();
      notifications.show({ color: "green", message: t("keyWithdrawn") });
      onChanged();
    },
    onError: notifyError,
  });
  return { making, withdrawing };
}

/** A person's API key: whether there is one, a new one, none any more. */
export function ApiKeyCard(props: Props) {
  const { t } = useTranslation("administration");
  const confirm = useConfirm();
  const [password, setPassword] = useState("");
  const { making, withdrawing } = useKey(props);
  const { isSet, make } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    making.mutate(password, { onSuccess: () => setPassword("") });
  };
  const ask = async () => {
    const question = { title: t("keyWithdrawTitle"), text: t("keyWithdrawText"), confirm: t("keyWithdraw") };
    if (await confirm({ ...question, isDangerous: true })) withdrawing.mutate();
  };
  return (
    <Card component={Stack} gap="sm">
      <Title order={2} size="h3">
        {t("keyTitle")}
      </Title>
      <Text size="sm" c="dimmed">
        {t("keyText")} {t(isSet ? "keySet" : "keyNone")}
      </Text>
      {making.data ? <ShownOnce value={making.data.key} text={t("keyShown")} /> : null}
      <form onSubmit={submit} noValidate>
        <Group gap="sm" align="flex-end">
          {make ? (
            <SecretInput
              label={t("keyPassword")}
              autoComplete="current-password"
              w="16rem"
              error={making.error instanceof ApiError ? making.error.fields.passwordlama : undefined}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          ) : null}
          {make ? (
            <Button type="submit" variant="default" loading={making.isPending} disabled={!password}>
              {t(isSet ? "keyRenew" : "keyMake")}
            </Button>
          ) : null}
          {isSet ? (
            <Button
              variant="default"
              c="var(--mantine-color-error)"
              loading={withdrawing.isPending}
              onClick={() => void ask()}
            >
              {t("keyWithdraw")}
            </Button>
          ) : null}
        </Group>
      </form>
    </Card>
  );
}
