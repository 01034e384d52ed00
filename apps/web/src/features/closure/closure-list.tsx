import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type ClosureRecord, liftClosure } from "@retribusi/contract/features/closure/closure.endpoints";
import { IconCalendarCheck } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import list from "../../components/list.module.css";
import { QueryState } from "../../components/query-state.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { StatusBadge } from "../../components/status-badge.tsx";
import { useConfirm } from "../../components/use-confirm.tsx";
import { useNotifyConflict } from "../../components/use-notify-conflict.ts";
import { callEndpoint } from "../../lib/api.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import { readClosuresAnew, useClosures } from "./closure-query.ts";
import { useClosureWords } from "./use-closure-words.ts";

function LiftButton({ closure }: { readonly closure: ClosureRecord }) {
  const { t } = useTranslation("closure");
  const words = useClosureWords();
  const confirm = useConfirm();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const notifyConflict = useNotifyConflict();
  const { id, versi } = closure;
  const name = words.object(closure.objek);
  const lifting = useMutation({
    mutationFn: () => callEndpoint(liftClosure, { params: { id }, body: { versi } }),
    onSuccess: () => notifications.show({ color: "green", message: t("lifted", { name }) }),
    onError: (error) => {
      if (!notifyConflict(error, t("liftedBefore"))) notifyError(error);
    },
    onSettled: () => readClosuresAnew(client),
  });
  const lift = async () => {
    const asked = { title: t("liftTitle", { name }), text: t("liftText"), confirm: t("lift") };
    if (await confirm(asked)) lifting.mutate();
  };
  return (
    <Button variant="default" loading={lifting.isPending} onClick={() => void lift()}>
      {t("lift")}
    </Button>
  );
}

function Closure({ closure }: { readonly closure: ClosureRecord }) {
  const { t } = useTranslation("closure");
  const words = useClosureWords();
  const { waktu, objek, jumlahunit, unit, alasan, umum, oleh, tgldibuka, dibukaoleh, berakhir, tersentuh } = closure;
  const isOpen = berakhir !== null;
  const fates = (["pindah", "batal", "tetap"] as const)
    .filter((fate) => tersentuh[fate] > 0)
    .map((fate) => t(`fates.${fate}`, { count: tersentuh[fate] }));
  return (
    <li>
      <SectionCard
        title={words.object(objek)}
        lead={words.time(waktu)}
        actions={isOpen ? <LiftButton closure={closure} /> : null}
      >
        <Group gap="sm">
          <StatusBadge
            tone={isOpen ? "waiting" : "quiet"}
            label={isOpen ? t("state.open") : tgldibuka ? t("state.lifted") : t("state.over")}
          />
          <Text>{unit.length > 0 ? unit.join(", ") : words.units(jumlahunit, objek)}</Text>
        </Group>
        <Text>
          {alasan}
          {umum ? null : <Text component="span" c="dimmed" inherit>{` (${t("notPublic")})`}</Text>}
        </Text>
        <Text size="sm" c="dimmed">
          {[oleh && t("by", { name: oleh }), dibukaoleh && t("liftedBy", { name: dibukaoleh }), ...fates]
            .filter(Boolean)
            .join(" · ")}
        </Text>
      </SectionCard>
    </li>
  );
}

/** Closures of one object or of all, those that reach furthest first. */
export function ClosureList({ objectid }: { readonly objectid: number | undefined }) {
  const { t } = useTranslation("closure");
  const query = useClosures(objectid);
  const records = query.data?.records ?? [];
  return (
    <Stack component="section" gap="sm" aria-labelledby="closures">
      <Title order={2} size="h3" id="closures">
        {t("closures")}
      </Title>
      <QueryState query={query} />
      {query.data && records.length === 0 ? (
        <EmptyState
          icon={<IconCalendarCheck size={32} stroke={1.5} aria-hidden />}
          title={t("none")}
          description={t("noneText")}
        />
      ) : null}
      <Stack component="ul" gap="md" className={list.plain}>
        {records.map((closure) => (
          <Closure key={closure.id} closure={closure} />
        ))}
      </Stack>
      {query.data?.hasMore ? <Text size="sm">{t("firstOnes", { count: records.length })}</Text> : null}
    </Stack>
  );
}
