import { Checkbox, Stack, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { FieldLabel } from "../../../components/field-label.tsx";
import { focusFirstError } from "../../../lib/focus-first-error.ts";
import { StepButtons } from "./step-buttons.tsx";

interface Props {
  readonly label: string;
  readonly button: string;
  readonly isRequired: boolean;
  readonly isDangerous?: boolean;
  readonly isPending: boolean;
  readonly isPossible: boolean;
  /** A sentence to tick before it can be sent. */
  readonly consent?: string;
  /** What was written before it was left. */
  readonly draft: string;
  readonly onDraft: (note: string) => void;
  readonly onSend: (note: string) => void;
  readonly onClose: () => void;
}

/** A step that carries words: a note for the customer, a reason. */
export function NoteAction({ label, button, isRequired, isDangerous, consent, onSend, onClose, ...props }: Props) {
  const { t } = useTranslation("staff");
  const { draft, onDraft, ...state } = props;
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { note: draft, agreed: false },
    onValuesChange: ({ note }) => onDraft(note),
    validate: {
      note: (typed) => (isRequired && typed.trim() === "" ? t("noteMissing") : null),
      agreed: (ticked) => (consent && !ticked ? t("consentMissing") : null),
    },
  });
  return (
    <form onSubmit={form.onSubmit(({ note }) => onSend(note.trim()), focusFirstError(form))} noValidate>
      <Stack gap="sm">
        <Textarea
          label={<FieldLabel label={label} isOptional={!isRequired} />}
          required={isRequired}
          data-autofocus
          autoFocus
          autosize
          minRows={3}
          maxLength={1000}
          key={form.key("note")}
          {...form.getInputProps("note")}
        />
        {consent ? (
          <Checkbox label={consent} key={form.key("agreed")} {...form.getInputProps("agreed", { type: "checkbox" })} />
        ) : null}
        <StepButtons {...state} isDangerous={isDangerous ?? false} onClose={onClose}>
          {button}
        </StepButtons>
      </Stack>
    </form>
  );
}
