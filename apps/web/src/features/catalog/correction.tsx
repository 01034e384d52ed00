import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface Props {
  /** What was written and occurs nowhere, and what was looked for instead. */
  readonly words: readonly { readonly ditulis: string; readonly dicari: string }[];
}

/** A search for mistyped words says what it shows instead. */
export function Correction({ words }: Props) {
  const { t } = useTranslation("catalog");
  return (
    <Text component="p" size="sm" mb="sm">
      {words.map(({ ditulis, dicari }) => t("correction", { written: ditulis, meant: dicari })).join(" ")}
    </Text>
  );
}
