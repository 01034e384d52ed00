import { Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useId } from "react";
import { DialogButtons, useFormDialog } from "./dialog-form.tsx";
import { openWindow } from "./open-window.ts";

interface Question {
  readonly title: string;
  /** What will happen, and who gets to know of it. */
  readonly text: string;
  readonly label: string;
  /** Told below the field while it is empty. */
  readonly missing: string;
  readonly confirm: string;
  readonly isDangerous?: boolean;
}

const mostLetters = 255;

interface Props extends Omit<Question, "title"> {
  readonly onDone: (reason: string) => void;
  readonly onCancel: () => void;
}

function ReasonForm({ text, label, missing, confirm, isDangerous, onDone, onCancel }: Props) {
  const about = useId();
  const form = useForm({
    initialValues: { reason: "" },
    validate: { reason: (typed) => (typed.trim() ? null : missing) },
  });
  return (
    <form onSubmit={form.onSubmit(({ reason }) => onDone(reason.trim()))} noValidate>
      <Stack gap="md">
        <Text size="sm" id={about}>
          {text}
        </Text>
        <Textarea
          label={label}
          aria-describedby={about}
          autosize
          minRows={2}
          maxLength={mostLetters}
          data-autofocus
          required
          {...form.getInputProps("reason")}
        />
        <DialogButtons onClose={onCancel} {...{ confirm, isDangerous }} />
      </Stack>
    </form>
  );
}

/** Asks why before a action; null when the person goes back. */
export function useAskReason(): (question: Question) => Promise<string | null> {
  const dialog = useFormDialog();
  return ({ title, ...question }) => {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    openWindow({ title, ...dialog, onClose: () => resolve(null) }, (close) => (
      <ReasonForm
        {...question}
        onCancel={close}
        onDone={(reason) => {
          resolve(reason);
          close();
        }}
      />
    ));
    return promise;
  };
}
