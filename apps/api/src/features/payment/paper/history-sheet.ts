import { isRole, roleLabels } from "@retribusi/contract/define/roles";
import { bookingMachine } from "@retribusi/contract/features/booking/booking.machine";
import { bookingStates, findState } from "@retribusi/contract/features/booking/booking.states";
import { paperOf } from "@retribusi/contract/features/payment/receipt.rules";
import type { Content, TableCell } from "pdfmake";
import { historyFor, picturesOf } from "../../booking/history.ts";
import { head, official } from "./cell.ts";
import { heading } from "./letterhead.ts";
import type { PaperFacts } from "./paper.query.ts";
import { instantOf, objectSection, payerSection, sectionTitle, sideBySide } from "./section.ts";

type Entry = PaperFacts["booking_riwayat"][number];

const labels: ReadonlyMap<string, string> = new Map(
  Object.entries(bookingMachine).map(([action, { label }]) => [action, label.id]),
);
const stateName = (code: number): string => {
  const state = findState(code);
  return state ? bookingStates[state].label.id : String(code);
};
/** Staff appear by their role, not by name. */
const roleName = (role: string): string => (isRole(role) ? roleLabels[role].id : "Sistem");

/** Less than none: they were taken back. */
const pictureWords = (count: number): string =>
  count === 0 ? "" : `${Math.abs(count)} foto ${count > 0 ? "direkam" : "ditarik kembali"}`;

const row = (facts: PaperFacts, entry: Entry): TableCell[] => [
  { text: instantOf(facts, entry.waktu) },
  { text: labels.get(entry.aksi) ?? entry.aksi },
  { text: roleName(entry.peran) },
  { text: stateName(entry.kestatus) },
  { text: [entry.alasan, pictureWords(picturesOf(entry))].filter(Boolean).join(" – ") },
];

const steps = (facts: PaperFacts): Content[] => [
  sectionTitle("Riwayat"),
  {
    layout: "ledger",
    fontSize: 8.5,
    margin: [0, 0, 0, 14],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [112, 84, 62, 92, "*"],
      body: [
        ["Waktu", "Langkah", "Oleh", "Status", "Keterangan"].map((title) => head(title)),
        ...historyFor(facts.booking_riwayat, false).map((entry) => row(facts, entry)),
      ],
    },
  },
];

const refundStates = {
  diajukan: "diajukan",
  diverifikasi: "diverifikasi",
  disetujui: "disetujui",
  ditolak: "ditolak",
  dibayar: "sudah dibayarkan",
} as const;

/** Money that came in and went back, so that a cancelled booking's paper doesn't hide a payment. */
function money(facts: PaperFacts): Content[] {
  const paid = facts.pembayaran.map(
    (payment) =>
      `Pembayaran ${official(payment.jumlah)}, ${instantOf(facts, payment.tgltransaksi)}, ` +
      `tanda bukti nomor ${payment.nomorkuitansi}`,
  );
  const returned = facts.pengembalian.map(
    (refund) => `Pengembalian ${official(refund.jumlah)}: ${refundStates[refund.statuspengembalian]}`,
  );
  if (paid.length + returned.length === 0) return [];
  return [sectionTitle("Uang"), { ul: [...paid, ...returned] }];
}

/** What happened to a booking that came to nothing; it proves no right to use the object. */
export function historySheet(facts: PaperFacts): Content[] {
  const { title } = paperOf(facts.state, Number(facts.totalbiaya));
  return [
    heading(title.id, title.en, [
      `Nomor pesanan: ${facts.id}`,
      `${bookingStates[facts.state].label.id} pada ${instantOf(facts, facts.tglstatus)}`,
    ]),
    sideBySide(payerSection(facts, "Pemesan"), objectSection(facts)),
    ...steps(facts),
    ...money(facts),
  ];
}
