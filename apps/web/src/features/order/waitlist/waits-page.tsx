import { Button, Stack, Title } from "@mantine/core";
import { IconHourglass } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../../components/empty-state.tsx";
import list from "../../../components/list.module.css";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { useWaits, type Wait } from "../../booking/waitlist/waits-query.ts";
import { cataloguePath } from "../../catalog/catalogue-place.ts";
import { WaitCard } from "./wait-card.tsx";

const groups = {
  offered: ["ditawari"],
  waiting: ["menunggu"],
  ended: ["diterima", "lewat", "lepas", "berakhir"],
} as const satisfies Record<string, readonly Wait["keadaan"][]>;

const names = ["offered", "waiting", "ended"] as const;

interface GroupProps {
  readonly name: (typeof names)[number];
  readonly waits: readonly Wait[];
  readonly onOver: () => void;
}

function WaitGroup({ name, waits, onOver }: GroupProps) {
  const { t } = useTranslation("waitlist");
  const id = useId();
  const own = waits.filter(({ keadaan }) => groups[name].some((state) => state === keadaan));
  if (own.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mb="sm">
        {t(`list.${name}`)}
      </Title>
      <Stack component="ul" gap="sm" className={list.plain ?? ""}>
        {own.map((wait) => (
          <WaitCard key={wait.id} wait={wait} onOver={onOver} />
        ))}
      </Stack>
    </section>
  );
}

function Nothing() {
  const { t } = useTranslation("waitlist");
  return (
    <EmptyState
      icon={<IconHourglass size={32} stroke={1.5} aria-hidden />}
      title={t("list.none")}
      description={t("list.noneText")}
    >
      <Button component={Link} to={cataloguePath("customer", {})}>
        {t("list.find")}
      </Button>
    </EmptyState>
  );
}

/** That somebody before has gone is told to nobody else. Milliseconds. */
const often = 10_000;

/** What a customer waits for: offers first, then their places, then what ended lately. */
export function WaitsPage() {
  const { t } = useTranslation("waitlist");
  const query = useWaits(often);
  const waits = query.data?.records;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      {waits ? null : <QueryState query={query} />}
      {waits?.length === 0 ? <Nothing /> : null}
      <Stack gap="xl">
        {names.map((name) => (
          <WaitGroup key={name} name={name} waits={waits ?? []} onOver={() => void query.refetch()} />
        ))}
      </Stack>
    </>
  );
}
