import { Input } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import "@mantine/tiptap/styles.layer.css";
import Image from "@tiptap/extension-image";
import { useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";
import { useEditorLabels } from "./editor-labels.ts";
import { ImageControl } from "./image-control.tsx";
import { Preview } from "./preview.tsx";

const extensions = [StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false } }), Image];

/** Headings, lists, links and pictures by address; an empty document is no text at all. */
export function RichTextField(props: InputProps) {
  const { t } = useTranslation("editor");
  const text = useLabel();
  const { label, description, error, id, lang } = useInputBasics(props);
  const name = text(props.field.label);
  const editor = useEditor({
    extensions,
    content: asText(props.value),
    editorProps: {
      attributes: {
        id,
        ...(lang ? { lang } : {}),
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": name,
        "aria-invalid": String(Boolean(error)),
      },
    },
    onUpdate: ({ editor: written }) => props.onChange(written.isEmpty ? null : written.getHTML()),
  });
  return (
    <Input.Wrapper label={label} description={description} error={error} labelProps={{ htmlFor: id }}>
      <RichTextEditor editor={editor} labels={useEditorLabels()} mt={description ? 5 : 0}>
        <RichTextEditor.Toolbar role="toolbar" aria-label={t("toolbar", { name })}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.ClearFormatting />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
            <ImageControl />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content mih={140} />
      </RichTextEditor>
      <Preview html={asText(props.value)} name={name} language={lang} />
    </Input.Wrapper>
  );
}
