import { Button, Card, Text } from "@mantine/core";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { RichText } from "../../../components/rich-text.tsx";

interface Props {
  readonly html: string;
  /** What the field is called. */
  readonly name: string;
}

/** The text as its readers see it, below the editor while somebody wants to see it. */
export function Preview({ html, name }: Props) {
  const { t } = useTranslation("editor");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        mt="xs"
        size="sm"
        variant="default"
        aria-label={t("previewOf", { name })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t("preview")}
      </Button>
      <Card component="section" id={id} hidden={!isOpen} mt="xs" aria-label={t("previewOf", { name })}>
        {isOpen ? html ? <RichText html={html} /> : <Text c="dimmed">{t("previewEmpty")}</Text> : null}
      </Card>
    </>
  );
}
