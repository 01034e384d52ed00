import { Text, Timeline, Title } from "@mantine/core";
import { isRole, roleLabels } from "@retribusi/contract/define/roles";
import type { StoryEntry } from "@retribusi/contract/features/settlement/settlement.record";
import { useTranslation } from "react-i18next";
import { FileLink } from "../../components/file-link.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { useMoment } from "../../lib/use-moment.ts";

const steps = [
  ...(["assign", "note", "apply", "refund", "reinstate", "reopen"] as const),
  ...(["verify", "approve", "reject", "pay", "account"] as const),
];

/** What was done with a case, the latest first: what, by whom, when, why, with which paper. */
export function CaseStory({ entries }: { readonly entries: readonly StoryEntry[] }) {
  const { t } = useTranslation("settlement");
  const label = useLabel();
  const moment = useMoment();
  const name = ({ aksi, kepada }: StoryEntry) => {
    const step = steps.find((one) => one === aksi);
    return step ? t(`steps.${step}`, { name: kepada ?? "" }) : aksi;
  };
  const who = ({ nama, peran }: StoryEntry) =>
    [nama ?? t("systemDid"), nama && peran !== null && isRole(peran) ? label(roleLabels[peran]) : ""]
      .filter(Boolean)
      .join(", ");
  return (
    <section aria-label={t("storyTitle")}>
      <Title order={3} size="h4" mb="sm">
        {t("storyTitle")}
      </Title>
      {entries.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t("storyNone")}
        </Text>
      ) : null}
      <Timeline bulletSize={16} lineWidth={2} active={entries.length}>
        {entries.toReversed().map((entry) => (
          <Timeline.Item key={`${entry.waktu} ${entry.aksi}`} title={name(entry)}>
            {entry.catatan ? <Text size="sm">{entry.catatan}</Text> : null}
            {entry.berkas ? (
              <FileLink address={entry.berkas.path} name={entry.berkas.namaasli} mime={entry.berkas.mime} />
            ) : null}
            <Text size="sm" c="dimmed">
              {moment(entry.waktu)} · {who(entry)}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  );
}
