import { useOs } from "@mantine/hooks";
import { useTranslation } from "react-i18next";

/** Each key of a declaration as it is printed on the keyboard: one or more at once for each that does it. */
export function useCaps(): (key: string) => readonly (readonly string[])[] {
  const { t } = useTranslation("keys");
  const command = useOs() === "macos" ? "⌘" : "Ctrl";
  const names: Readonly<Record<string, string>> = { ...t("names", { returnObjects: true }), mod: command };
  return (key) => key.split(" ").map((one) => one.split("+").map((part) => names[part] ?? part));
}
