import { Group, Input, Stack, Text } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import "@mantine/dropzone/styles.layer.css";
import { IconPhotoPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { uploadPicture } from "../lib/upload.ts";
import { StoredPicture, TransferredPictures } from "./picture-tile.tsx";
import { useFileUpload } from "./use-file-upload.ts";

interface Props {
  readonly id: string;
  readonly label: ReactNode;
  /** Plain words for the file chooser's name. */
  readonly name: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  /** Stored paths in the order they are shown. */
  readonly paths: readonly string[];
  readonly onChange: (paths: readonly string[]) => void;
  /** How many pictures there may be; with 1 a new one takes the place of the old. */
  readonly max?: number;
}

/** Pictures by drag and drop or file chooser, sent at once, with preview and progress; the first one leads. */
export function PictureUpload({
  id,
  label,
  name,
  description,
  error,
  paths,
  onChange,
  max = uploadLimits.files,
}: Props) {
  const { t } = useTranslation("picture");
  const upload = useFileUpload({ paths, onChange, max, store: uploadPicture });
  const isFull = max > 1 && paths.length + upload.transfers.length >= max;
  const limits = { max: uploadLimits.megabytes, files: max };
  const labelOf = (index: number) => t("file", { number: index + 1 });
  return (
    <Input.Wrapper label={label} description={description} error={error} labelProps={{ htmlFor: id }}>
      <Stack gap="xs">
        {paths.length + upload.transfers.length > 0 ? (
          <Group gap="sm" align="flex-start">
            {paths.map((path, index) => (
              <StoredPicture
                key={path}
                path={path}
                name={labelOf(index)}
                onRemove={() => upload.remove(path)}
                onForward={index > 0 ? () => upload.forward(path) : undefined}
              />
            ))}
            <TransferredPictures upload={upload} />
          </Group>
        ) : null}
        <Dropzone
          accept={[...uploadLimits.pictures]}
          maxSize={uploadLimits.megabytes * 1024 * 1024}
          multiple={max > 1}
          disabled={isFull}
          onDropAny={upload.add}
          onDrop={() => undefined}
          p="sm"
          inputProps={{ id, "aria-label": name }}
          aria-label={name}
        >
          <Group gap="sm" wrap="nowrap" style={{ pointerEvents: "none" }}>
            <IconPhotoPlus size={22} stroke={1.5} aria-hidden />
            <div>
              <Text size="sm">{isFull ? t("tooMany", limits) : t(max > 1 ? "drop" : "dropOne")}</Text>
              <Text size="xs" c="dimmed">
                {t(max > 1 ? "limits" : "limitsOne", limits)}
              </Text>
            </div>
          </Group>
        </Dropzone>
        {upload.refusals.length > 0 ? (
          <div role="alert">
            {upload.refusals.map((refusal) => (
              <Text key={refusal} size="sm" c="var(--mantine-color-error)">
                {refusal}
              </Text>
            ))}
          </div>
        ) : null}
      </Stack>
    </Input.Wrapper>
  );
}
