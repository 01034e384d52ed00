import { ActionIcon, Image, Progress, Text } from "@mantine/core";
import { IconArrowLeft, IconRefresh, IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { truncate, wholePercent } from "../lib/figures.ts";
import { pictureAddress } from "../lib/picture.ts";
import classes from "./picture-tile.module.css";
import type { Transfer, useFileUpload } from "./use-file-upload.ts";

const Tile = ({ src, children }: { readonly src: string | undefined; readonly children: ReactNode }) => (
  <div className={classes.tile}>
    <Image src={src} alt="" w={96} h={96} width={96} height={96} radius="sm" />
    {children}
  </div>
);

interface Stored {
  readonly path: string;
  readonly name: string;
  readonly onRemove: () => void;
  readonly onForward: (() => void) | undefined;
}

export function StoredPicture({ path, name, onRemove, onForward }: Stored) {
  const { t } = useTranslation("picture");
  return (
    <Tile src={pictureAddress(path, "tiny")}>
      <span className={classes.buttons}>
        {onForward ? (
          <ActionIcon size="md" variant="default" aria-label={t("forward", { name })} onClick={onForward}>
            <IconArrowLeft size={14} />
          </ActionIcon>
        ) : null}
        <ActionIcon size="md" variant="default" aria-label={t("remove", { name })} onClick={onRemove}>
          <IconX size={14} />
        </ActionIcon>
      </span>
    </Tile>
  );
}

function usePreview(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

interface Transferred {
  readonly transfer: Transfer;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function TransferredPicture({ transfer, onRetry, onRemove }: Transferred) {
  const { t } = useTranslation("picture");
  const preview = usePreview(transfer.file);
  const { name } = transfer.file;
  return (
    <div className={classes.transfer}>
      <Tile src={preview}>
        {transfer.error ? (
          <span className={classes.buttons}>
            {transfer.canBeRepeated ? (
              <ActionIcon size="md" variant="default" aria-label={t("retry", { name })} onClick={onRetry}>
                <IconRefresh size={14} />
              </ActionIcon>
            ) : null}
            <ActionIcon size="md" variant="default" aria-label={t("remove", { name })} onClick={onRemove}>
              <IconX size={14} />
            </ActionIcon>
          </span>
        ) : (
          <Progress
            className={classes.progress ?? ""}
            value={wholePercent(transfer.progress)}
            size="sm"
            aria-label={t("sending", { name })}
          />
        )}
      </Tile>
      <Text size="xs" c="dimmed" title={name} mt={4}>
        {truncate(name)}
      </Text>
      {transfer.error ? (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {transfer.error}
        </Text>
      ) : null}
    </div>
  );
}

type Uploading = Pick<ReturnType<typeof useFileUpload>, "transfers" | "retry" | "giveUp">;

/** Those that are on their way, or didn't arrive. */
export const TransferredPictures = ({ upload }: { readonly upload: Uploading }) =>
  upload.transfers.map((transfer) => (
    <TransferredPicture
      key={transfer.id}
      transfer={transfer}
      onRetry={() => upload.retry(transfer)}
      onRemove={() => upload.giveUp(transfer)}
    />
  ));
