import { Button, Group, Popover, TextInput } from "@mantine/core";
import { RichTextEditor, useRichTextEditorContext } from "@mantine/tiptap";
import { isPictureAddress } from "@retribusi/contract/define/rich-text";
import { IconPhoto } from "@tabler/icons-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

/** Inserts a picture by its address; without an address it only puts the cursor into the address field. */
export function ImageControl() {
  const { t } = useTranslation("editor");
  const { editor } = useRichTextEditorContext();
  const [opened, setOpened] = useState(false);
  const [address, setAddress] = useState("");
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const insert = () => {
    if (!isPictureAddress(address.trim())) {
      setRefused(address.trim() !== "");
      field.current?.focus();
      return;
    }
    editor?.chain().focus().setImage({ src: address.trim() }).run();
    setAddress("");
    setOpened(false);
  };
  const insertOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter would send the form around the editor.
    event.preventDefault();
    insert();
  };
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus withArrow width={320}>
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={t("image")}
          title={t("image")}
          aria-expanded={opened}
          onClick={() => setOpened((before) => !before)}
        >
          <IconPhoto size={16} stroke={1.5} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <TextInput
            ref={field}
            flex={1}
            size="sm"
            type="url"
            label={t("imageAddress")}
            placeholder="https://"
            value={address}
            error={isRefused && t("imageRefused")}
            onChange={(event) => {
              setRefused(false);
              setAddress(event.currentTarget.value);
            }}
            onKeyDown={insertOnEnter}
          />
          <Button size="sm" onClick={insert}>
            {t("insert")}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
