import { ActionIcon, Button, Group, Input, Progress, Stack, Text } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import "@mantine/dropzone/styles.layer.css";
import { IconFileUpload, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { truncate, wholePercent } from "../lib/figures.ts";
import { uploadOpenDocument } from "../lib/upload.ts";
import { DocumentLink } from "./document-link.tsx";
import { type Transfer, useFileUpload } from "./use-file-upload.ts";

interface RemoveProps {
  readonly name: string;
  readonly onRemove: () => void;
}

function RemoveButton({ name, onRemove }: RemoveProps) {
  const { t } = useTranslation("picture");
  return (
    <ActionIcon variant="default" aria-label={t("remove", { name })} onClick={onRemove}>
      <IconX size={14} />
    </ActionIcon>
  );
}

interface TransferProps {
  readonly transfer: Transfer;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function TransferredDocument({ transfer, onRetry, onRemove }: TransferProps) {
  const { t } = useTranslation("picture");
  const { t: state } = useTranslation("state");
  const { name } = transfer.file;
  if (!transfer.error) {
    return (
      <div>
        <Text size="sm">{truncate(name)}</Text>
        <Progress value={wholePercent(transfer.progress)} size="sm" aria-label={t("sending", { name })} />
      </div>
    );
  }
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm" c="var(--mantine-color-error)" role="alert">
        {truncate(name)}: {transfer.error}
      </Text>
      {transfer.canBeRepeated ? (
        <Button size="compact-sm" variant="default" aria-label={t("retry", { name })} onClick={onRetry}>
          {state("retry")}
        </Button>
      ) : null}
      <RemoveButton name={name} onRemove={onRemove} />
    </Group>
  );
}

interface Props {
  readonly id: string;
  readonly label: ReactNode;
  /** Plain words for the file chooser's name. */
  readonly name: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  /** Stored path. */
  readonly path: string | null;
  readonly onChange: (path: string | null) => void;
}

/** A PDF that everybody may open, by drag and drop or file chooser, sent at once; a new one takes the place of the old. */
export function DocumentUpload({ id, label, name, description, error, path, onChange }: Props) {
  const { t } = useTranslation("picture");
  const upload = useFileUpload({
    paths: path ? [path] : [],
    onChange: ([next]) => onChange(next ?? null),
    max: 1,
    store: uploadOpenDocument,
  });
  return (
    <Input.Wrapper label={label} description={description} error={error} labelProps={{ htmlFor: id }}>
      <Stack gap="xs" mt={4}>
        {path ? (
          <Group gap="sm">
            <DocumentLink path={path} />
            <RemoveButton name={t("theDocument")} onRemove={() => upload.remove(path)} />
          </Group>
        ) : null}
        {upload.transfers.map((transfer) => (
          <TransferredDocument
            key={transfer.id}
            transfer={transfer}
            onRetry={() => upload.retry(transfer)}
            onRemove={() => upload.giveUp(transfer)}
          />
        ))}
        <Dropzone
          accept={["application/pdf"]}
          maxSize={uploadLimits.megabytes * 1024 * 1024}
          multiple={false}
          onDropAny={upload.add}
          onDrop={() => undefined}
          p="sm"
          inputProps={{ id, "aria-label": name }}
          aria-label={name}
        >
          <Group gap="sm" wrap="nowrap" style={{ pointerEvents: "none" }}>
            <IconFileUpload size={22} stroke={1.5} aria-hidden />
            <div>
              <Text size="sm">{t("dropDocument")}</Text>
              <Text size="xs" c="dimmed">
                {t("limitsDocument", { max: uploadLimits.megabytes })}
              </Text>
            </div>
          </Group>
        </Dropzone>
        {upload.refusals.map((refusal) => (
          <Text key={refusal} size="sm" c="var(--mantine-color-error)" role="alert">
            {refusal}
          </Text>
        ))}
      </Stack>
    </Input.Wrapper>
  );
}
