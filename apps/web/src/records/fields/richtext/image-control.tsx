import { Button, Popover, Stack, TextInput } from "@mantine/core";
import { RichTextEditor, useRichTextEditorContext } from "@mantine/tiptap";
import { isPictureAddress } from "@retribusi/contract/define/rich-text";
import { IconPhoto } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

/** Whether there is a picture that the browser shows; it shows none of hosts that the policy of our pages doesn't name. */
async function isShown(address: string): Promise<boolean> {
  const picture = new Image();
  picture.referrerPolicy = "no-referrer";
  picture.src = address;
  return picture.decode().then(
    () => true,
    () => false,
  );
}

/** Inserts a picture by its address, with the words for whoever does not see it; without an address it only puts the cursor into the address field. */
export function ImageControl() {
  const { t } = useTranslation("editor");
  const { editor } = useRichTextEditorContext();
  const [opened, setOpened] = useState(false);
  const [address, setAddress] = useState("");
  const [words, setWords] = useState("");
  const [refusal, setRefusal] = useState<"imageRefused" | "imageMissing">();
  const field = useRef<HTMLInputElement>(null);
  const refuse = (reason: typeof refusal) => {
    setRefusal(reason);
    field.current?.focus();
  };
  const looking = useMutation({
    mutationFn: isShown,
    onSuccess: (isThere, src) => {
      if (!isThere) return refuse("imageMissing");
      editor?.chain().focus().setImage({ src, alt: words.trim() }).run();
      setAddress("");
      setWords("");
      setOpened(false);
    },
  });
  const insert = () => {
    const wanted = address.trim();
    if (isPictureAddress(wanted)) return looking.mutate(wanted);
    refuse(wanted === "" ? undefined : "imageRefused");
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
        <Stack align="flex-end" gap="xs">
          <TextInput
            ref={field}
            w="100%"
            size="sm"
            type="url"
            label={t("imageAddress")}
            placeholder="https://"
            value={address}
            error={refusal && t(refusal)}
            readOnly={looking.isPending}
            onChange={(event) => {
              setRefusal(undefined);
              setAddress(event.currentTarget.value);
            }}
            onKeyDown={insertOnEnter}
          />
          <TextInput
            w="100%"
            size="sm"
            label={t("imageWords")}
            description={t("imageWordsHint")}
            value={words}
            readOnly={looking.isPending}
            onChange={(event) => setWords(event.currentTarget.value)}
            onKeyDown={insertOnEnter}
          />
          <Button size="sm" loading={looking.isPending} onClick={insert}>
            {t("insert")}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
