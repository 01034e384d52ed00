import { ActionIcon, Button, FileButton, Group, Input, Progress, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import { type DocumentKind, documentKinds } from "@retribusi/contract/features/policy/policy.documents";
import { documentLabel } from "@retribusi/contract/features/policy/policy.proof";
import type { PayerGroup } from "@retribusi/contract/features/revenue/revenue.payers";
import { IconCamera, IconFileText, IconPaperclip, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldLabel } from "../../../components/field-label.tsx";
import { errorText } from "../../../lib/error-text.ts";
import { wholePercent } from "../../../lib/figures.ts";
import { useBlobAddress } from "../../../lib/use-blob-address.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { type AttachedDocument, problemOf, storeDocument } from "./attached-document.ts";
import classes from "./documents-field.module.css";

/** What a camera makes, of what is taken. */
const photographs = uploadLimits.documents.filter((type) => type.startsWith("image/"));

interface Props {
  /** As whom the booking is paid: what proves it has its own name. */
  readonly payer: PayerGroup;
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
  readonly file: File;
  /** 0 to 100. */
  readonly percent: number;
}

/** Sends a file as soon as it is chosen, so that the form itself can't fail for it. */
function useSending({ value, onChange }: Props) {
  const { t } = useTranslation("booking");
  const { t: tState } = useTranslation("state");
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<FileError>();
  /** What was chosen on this page, by the number that it was stored under: it is shown without being fetched. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, File>>(new Map());
  const send = async (kind: DocumentKind, file: File | null) => {
    if (!file) return;
    const refused = problemOf(file);
    const fail = (text: string) => setProblem({ kind, text: t("documents.problem", { name: file.name, text }) });
    setProblem(undefined);
    if (refused) return fail(t(`documents.${refused}`, { max: uploadLimits.megabytes }));
    const show = (percent: number) => setSending({ kind, file, percent });
    show(0);
    try {
      const stored = await storeDocument(file, kind, (share) => show(wholePercent(share)));
      setChosen((before) => new Map(before).set(stored.berkasid, file));
      // Everything but further papers exists once: another file takes its place.
      onChange([...value.filter(({ jenis }) => kind === "lainnya" || jenis !== kind), stored]);
    } catch (failure) {
      fail(errorText(failure, tState));
    } finally {
      setSending(undefined);
    }
  };
  return { sending, problem, chosen, send };
}

interface KindProps {
  readonly name: string;
  readonly isOptional: boolean;
  readonly isDisabled: boolean;
  readonly problem: string | undefined;
  readonly onChoose: (file: File | null) => void;
}

/** Chooses a file of one kind, or on a phone takes a picture of it; what is wrong with it stands beneath these buttons and no others. */
function KindButton({ name, isOptional, isDisabled, problem, onChoose }: KindProps) {
  const { t } = useTranslation("booking");
  const isHandheld = useMediaQuery("(pointer: coarse)") ?? false;
  const id = useId();
  const described = problem ? { "aria-describedby": id } : {};
  return (
    <Stack gap={4} align="flex-start" {...(problem ? { w: "100%" } : {})}>
      <Group gap={4} wrap="nowrap">
        <FileButton accept={uploadLimits.documents.join(",")} onChange={onChoose}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              size="sm"
              disabled={isDisabled}
              classNames={{ root: classes.choose ?? "", label: classes.wrapped ?? "" }}
              {...described}
              leftSection={<IconPaperclip size={16} aria-hidden />}
            >
              <span>
                <FieldLabel label={name} isOptional={isOptional} />
              </span>
            </Button>
          )}
        </FileButton>
        {isHandheld ? (
          <FileButton accept={photographs.join(",")} capture="environment" onChange={onChoose}>
            {(button) => (
              <ActionIcon
                {...button}
                variant="default"
                size={44}
                disabled={isDisabled}
                aria-label={t("documents.camera", { name })}
                {...described}
              >
                <IconCamera size={20} aria-hidden />
              </ActionIcon>
            )}
          </FileButton>
        ) : null}
      </Group>
      {problem ? (
        <Input.Error id={id} role="alert">
          {problem}
        </Input.Error>
      ) : null}
    </Stack>
  );
}

/** The picture that was chosen, before and after it is sent; of any other file that it is one. */
function Preview({ file }: { readonly file: File | undefined }) {
  const address = useBlobAddress(file?.type.startsWith("image/") ? file : undefined);
  if (!address) return <IconFileText size={22} stroke={1.5} aria-hidden />;
  return <img src={address} alt="" className={classes.preview} />;
}

/** Papers that go with the order; those that are required come first, and the others say that they are not. */
export function DocumentsField(props: Props) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const id = useId();
  const { payer, value, required, error, onChange } = props;
  const { sending, problem, chosen, send } = useSending(props);
  const nameOf = (kind: DocumentKind) => label(documentLabel(kind, payer));
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
              <Preview file={chosen.get(document.berkasid)} />
              <span className={classes.name}>
                <Text size="sm" c="dimmed">
                  {nameOf(document.jenis)}
                </Text>
                {document.namaasli}
              </span>
              <ActionIcon
                variant="subtle"
                color="red"
                size={44}
                aria-label={t("documents.remove", { name: document.namaasli })}
                onClick={() => onChange(value.filter((other) => other !== document))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
        {sending ? (
          <Stack gap="xs">
            <div className={classes.file}>
              <Preview file={sending.file} />
              <span className={classes.name}>{sending.file.name}</span>
            </div>
            <Progress value={sending.percent} aria-label={t("documents.sending", { kind: nameOf(sending.kind) })} />
          </Stack>
        ) : null}
        <Group gap="xs" align="flex-start">
          {kinds.map((kind) => (
            <KindButton
              key={kind}
              name={nameOf(kind)}
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
