import { ActionIcon, Button, FileButton, Group, Input, Progress, Stack, Text } from "@mantine/core";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import {
  type DocumentKind,
  documentKindLabels,
  documentKinds,
} from "@retribusi/contract/features/policy/policy.documents";
import { IconFileText, IconPaperclip, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldLabel } from "../../../components/field-label.tsx";
import { errorText } from "../../../lib/error-text.ts";
import { wholePercent } from "../../../lib/figures.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { type AttachedDocument, problemOf, storeDocument } from "./attached-document.ts";
import classes from "./documents-field.module.css";

interface Props {
  readonly value: readonly AttachedDocument[];
  readonly required: readonly DocumentKind[];
  readonly error?: ReactNode;
  readonly onChange: (value: AttachedDocument[]) => void;
}

/** What is wrong with a file, at the document that it was chosen for. */
interface FileError {
  readonly kind: DocumentKind;
  readonly text: string;
}

interface Sending {
  readonly kind: DocumentKind;
  /** 0 to 100. */
  readonly percent: number;
}

/** Sends a file as soon as it is chosen, so that the form itself can't fail for it. */
function useSending({ value, onChange }: Props) {
  const { t } = useTranslation("booking");
  const { t: tState } = useTranslation("state");
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<FileError>();
  const send = async (kind: DocumentKind, file: File | null) => {
    if (!file) return;
    const refused = problemOf(file);
    const fail = (text: string) => setProblem({ kind, text: t("documents.problem", { name: file.name, text }) });
    setProblem(undefined);
    if (refused) return fail(t(`documents.${refused}`, { max: uploadLimits.megabytes }));
    setSending({ kind, percent: 0 });
    try {
      const stored = await storeDocument(file, kind, (share) => setSending({ kind, percent: wholePercent(share) }));
      // Everything but further papers exists once: another file takes its place.
      onChange([...value.filter(({ jenis }) => kind === "lainnya" || jenis !== kind), stored]);
    } catch (failure) {
      fail(errorText(failure, tState));
    } finally {
      setSending(undefined);
    }
  };
  return { sending, problem, send };
}

interface KindProps {
  readonly kind: DocumentKind;
  readonly isOptional: boolean;
  readonly isDisabled: boolean;
  readonly problem: string | undefined;
  readonly onChoose: (file: File | null) => void;
}

/** Chooses a file of one kind; what is wrong with it stands beneath this button and no other. */
function KindButton({ kind, isOptional, isDisabled, problem, onChoose }: KindProps) {
  const label = useLabel();
  const id = useId();
  return (
    <Stack gap={4} align="flex-start" {...(problem ? { w: "100%" } : {})}>
      <FileButton accept={uploadLimits.documents.join(",")} onChange={onChoose}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            size="sm"
            disabled={isDisabled}
            {...(problem ? { "aria-describedby": id } : {})}
            leftSection={<IconPaperclip size={16} aria-hidden />}
          >
            <span>
              <FieldLabel label={label(documentKindLabels[kind])} isOptional={isOptional} />
            </span>
          </Button>
        )}
      </FileButton>
      {problem ? (
        <Input.Error id={id} role="alert">
          {problem}
        </Input.Error>
      ) : null}
    </Stack>
  );
}

/** Papers that go with the order; those that are required come first, and the others say that they are not. */
export function DocumentsField(props: Props) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const id = useId();
  const { value, required, error, onChange } = props;
  const { sending, problem, send } = useSending(props);
  const kinds = [...required, ...documentKinds.filter((kind) => !required.includes(kind))];
  const isFull = value.length >= uploadLimits.files;
  return (
    <Input.Wrapper
      id={id}
      size="md"
      label={<FieldLabel label={t("documents.title")} isOptional={required.length === 0} />}
      labelElement="div"
      description={t("documents.hint", { max: uploadLimits.megabytes, count: uploadLimits.files })}
      error={problem ? undefined : error}
    >
      <Stack gap="xs" mt="xs">
        <ul className={classes.list} aria-label={t("documents.title")}>
          {value.map((document) => (
            <li key={document.berkasid} className={classes.file}>
              <IconFileText size={22} stroke={1.5} aria-hidden />
              <span className={classes.name}>
                <Text size="sm" c="dimmed">
                  {label(documentKindLabels[document.jenis])}
                </Text>
                {document.namaasli}
              </span>
              <ActionIcon
                variant="subtle"
                color="red"
                size="lg"
                aria-label={t("documents.remove", { name: document.namaasli })}
                onClick={() => onChange(value.filter((other) => other !== document))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
        {sending ? (
          <Progress
            value={sending.percent}
            aria-label={t("documents.sending", { kind: label(documentKindLabels[sending.kind]) })}
          />
        ) : null}
        <Group gap="xs" align="flex-start">
          {kinds.map((kind) => (
            <KindButton
              key={kind}
              kind={kind}
              isOptional={required.length > 0 && !required.includes(kind)}
              isDisabled={isFull || sending !== undefined}
              problem={problem?.kind === kind ? problem.text : undefined}
              onChoose={(file) => void send(kind, file)}
            />
          ))}
        </Group>
      </Stack>
    </Input.Wrapper>
  );
}
