import { Button, FileButton, Group, Input, Stack } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { mostPictures } from "@retribusi/contract/features/booking/booking.pictures";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import { IconCamera, IconPhotoPlus } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { FieldLabel } from "../../../components/field-label.tsx";
import { StoredPicture, TransferredPictures } from "../../../components/picture-tile.tsx";
import { refusedPictures, useFileUpload } from "../../../components/use-file-upload.ts";
import type { Upload } from "../../../lib/upload.ts";

interface Props {
  /** What the unit is called. */
  readonly unit: string;
  /** Addresses of those that have arrived. */
  readonly value: readonly string[];
  /** Why the server can't keep a picture, by its address. */
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly store: (job: Omit<Upload, "path">) => Promise<string>;
  readonly onChange: (addresses: readonly string[]) => void;
}

type Uploading = ReturnType<typeof useFileUpload>;

/** What has arrived, what is on its way and what can't be kept, each with its own mend. */
function Pictures({ unit, value, errors, upload }: Omit<Props, "store" | "onChange"> & { readonly upload: Uploading }) {
  const { t } = useTranslation("picture");
  if (value.length + upload.transfers.length === 0) return null;
  return (
    <Group gap="sm" align="flex-start">
      {value.map((address, at) => (
        <Stack key={address} gap={4} maw="9rem">
          <StoredPicture
            path={address}
            name={`${unit}, ${t("file", { number: at + 1 })}`}
            onRemove={() => upload.remove(address)}
            onForward={undefined}
          />
          {errors[address] ? <Input.Error role="alert">{errors[address]}</Input.Error> : null}
        </Stack>
      ))}
      <TransferredPictures upload={upload} />
    </Group>
  );
}

/** Pictures of one unit, from the camera of a phone or from files; each is sent as soon as it is there. */
export function UnitPicturesField({ unit, value, errors, store, onChange }: Props) {
  const { t } = useTranslation("staff");
  const { t: picture } = useTranslation("picture");
  const id = useId();
  const hasCamera = useMediaQuery("(pointer: coarse)") ?? false;
  const upload = useFileUpload({ paths: value, onChange, max: mostPictures, store });
  const isFull = value.length + upload.transfers.length >= mostPictures;
  const add = (files: readonly File[]) => {
    const refused = refusedPictures(files);
    const wrong = new Set(refused.map(({ file }) => file));
    upload.add(
      files.filter((file) => !wrong.has(file)),
      refused,
    );
  };
  const shared = { variant: "default", size: "sm", disabled: isFull } as const;
  return (
    <Input.Wrapper label={<FieldLabel label={`${unit} – ${t("pictures")}`} />} labelElement="div" labelProps={{ id }}>
      <Stack gap="xs" role="group" aria-labelledby={id}>
        <Pictures unit={unit} value={value} errors={errors} upload={upload} />
        <Group gap="xs">
          {hasCamera ? (
            <FileButton capture="environment" accept="image/*" onChange={(file) => file && add([file])}>
              {(button) => (
                <Button {...button} {...shared} leftSection={<IconCamera size={16} aria-hidden />}>
                  {t("takePicture")}
                </Button>
              )}
            </FileButton>
          ) : null}
          <FileButton multiple accept={uploadLimits.pictures.join(",")} onChange={add}>
            {(button) => (
              <Button {...button} {...shared} leftSection={<IconPhotoPlus size={16} aria-hidden />}>
                {t("addPictures")}
              </Button>
            )}
          </FileButton>
        </Group>
        {upload.refusals.length > 0 ? (
          <Input.Error role="alert">
            {upload.refusals.map((refusal) => (
              <span key={refusal} style={{ display: "block" }}>
                {refusal}
              </span>
            ))}
            {picture("limits", { max: uploadLimits.megabytes, files: mostPictures })}
          </Input.Error>
        ) : null}
      </Stack>
    </Input.Wrapper>
  );
}
