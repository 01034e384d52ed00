import { Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { useEndsWithIt } from "./security-query.ts";

type Values = Readonly<Record<"passwordlama" | "nama", string>>;

/** A change of what protects the account, for which its owner enters the present password. */
export interface Question<R> {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  /** The other sessions end with it, too. */
  readonly endsSessions?: boolean;
  /** The verb of the action. */
  readonly confirm: string;
  readonly isDangerous?: boolean;
  /** Label of a name that is asked for, too, and what it is at first. */
  readonly name?: { readonly label: string; readonly usual: string; readonly missing: string };
  readonly call: (values: Values) => Promise<R>;
}

interface Props<R> {
  readonly question: Question<R>;
  readonly onDone: (answer: R) => void;
  readonly onClose: () => void;
}

export function ProofDialog<R>({ question, onDone, onClose }: Props<R>) {
  const { t } = useTranslation("security");
  const { name, text, endsSessions } = question;
  const ends = useEndsWithIt();
  const form = useForm<Values>({
    initialValues: { passwordlama: "", nama: name?.usual ?? "" },
    validate: {
      passwordlama: (value) => (value ? null : t("passwordMissing")),
      nama: (value) => (!name || value.trim() ? null : name.missing),
    },
  });
  const { submit, summary, isPending } = useFormCall({ form, call: question.call, onDone });
  return (
    <Modal opened onClose={onClose} title={question.title} centered closeButtonProps={{ "aria-label": t("cancel") }}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <ErrorSummary {...summary} />
          <Text size="sm">{endsSessions ? `${text} ${ends}` : text}</Text>
          {name ? <TextInput label={name.label} maxLength={60} {...form.getInputProps("nama")} /> : null}
          <PasswordInput
            label={t("password")}
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={{ "aria-label": t("showPassword"), tabIndex: 0 }}
            {...form.getInputProps("passwordlama")}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" loading={isPending} {...(question.isDangerous ? { color: "red" } : {})}>
              {question.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
