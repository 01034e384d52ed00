import { Anchor, Button, Image, Modal } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./file-link.module.css";

interface Props {
  /** Where the file is for this person and for a while. */
  readonly address: string;
  readonly name: string;
  readonly mime: string;
}

/** A document that opens over the page; with a key held down, in a tab of its own like any link. */
export function FileLink({ address, name, mime }: Props) {
  const { t } = useTranslation("picture");
  const [opened, setOpened] = useState(false);
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(true);
  };
  return (
    <>
      <Anchor href={address} target="_blank" rel="noopener" inherit aria-haspopup="dialog" onClick={show}>
        {name}
      </Anchor>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={name}
        size="min(64rem, 95vw)"
        centered
        closeButtonProps={{ "aria-label": t("close") }}
      >
        {mime.startsWith("image/") ? (
          <Image src={address} alt={name} fit="contain" className={classes.picture ?? ""} />
        ) : (
          <iframe src={address} title={name} className={classes.frame} />
        )}
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          variant="default"
          mt="md"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {t("ownTab")}
        </Button>
      </Modal>
    </>
  );
}
