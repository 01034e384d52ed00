import { Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { DialogForm } from "../../../components/dialog-form.tsx";
import { SecretInput } from "../../../components/secret-input.tsx";
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
    <DialogForm
      title={question.title}
      {...{ submit, summary, isPending, onClose }}
      confirm={question.confirm}
      isDangerous={question.isDangerous}
    >
      <Text size="sm">{endsSessions ? `${text} ${ends}` : text}</Text>
      {name ? <TextInput label={name.label} maxLength={60} {...form.getInputProps("nama")} /> : null}
      <SecretInput
        label={t("password")}
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps("passwordlama")}
      />
    </DialogForm>
  );
}
