import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { formatDays } from "@retribusi/contract/define/dates";
import type { Tone } from "@retribusi/contract/define/field";
import { type DeputyBoard, endStandIn, type StandInRecord } from "@retribusi/contract/features/deputy/deputy.endpoints";
import { IconUsers } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import list from "../../components/list.module.css";
import { SectionCard } from "../../components/section-card.tsx";
import { StatusBadge } from "../../components/status-badge.tsx";
import { useConfirm } from "../../components/use-confirm.tsx";
import { useNotifyConflict } from "../../components/use-notify-conflict.ts";
import { callEndpoint } from "../../lib/api.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import { deputiesKey } from "./deputy-query.ts";
import { tellDone } from "./tell-done.ts";

const tones: Readonly<Record<StandInRecord["keadaan"], Tone>> = {
  mendatang: "open",
  berjalan: "active",
  selesai: "quiet",
};

function EndButton({ record }: { readonly record: StandInRecord }) {
  const { t } = useTranslation("deputy");
  const confirm = useConfirm();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const notifyConflict = useNotifyConflict();
  const { id, versi, keadaan, digantikan: name, pengganti: deputy } = record;
  const hasBegun = keadaan === "berjalan";
  const ending = useMutation({
    mutationFn: () => callEndpoint(endStandIn, { params: { id }, body: { versi } }),
    onSuccess: () => tellDone(t("ended", { name, deputy })),
    onError: (error) => notifyConflict(error, t("endedBefore")) || notifyError(error),
    onSettled: () => client.invalidateQueries({ queryKey: deputiesKey }),
  });
  const label = t(hasBegun ? "end" : "takeBack");
  const end = async () => {
    const text = t(hasBegun ? "endText" : "takeBackText", { name });
    if (await confirm({ title: t("endTitle", { name, deputy }), text, confirm: label })) ending.mutate();
  };
  return (
    <Button
      variant="default"
      aria-label={`${label}: ${t("pair", { name, deputy })}`}
      loading={ending.isPending}
      onClick={() => void end()}
    >
      {label}
    </Button>
  );
}

function Entry({ record, showsGroup }: { readonly record: StandInRecord; readonly showsGroup: boolean }) {
  const { t } = useTranslation("deputy");
  const language = useLanguage();
  const { digantikan, pengganti, mulai, sampai, catatan, oleh, keadaan, pengelolaname } = record;
  return (
    <li>
      <SectionCard
        title={t("pair", { name: digantikan, deputy: pengganti })}
        lead={formatDays(mulai, sampai, language)}
        actions={keadaan === "selesai" ? null : <EndButton record={record} />}
      >
        <Group gap="sm">
          <StatusBadge tone={tones[keadaan]} label={t(`state.${keadaan}`)} />
          <Text size="sm" c="dimmed">
            {[showsGroup && pengelolaname, oleh && t("by", { name: oleh })].filter(Boolean).join(" · ")}
          </Text>
        </Group>
        {catatan ? <Text>{catatan}</Text> : null}
      </SectionCard>
    </li>
  );
}

/** Everybody who stands in, will or did, those of the latest days first. */
export function DeputyList({ board }: { readonly board: DeputyBoard }) {
  const { t } = useTranslation("deputy");
  const { records, hasMore, pengelolaid } = board;
  return (
    <Stack component="section" gap="sm" aria-labelledby="deputies">
      <Title order={2} size="h3" id="deputies">
        {t("deputies")}
      </Title>
      {records.length === 0 ? (
        <EmptyState
          icon={<IconUsers size={32} stroke={1.5} aria-hidden />}
          title={t("none")}
          description={t("noneText")}
        />
      ) : null}
      <Stack component="ul" gap="md" className={list.plain}>
        {records.map((record) => (
          <Entry key={record.id} record={record} showsGroup={pengelolaid === null} />
        ))}
      </Stack>
      {hasMore ? <Text size="sm">{t("firstOnes", { count: records.length })}</Text> : null}
    </Stack>
  );
}
