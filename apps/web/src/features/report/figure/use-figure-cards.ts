import { formatDays } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import type { Figures } from "@retribusi/contract/features/report/report.endpoints";
import { useTranslation } from "react-i18next";
import { useHoldsPage } from "../../../lib/current-user.ts";
import { formatCount } from "../../../lib/figures.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { formatMadeAt } from "../report-value.ts";
import { useChangeWords } from "../use-change-words.ts";
import { useListAddress } from "../use-list-address.ts";
import { type FigureParts, reportPaths } from "./figure-paths.ts";

type Amounts = Figures["hari"];

/** What money received says beside itself: its payments, the new orders, and how the same days of last year were. */
function useNotes() {
  const { t } = useTranslation("report");
  const language = useLanguage();
  const changeWords = useChangeWords();
  return (now: Amounts, before: Amounts | undefined): string[] => {
    const payments = t("figures.payments", { count: now.pembayaran, num: formatCount(now.pembayaran, language) });
    const orders = t("figures.orders", { count: now.pesanan, num: formatCount(now.pesanan, language) });
    const change = changeWords(now.penerimaan, before?.penerimaan ?? null);
    const counts = `${payments} · ${orders}`;
    return change === undefined ? [counts] : [counts, change];
  };
}

/** What every figure's meaning tells: where from, which days, and when read. */
function useFacts() {
  const { t } = useTranslation("report");
  const language = useLanguage();
  return (figures: Figures, source: "ledger" | "days" | "bills", from: string) => [
    { name: t("meaning.source"), value: t(`meaning.from.${source}`) },
    { name: t("figures.period"), value: formatDays(from, figures.hariini, language) },
    { name: t("meaning.zone"), value: t(`meaning.zoneOf.${source === "days" ? "object" : "region"}`) },
    { name: t("meaning.madeAt"), value: formatMadeAt(figures.madeat, language) },
  ];
}

/** Received today, this month and this year. */
function useReceived(): (figures: Figures) => FigureParts[] {
  const { t } = useTranslation("report");
  const notes = useNotes();
  const facts = useFacts();
  const holds = useHoldsPage();
  return (figures) => {
    const day = figures.hariini;
    const parts = [
      { key: "today", from: day, now: figures.hari, before: undefined },
      { key: "month", from: `${day.slice(0, 7)}-01`, now: figures.bulan, before: figures.bulantahunlalu },
      { key: "year", from: `${day.slice(0, 4)}-01-01`, now: figures.tahun, before: figures.tahunlalu },
    ] as const;
    return parts.map(({ key, from, now, before }) => ({
      key,
      name: t(`figures.${key}`),
      value: formatRupiah(now.penerimaan),
      about: t("figures.about.received"),
      facts: facts(figures, "ledger", from),
      to: reportPaths.recap(holds, from, day),
      notes: notes(now, before),
    }));
  };
}

/** Bookings with an open bill, for whoever has no books. */
const unpaid = { statusbooking: String(codeOf("awaitingPayment")) };

/** How full it was, how far the target is reached, and what is still to be paid. */
function useCurrentFigures(): (figures: Figures) => FigureParts[] {
  const { t } = useTranslation("report");
  const language = useLanguage();
  const facts = useFacts();
  const holds = useHoldsPage();
  const listOf = useListAddress();
  return (figures) => {
    const { hariini: day, okupansi, target, piutang } = figures;
    const month = `${day.slice(0, 7)}-01`;
    return [
      {
        key: "occupancy",
        name: t("figures.occupancy"),
        value: okupansi === null ? "–" : `${okupansi}%`,
        about: t("figures.about.occupancy"),
        facts: facts(figures, "days", month),
        to: reportPaths.usage(holds, month, day),
        notes: okupansi === null ? [t("figures.occupancyNone")] : [],
        percent: okupansi ?? undefined,
      },
      {
        key: "target",
        name: t("figures.target"),
        value: target === null ? "–" : `${target.persen}%`,
        about: t("figures.about.target"),
        facts: facts(figures, "ledger", `${day.slice(0, 4)}-01-01`),
        to: reportPaths.realisation(holds),
        notes:
          target === null
            ? [t("figures.targetNone")]
            : [t("figures.targetOf", { got: formatRupiah(target.realisasi), target: formatRupiah(target.target) })],
        percent: target?.persen,
      },
      {
        key: "open",
        name: t("figures.open"),
        value: formatRupiah(piutang.rupiah),
        about: t("figures.about.open"),
        facts: facts(figures, "bills", day),
        to: reportPaths.receivables(holds) ?? listOf(unpaid),
        notes: [
          piutang.jumlah === 0
            ? t("figures.openNone")
            : t("figures.bills", { count: piutang.jumlah, num: formatCount(piutang.jumlah, language) }),
        ],
      },
    ];
  };
}

/** The figures of the home as they are read, each with the way to its report where the person holds it. */
export function useFigureCards(): (figures: Figures) => FigureParts[] {
  const received = useReceived();
  const current = useCurrentFigures();
  return (figures) => [...received(figures), ...current(figures)];
}
