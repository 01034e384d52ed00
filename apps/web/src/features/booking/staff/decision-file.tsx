import { FileInput, Progress, Stack, Text } from "@mantine/core";
import { uploadDocument } from "@retribusi/contract/features/files/files.endpoints";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { readAnswer } from "../../../lib/api.ts";
import { wholePercent } from "../../../lib/figures.ts";
import { upload } from "../../../lib/upload.ts";
import { useTellError } from "../../../lib/use-tell-error.ts";

interface Props {
  readonly error: ReactNode;
  /** Whether a file is on its way; the form waits for it. */
  readonly onBusy: (isBusy: boolean) => void;
  /** `0`: there is none. */
  readonly onStored: (berkasid: number) => void;
}

/** Sends the decision as soon as it is chosen, so that sending the form can't fail for the file. */
export function DecisionFile({ error, onBusy, onStored }: Props) {
  const { t } = useTranslation("staff");
  const tellError = useTellError();
  const [percent, setPercent] = useState<number>();
  const [attached, setAttached] = useState("");
  const store = async (file: File | null) => {
    onStored(0);
    setAttached("");
    if (!file) return;
    setPercent(0);
    onBusy(true);
    try {
      const onProgress = (share: number) => setPercent(wholePercent(share));
      const { berkasid, namaasli } = readAnswer(
        uploadDocument.answer,
        await upload({ path: uploadDocument.path, file, onProgress }),
      );
      setAttached(t("attached", { name: namaasli }));
      onStored(berkasid);
    } catch (failure) {
      if (failure instanceof Error) tellError(failure);
    } finally {
      setPercent(undefined);
      onBusy(false);
    }
  };
  return (
    <Stack gap={4}>
      <FileInput
        label={t("skFile")}
        accept={uploadLimits.documents.join(",")}
        required
        disabled={percent !== undefined}
        error={error}
        onChange={(file) => void store(file)}
      />
      {percent === undefined ? null : <Progress value={percent} aria-label={t("uploading", { percent })} />}
      <Text size="xs" c="dimmed" role="status">
        {percent === undefined ? attached : t("uploading", { percent })}
      </Text>
    </Stack>
  );
}
