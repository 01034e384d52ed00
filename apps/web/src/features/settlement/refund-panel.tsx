import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { formatDays } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { isOpenRefund } from "@retribusi/contract/features/billing/refund.rules";
import type { RefundCase } from "@retribusi/contract/features/settlement/refund.endpoints";
import { exceptionsPage } from "@retribusi/contract/features/settlement/settlement.pages";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type Definition, DefinitionList } from "../../components/definition-list.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { StatusBadge } from "../../components/status-badge.tsx";
import { useHoldsPage } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { useMoment } from "../../lib/use-moment.ts";
import { BookingLink } from "./booking-link.tsx";
import { CaseAge } from "./case-age.tsx";
import { useRefund } from "./case-query.ts";
import { CaseStory } from "./case-story.tsx";
import { FullAccount } from "./full-account.tsx";
import { RefundSteps } from "./refund-steps.tsx";
import { stateTones } from "./refund-tone.ts";

function Account({ refund }: { readonly refund: RefundCase }) {
  const { t } = useTranslation("settlement");
  const moment = useMoment();
  const { rekening } = refund;
  if (!rekening) return <Text inherit>{t("facts.noAccount")}</Text>;
  return (
    <Stack gap={4}>
      <Text inherit>{`${rekening.namabank} ${rekening.norekening}, ${rekening.namarekening}`}</Text>
      <Text size="xs" c="dimmed">
        {t("facts.accountBy", { name: rekening.oleh, time: moment(rekening.waktu) })}
      </Text>
      {refund.lihatrekening ? <FullAccount id={refund.id} /> : null}
    </Stack>
  );
}

function useSource(): (refund: RefundCase) => Definition {
  const { t } = useTranslation("settlement");
  const holds = useHoldsPage();
  return ({ asal, pengecualianid }) => {
    const label = t("facts.source");
    if (pengecualianid === null) return { label, value: t(`sources.${asal}`) };
    const words = t("exceptionLink", { id: pengecualianid });
    const to = `${paths.page(exceptionsPage)}?berkas=${pengecualianid}`;
    return {
      label,
      value: holds(exceptionsPage) ? (
        <Anchor component={Link} to={to} inherit>
          {words}
        </Anchor>
      ) : (
        words
      ),
    };
  };
}

function useFacts(): (refund: RefundCase) => Definition[] {
  const { t } = useTranslation("settlement");
  const moment = useMoment();
  const language = useLanguage();
  const sourceOf = useSource();
  return (refund) => {
    const { diterima, tglbayar, booking, pengusul, penanggungjawab } = refund;
    const received = diterima
      ? `${formatRupiah(diterima.jumlah)}, ${diterima.nomor}, ${moment(diterima.tgltransaksi)}`
      : null;
    return [
      ...(tglbayar
        ? [
            { label: t("facts.paid"), value: formatDays(tglbayar, tglbayar, language) },
            { label: t("facts.payment"), value: refund.referensibayar },
          ]
        : []),
      { label: t("facts.account"), value: <Account refund={refund} /> },
      { label: t("facts.reason"), value: refund.alasan },
      { label: t("facts.booking"), value: booking ? <BookingLink booking={booking} /> : null },
      sourceOf(refund),
      { label: t("facts.received"), value: received },
      { label: t("facts.proposer"), value: pengusul ?? t("facts.system") },
      ...(penanggungjawab ? [{ label: t("facts.owner"), value: penanggungjawab.nama }] : []),
    ];
  };
}

/** A refund case: whose turn it is, what can be done, what is known, and what was done. */
export function RefundPanel({ id }: { readonly id: number }) {
  const { t } = useTranslation("settlement");
  const query = useRefund(id);
  const facts = useFacts();
  if (!query.data) return <QueryState query={query} lines={8} />;
  const refund = query.data;
  const { statuspengembalian: state, giliran } = refund;
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h3">
          {formatRupiah(refund.jumlah)}
        </Title>
        <Group gap="xs">
          <StatusBadge tone={stateTones[state]} label={t(`states.${state}`)} />
          {isOpenRefund(state) ? <CaseAge since={refund.date_created} /> : null}
        </Group>
      </Group>
      {giliran ? <Text size="sm">{t("waits", { office: t(`offices.${giliran}`) })}</Text> : null}
      <RefundSteps key={`${refund.id}.${refund.versi}`} refund={refund} />
      <DefinitionList items={facts(refund)} />
      <CaseStory entries={refund.riwayat} />
    </Stack>
  );
}
