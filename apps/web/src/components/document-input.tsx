import { Button, FileButton, Input, Progress, Stack, Text } from "@mantine/core";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import { IconPaperclip } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { wholePercent } from "../lib/figures.ts";
import { uploadPrivate } from "../lib/upload.ts";
import { useNotifyError } from "../lib/use-notify-error.ts";
import { FieldLabel } from "./field-label.tsx";

interface Props {
  readonly label: string;
  readonly isRequired: boolean;
  /** Whether a file is on its way; the form waits for it. */
  readonly onBusy: (isBusy: boolean) => void;
  /** The number of the stored file; `0`: there is none. */
  readonly onChange: (berkasid: number) => void;
  readonly error?: ReactNode;
  /** Where the form finds the field, to lead there. */
  readonly "data-path"?: string;
}

/** Sends a paper as soon as it is chosen, so that sending the form can't fail for the file; takes what a form gives its inputs. */
export function DocumentInput({ label, isRequired, onBusy, onChange, error, "data-path": path }: Props) {
  const { t } = useTranslation("state");
  const notifyError = useNotifyError();
  const id = useId();
  const [percent, setPercent] = useState<number>();
  const [attached, setAttached] = useState("");
  const store = async (file: File | null) => {
    onChange(0);
    setAttached("");
    if (!file) return;
    setPercent(0);
    onBusy(true);
    try {
      const onProgress = (share: number) => setPercent(wholePercent(share));
      const { berkasid, namaasli } = await uploadPrivate({ file, onProgress });
      setAttached(t("attached", { name: namaasli }));
      onChange(berkasid);
    } catch (failure) {
      if (failure instanceof Error) notifyError(failure);
    } finally {
      setPercent(undefined);
      onBusy(false);
    }
  };
  return (
    <Stack gap={4}>
      <Input.Wrapper
        id={id}
        label={<FieldLabel label={label} isOptional={!isRequired} />}
        labelElement="div"
        required={isRequired}
        error={error}
      >
        <FileButton accept={uploadLimits.documents.join(",")} onChange={(file) => void store(file)}>
          {(button) => (
            <Button
              {...button}
              data-path={path}
              variant="default"
              fullWidth
              disabled={percent !== undefined}
              aria-describedby={`${id}-error`}
              leftSection={<IconPaperclip size={16} aria-hidden />}
            >
              {t(attached ? "otherFile" : "chooseFile")}
            </Button>
          )}
        </FileButton>
      </Input.Wrapper>
      {percent === undefined ? null : <Progress value={percent} aria-label={t("uploading", { percent })} />}
      <Text size="xs" c="dimmed" role="status">
        {percent === undefined ? attached : t("uploading", { percent })}
      </Text>
    </Stack>
  );
}
