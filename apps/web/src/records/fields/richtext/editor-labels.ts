import type { RichTextEditorLabels } from "@mantine/tiptap";
import { useTranslation } from "react-i18next";

/** Names of the editor's buttons in the language on the screen. */
export function useEditorLabels(): Partial<RichTextEditorLabels> {
  const { t } = useTranslation("editor");
  return {
    boldControlLabel: t("bold"),
    italicControlLabel: t("italic"),
    underlineControlLabel: t("underline"),
    clearFormattingControlLabel: t("clear"),
    h2ControlLabel: t("heading"),
    h3ControlLabel: t("subheading"),
    bulletListControlLabel: t("bullets"),
    orderedListControlLabel: t("numbers"),
    blockquoteControlLabel: t("quote"),
    linkControlLabel: t("link"),
    unlinkControlLabel: t("unlink"),
    undoControlLabel: t("undo"),
    redoControlLabel: t("redo"),
    linkEditorInputLabel: t("linkAddress"),
    linkEditorInputPlaceholder: "https://",
    linkEditorExternalLink: t("newTab"),
    linkEditorInternalLink: t("sameTab"),
    linkEditorSave: t("save"),
  };
}
