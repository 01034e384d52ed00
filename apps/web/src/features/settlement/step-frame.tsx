import { Button, Group, Stack } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  readonly button: string;
  readonly isDangerous?: boolean | undefined;
  readonly isPending: boolean;
  readonly isWaiting?: boolean | undefined;
  readonly onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** The form of a step with its two ways out. */
export function StepFrame({ button, isDangerous, isPending, isWaiting, onSubmit, onClose, children }: Props) {
  const { t } = useTranslation("state");
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm" maw="36rem">
        {children}
        <Group gap="sm">
          <Button
            type="submit"
            loading={isPending}
            disabled={isWaiting === true}
            {...(isDangerous ? { color: "red" } : {})}
          >
            {button}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
