import { Alert, Button, Group, List, Stack, Text, Title } from "@mantine/core";
import type { AnyEntity } from "@retribusi/contract/define/entity";
import type { Comparison } from "@retribusi/contract/features/sync/sync.endpoints";
import { IconCircleCheck } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import { useConfirm } from "../../components/use-confirm.tsx";
import classes from "./comparison-view.module.css";
import { DifferenceList } from "./difference-list.tsx";

interface Props {
  readonly entity: AnyEntity;
  readonly comparison: Comparison;
  readonly isBusy: boolean;
  readonly onApply: (keys: readonly string[]) => void;
}

/** What is only told: rows that the source lacks, and rows of the source that break a rule. */
function Hints({ comparison: { missing, missingTotal, refused } }: Pick<Props, "comparison">) {
  const { t } = useTranslation("sync");
  return (
    <>
      {refused.length > 0 ? (
        <Alert color="red" title={`${t("refused")} (${refused.length})`}>
          <List size="sm">
            {refused.map(({ line, label, problems }) => (
              <List.Item key={line}>
                <b>{t("line", { line })}</b> {label}:{" "}
                {Object.entries(problems)
                  .map((pair) => pair.join(": "))
                  .join("; ")}
              </List.Item>
            ))}
          </List>
        </Alert>
      ) : null}
      {missingTotal > 0 ? (
        <Stack gap="xs" component="section">
          <Title order={2} size="h3">
            {t("missing")} ({missingTotal})
          </Title>
          <Text size="sm">{t("missingText")}</Text>
          <List size="sm">
            {missing.map(({ id, label, place }) => (
              <List.Item key={id}>
                {label}
                {place ? (
                  <Text span size="sm" c="dimmed">
                    {" "}
                    {place}
                  </Text>
                ) : null}
              </List.Item>
            ))}
          </List>
          {missingTotal > missing.length ? (
            <Text size="sm">{t("moreMissing", { count: missingTotal - missing.length })}</Text>
          ) : null}
        </Stack>
      ) : null}
    </>
  );
}

/** Both sides, the ticks, and the button that takes the ticked rows over. */
export function ComparisonView({ entity, comparison, isBusy, onApply }: Props) {
  const { t } = useTranslation("sync");
  const confirm = useConfirm();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { differences, same, origin } = comparison;
  const outcome = useRef<HTMLParagraphElement>(null);
  // The button that asked was disabled meanwhile, so the keyboard goes on from what came of it.
  useEffect(() => outcome.current?.focus({ preventScroll: true }), []);
  const choose = (keys: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const key of keys) isChosen ? after.add(key) : after.delete(key);
      return after;
    });
  const added = differences.filter(({ action }) => action === "add");
  const edited = differences.filter(({ action }) => action === "edit");
  const counts = {
    added: added.filter(({ key }) => chosen.has(key)).length,
    edited: edited.filter(({ key }) => chosen.has(key)).length,
  };
  const ask = async () => {
    const words = {
      title: t("confirmTitle"),
      text: t("confirmText", counts),
      confirm: t("apply", { count: chosen.size }),
    };
    if (await confirm(words)) onApply([...chosen]);
  };
  const shared = { entity, chosen, onChoose: choose };
  return (
    <Stack gap="lg">
      <Text ref={outcome} tabIndex={-1} size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
        {t("from", { origin })} · {t("same", { count: same })}
      </Text>
      {differences.length === 0 ? (
        <EmptyState title={t("nothing")} description={t("nothingText")} icon={<IconCircleCheck aria-hidden />} />
      ) : null}
      <DifferenceList title={t("changed")} rows={edited} {...shared} />
      <DifferenceList title={t("added")} rows={added} {...shared} />
      <Hints comparison={comparison} />
      {differences.length > 0 ? (
        <Group justify="flex-end" className={classes["bar"] ?? ""}>
          <Button disabled={chosen.size === 0} loading={isBusy} onClick={() => void ask()}>
            {chosen.size === 0 ? t("none") : t("apply", { count: chosen.size })}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}
