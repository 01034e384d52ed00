import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconDownload, IconExternalLink, IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { printFile } from "../lib/print-file.ts";

interface Props {
  readonly file: Blob;
  /** Of the file in the memory of the browser. */
  readonly address: string;
  /** Under which it is saved. */
  readonly filename: string;
}

/**
 * A paper that has come already: to print it, to look at it in a tab of its own, or to save it. Only a browser that shows papers itself can
 * print one, and some of them only from a tab of its own; a phone hands it to another program.
 */
export function PaperButtons({ file, address, filename }: Props) {
  const { t } = useTranslation("receipt");
  const prints = navigator.pdfViewerEnabled;
  const print = async () => {
    if (await printFile(file)) return;
    window.open(address, "_blank", "noopener");
    notifications.show({ message: t("printInTab") });
  };
  return (
    <Group gap="sm">
      {prints ? (
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => void print()}>
          {t("printPaper")}
        </Button>
      ) : null}
      <Button
        component="a"
        href={address}
        target="_blank"
        rel="noopener"
        variant={prints ? "default" : "filled"}
        leftSection={<IconExternalLink size={18} aria-hidden />}
      >
        {t("open")}
      </Button>
      <Button
        component="a"
        href={address}
        download={filename}
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        {t("download")}
      </Button>
    </Group>
  );
}
