import { Button, Group, Modal, Stack } from "@mantine/core";
import type { ComponentProps, FormEventHandler, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "./error-summary.tsx";
import { useFocusBack } from "./use-focus-back.ts";

interface ButtonProps {
  /** The verb of the action. */
  readonly confirm: string;
  readonly isDangerous?: boolean | undefined;
  readonly isPending?: boolean;
  readonly onClose: () => void;
}

/** The way back and the action, at the end of a form in a dialog. */
export function DialogButtons({ confirm, isDangerous, isPending = false, onClose }: ButtonProps) {
  const { t } = useTranslation("state");
  return (
    <Group justify="flex-end" gap="sm">
      <Button variant="default" onClick={onClose}>
        {t("cancel")}
      </Button>
      <Button type="submit" loading={isPending} {...(isDangerous ? { color: "red" } : {})}>
        {confirm}
      </Button>
    </Group>
  );
}

/** How a dialog with a form stands: a press beside it doesn't throw away what was typed. */
export function useFormDialog() {
  const { t } = useTranslation("state");
  return { centered: true, closeOnClickOutside: false, closeButtonProps: { "aria-label": t("cancel") } };
}

interface Props extends ButtonProps {
  readonly title: string;
  readonly submit: FormEventHandler<HTMLFormElement>;
  readonly summary: ComponentProps<typeof ErrorSummary>;
  readonly children: ReactNode;
}

/** A form in a dialog of its own, with what went wrong above its fields. */
export function DialogForm({ title, submit, summary, children, ...buttons }: Props) {
  useFocusBack(true);
  return (
    <Modal opened onClose={buttons.onClose} title={title} {...useFormDialog()}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <ErrorSummary {...summary} />
          {children}
          <DialogButtons {...buttons} />
        </Stack>
      </form>
    </Modal>
  );
}
