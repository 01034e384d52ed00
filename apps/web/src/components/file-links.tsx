import { Button } from "@mantine/core";
import { IconDownload, IconExternalLink } from "@tabler/icons-react";

interface Props {
  /** Of the file in the memory of the browser. */
  readonly address: string;
  /** Under which it is saved. */
  readonly filename: string;
  readonly open: string;
  readonly download: string;
}

/** A file that has come already: to look at it in a tab of its own, or to save it. */
export function FileLinks({ address, filename, open, download }: Props) {
  return (
    <>
      <Button
        component="a"
        href={address}
        target="_blank"
        rel="noopener"
        leftSection={<IconExternalLink size={18} aria-hidden />}
      >
        {open}
      </Button>
      <Button
        component="a"
        href={address}
        download={filename}
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        {download}
      </Button>
    </>
  );
}
