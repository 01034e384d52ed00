import { Anchor, Button, Card, Container, Group, Stack, Text } from "@mantine/core";
import { formatInstant } from "@retribusi/contract/define/dates";
import { roleLabels } from "@retribusi/contract/define/roles";
import { type Look, listLooks } from "@retribusi/contract/features/privacy/privacy.endpoints";
import { IconEye } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { UsualZone } from "../../lib/organisation.ts";
import { paths } from "../../lib/paths.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";

function Why({ look: { jenis, bookingid, jenisbooking } }: { readonly look: Look }) {
  const { t } = useTranslation("privacy");
  if (bookingid === null || jenisbooking === null) return t(jenis === "pencarian" ? "why.counter" : "why.account");
  return (
    <Anchor component={Link} to={paths.booking(jenisbooking, bookingid)} size="sm">
      {t("why.booking", { id: bookingid })}
    </Anchor>
  );
}

function Row({ look }: { readonly look: Look }) {
  const { t } = useTranslation("privacy");
  const label = useLabel();
  const language = useLanguage();
  const zone = use(UsualZone);
  const at = (time: string) => formatInstant(new Date(time), zone, language);
  const office = [look.kantor, look.peran && label(roleLabels[look.peran])].filter(Boolean).join(" · ");
  return (
    <Card component="li" padding="md">
      <Text fw={600}>{t(`look.${look.jenis}`)}</Text>
      <Text size="sm">{office || t("unknownOffice")}</Text>
      <Text size="sm">
        <Why look={look} />
      </Text>
      <Text size="sm" c="dimmed">
        {at(look.pertama)}
        {look.jumlah > 1 ? `, ${t("times", { number: look.jumlah, time: at(look.terakhir) })}` : ""}
      </Text>
    </Card>
  );
}

/** Who of the staff was shown one's own identity number or papers: office, role, day, and what for. */
export function LooksPage() {
  const { t } = useTranslation("privacy");
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ["looks", page],
    queryFn: ({ signal }) => callEndpoint(listLooks, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
  const { records = [], hasMore = false } = query.data ?? {};
  return (
    <Container size="md" px={0} ml={0}>
      <PageHeader title={t("looksTitle")} lead={t("looksLead")} />
      <QueryState query={query} />
      {query.data && records.length === 0 ? (
        <EmptyState
          icon={<IconEye size={32} stroke={1.5} aria-hidden />}
          title={t("looksEmpty")}
          description={t("looksEmptyText")}
        />
      ) : null}
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: "none" }} aria-label={t("looksTitle")}>
        {records.map((look) => (
          <Row key={`${look.jenis} ${look.bookingid} ${look.kantor} ${look.terakhir}`} look={look} />
        ))}
      </Stack>
      {page > 1 || hasMore ? (
        <Group justify="space-between" mt="md">
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t("newer")}
          </Button>
          <Button variant="default" disabled={!hasMore} onClick={() => setPage(page + 1)}>
            {t("older")}
          </Button>
        </Group>
      ) : null}
    </Container>
  );
}
