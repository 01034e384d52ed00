import { Box, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { RichText } from "../../components/rich-text.tsx";
import { useLanguage } from "../../lib/use-label.ts";
import type { ShownText } from "./use-help-texts.ts";

/** A text in its own language, and a word where that isn't the reader's. */
export function HelpAnswer({ text: { html, language } }: { readonly text: ShownText }) {
  const { t } = useTranslation("help");
  const isOther = language !== useLanguage();
  return (
    <>
      {isOther ? (
        <Text size="sm" c="dimmed" mb="xs">
          {t("onlyIndonesian")}
        </Text>
      ) : null}
      <Box lang={language}>
        <RichText html={html} />
      </Box>
    </>
  );
}
