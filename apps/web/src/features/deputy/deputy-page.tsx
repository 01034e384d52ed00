import { Button, Select, Stack, Text } from "@mantine/core";
import { formatDate } from "@retribusi/contract/define/dates";
import type { DeputyBoard } from "@retribusi/contract/features/deputy/deputy.endpoints";
import { IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import list from "../../components/list.module.css";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { DeputyForm } from "./deputy-form.tsx";
import { DeputyList } from "./deputy-list.tsx";
import { useDeputies } from "./deputy-query.ts";

/** The group in the address, for whoever looks after several. */
function useChosenGroup() {
  const [search, changeSearch] = useAddressQuery();
  return {
    chosen: Number(search.get("pengelolaid")) || undefined,
    choose: (group: string | null): void =>
      changeSearch(() => new URLSearchParams(group === null ? {} : { pengelolaid: group })),
  };
}

/** Who does whose work today. */
function Today({ board: { sekarang, pengelolaid } }: { readonly board: DeputyBoard }) {
  const { t } = useTranslation("deputy");
  const language = useLanguage();
  return (
    <SectionCard title={t("today")}>
      {sekarang.length === 0 ? <Text c="dimmed">{t("nobodyAway")}</Text> : null}
      <Stack component="ul" gap="xs" className={list.plain}>
        {sekarang.map(({ digantikan, pengganti, sampai, pengelolaname }) => (
          <li key={`${pengelolaname}/${digantikan}`}>
            <Text>
              {t("standsIn", { deputy: pengganti, name: digantikan, day: formatDate(sampai, language) })}
              {pengelolaid === null ? <Text component="span" c="dimmed" inherit>{` · ${pengelolaname}`}</Text> : null}
            </Text>
          </li>
        ))}
      </Stack>
    </SectionCard>
  );
}

/** The way to name somebody: a button until it is pressed. */
function NameDeputy({ board }: { readonly board: DeputyBoard }) {
  const { t } = useTranslation("deputy");
  const [isNaming, setNaming] = useState(false);
  const { pengelolaid } = board;
  if (pengelolaid === null) return <Text c="dimmed">{t("chooseGroup")}</Text>;
  if (isNaming) return <DeputyForm board={board} group={pengelolaid} onDone={() => setNaming(false)} />;
  return (
    <div>
      <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setNaming(true)}>
        {t("name")}
      </Button>
    </div>
  );
}

/** Who stands in for whom in a manager group, today, later and before. */
export function DeputyPage() {
  const { t } = useTranslation("deputy");
  const { chosen, choose } = useChosenGroup();
  const query = useDeputies(chosen);
  const board = query.data;
  return (
    <Stack gap="lg" maw="64rem">
      <PageHeader title={t("title")} lead={t("lead")} />
      <QueryState query={query} />
      {board && board.kelompok.length > 1 ? (
        <Select
          label={t("group")}
          placeholder={t("allGroups")}
          data={board.kelompok.map((one) => ({ value: String(one.pengelolaid), label: one.pengelolaname }))}
          value={chosen === undefined ? null : String(chosen)}
          onChange={choose}
          searchable
          clearable
          maw="28rem"
        />
      ) : null}
      {board ? (
        <>
          <Today board={board} />
          <NameDeputy key={board.pengelolaid} board={board} />
          <DeputyList board={board} />
        </>
      ) : null}
    </Stack>
  );
}
