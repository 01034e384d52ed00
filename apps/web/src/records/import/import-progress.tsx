import { Progress as Bar, Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatCount, wholePercent } from "../../lib/figures.ts";
import { useLanguage } from "../../lib/use-label.ts";
import type { Progress } from "./import-file.ts";

interface Props {
  readonly name: string;
  readonly progress: Progress;
  readonly onStop: () => void;
}

const percentOf = (progress: Progress): number => {
  if (progress.step === "send") return wholePercent(progress.share);
  return progress.of ? wholePercent(progress.rows / progress.of) : 100;
};

/** How far the file is. What can't be foreseen moves without a figure. */
export function ImportProgress({ name, progress, onStop }: Props) {
  const { t } = useTranslation("importing");
  const language = useLanguage();
  const isOpen = progress.step === "check";
  const words =
    progress.step === "send"
      ? t("sending", { percent: wholePercent(progress.share) })
      : t(progress.step === "check" ? "checking" : "writing", { rows: formatCount(progress.rows, language) });
  return (
    <Stack gap="sm">
      <Text fw={600}>{name}</Text>
      <Bar.Root size="lg">
        <Bar.Section value={percentOf(progress)} striped={isOpen} animated={isOpen} aria-label={words} />
      </Bar.Root>
      <Group justify="space-between">
        <Text size="sm" role="status">
          {words}
        </Text>
        <Button variant="default" onClick={onStop}>
          {t("stop")}
        </Button>
      </Group>
    </Stack>
  );
}
