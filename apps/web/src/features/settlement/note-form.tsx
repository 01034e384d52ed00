import { Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DocumentInput } from "../../components/document-input.tsx";
import { FieldLabel } from "../../components/field-label.tsx";
import { focusFirstError } from "../../lib/focus-first-error.ts";
import { StepFrame } from "./step-frame.tsx";

interface Props {
  readonly label: string;
  readonly button: string;
  readonly isRequired: boolean;
  readonly isDangerous?: boolean;
  readonly takesFile?: boolean;
  readonly isPending: boolean;
  readonly onSend: (note: string, berkasid: number | undefined) => void;
  readonly onClose: () => void;
}

/** A step that carries words, and a file where one may go with them. */
export function NoteForm({ label, isRequired, takesFile = false, onSend, ...frame }: Props) {
  const { t } = useTranslation("settlement");
  const [isUploading, setUploading] = useState(false);
  const form = useForm({
    initialValues: { note: "", berkasid: 0 },
    validate: { note: (typed) => (isRequired && typed.trim() === "" ? t("form.missing") : null) },
  });
  const send = form.onSubmit(({ note, berkasid }) => onSend(note.trim(), berkasid || undefined), focusFirstError(form));
  return (
    <StepFrame {...frame} isWaiting={isUploading} onSubmit={send}>
      <Textarea
        label={<FieldLabel label={label} isOptional={!isRequired} />}
        required={isRequired}
        autoFocus
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps("note")}
      />
      {takesFile ? (
        <DocumentInput
          label={t("form.file")}
          isRequired={false}
          onBusy={setUploading}
          {...form.getInputProps("berkasid")}
        />
      ) : null}
    </StepFrame>
  );
}
