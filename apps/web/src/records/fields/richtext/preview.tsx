import { Button, Card, Text } from "@mantine/core";
import type { Language } from "@retribusi/contract/define/label";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { RichText } from "../../../components/rich-text.tsx";

interface Props {
  readonly html: string;
  /** What the field is called. */
  readonly name: string;
  readonly language: Language | undefined;
}

/** The text as its readers see it, below the editor while somebody wants to see it. */
export function Preview({ html, name, language }: Props) {
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
      <Card
        component="section"
        id={id}
        display={isOpen ? undefined : "none"}
        mt="xs"
        aria-label={t("previewOf", { name })}
      >
        {isOpen && html ? (
          <div lang={language}>
            <RichText html={html} />
          </div>
        ) : null}
        {isOpen && !html ? <Text c="dimmed">{t("previewEmpty")}</Text> : null}
      </Card>
    </>
  );
}
