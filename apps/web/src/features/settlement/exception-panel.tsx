import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { ExceptionCase } from "@retribusi/contract/features/settlement/exception.endpoints";
import { refundsPage } from "@retribusi/contract/features/settlement/settlement.pages";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type Definition, DefinitionList } from "../../components/definition-list.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { StatusBadge } from "../../components/status-badge.tsx";
import { useHoldsPage } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { useMoment } from "../../lib/use-moment.ts";
import { BookingLink } from "./booking-link.tsx";
import { CaseAge } from "./case-age.tsx";
import { useException } from "./case-query.ts";
import { CaseStory } from "./case-story.tsx";
import { ExceptionSteps } from "./exception-steps.tsx";

/** How it ended, with where to look further. */
function useEnd(): (money: ExceptionCase) => Definition[] {
  const { t } = useTranslation("settlement");
  const moment = useMoment();
  const holds = useHoldsPage();
  return ({ penyelesaian, tglselesai, nomorkuitansi, dibayaruntuk, pengembalianid }) => {
    if (penyelesaian === null) return [];
    const when = tglselesai ? `, ${moment(tglselesai)}` : "";
    const refund = pengembalianid === null ? null : t("refundLink", { id: pengembalianid });
    const link = refund ? (
      <Anchor component={Link} to={`${paths.page(refundsPage)}?berkas=${pengembalianid}`} inherit>
        {refund}
      </Anchor>
    ) : null;
    return [
      { label: t("facts.end"), value: `${t(`ends.${penyelesaian}`)}${when}` },
      ...(nomorkuitansi ? [{ label: t("facts.receipt"), value: nomorkuitansi }] : []),
      ...(dibayaruntuk
        ? [
            {
              label: t("facts.paidFor"),
              value: (
                <Anchor component={Link} to={paths.booking(dibayaruntuk.jenisbooking, dibayaruntuk.id)} inherit>
                  {t("refundLink", { id: dibayaruntuk.id })}
                </Anchor>
              ),
            },
          ]
        : []),
      ...(refund ? [{ label: t("facts.refund"), value: holds(refundsPage) ? link : refund }] : []),
    ];
  };
}

function useFacts(): (money: ExceptionCase) => Definition[] {
  const { t } = useTranslation("settlement");
  const moment = useMoment();
  const endOf = useEnd();
  return (money) => [
    ...endOf(money),
    { label: t("facts.why"), value: money.keterangan },
    { label: t("facts.booking"), value: money.booking ? <BookingLink booking={money.booking} /> : null },
    { label: t("facts.told"), value: money.idbilling },
    { label: t("facts.arrived"), value: moment(money.tgltransaksi) },
    { label: t("facts.known"), value: moment(money.tglterima) },
    { label: t("facts.reference"), value: `${money.referensi} (${money.bankid})` },
    { label: t("facts.owner"), value: money.penanggungjawab?.nama ?? t("unowned") },
  ];
}

/** A booking that ended unpaid may be brought back by its late money. */
const canComeBack = ({ booking }: ExceptionCase): boolean =>
  booking !== null && ["cancelled", "expired"].includes(stateOf(booking.statusbooking));

/** Money that fits no bill: what arrived, what can be done with it, and what was done. */
export function ExceptionPanel({ id }: { readonly id: number }) {
  const { t } = useTranslation("settlement");
  const query = useException(id);
  const facts = useFacts();
  if (!query.data) return <QueryState query={query} lines={8} />;
  const money = query.data;
  const isOpen = money.penyelesaian === null;
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h3">
          {formatRupiah(money.jumlah)}
        </Title>
        <Group gap="xs">
          <StatusBadge tone={isOpen ? "waiting" : "done"} label={t(`kinds.${money.jenis}`)} />
          {isOpen ? <CaseAge since={money.tglterima} /> : null}
        </Group>
      </Group>
      <ExceptionSteps key={`${money.id}.${money.versi}`} money={money} />
      {isOpen && canComeBack(money) ? (
        <Text size="sm" c="dimmed">
          {t("reinstateHint")}
        </Text>
      ) : null}
      <DefinitionList items={facts(money)} />
      <CaseStory entries={money.riwayat} />
    </Stack>
  );
}
