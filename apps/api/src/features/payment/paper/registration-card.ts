import { usePapers } from "@retribusi/contract/features/booking/booking.papers";
import type { Content, TableCell } from "pdfmake";
import { maskIdentity } from "../../../lib/mask-identity.ts";
import { ink } from "../../../render/pdf.layouts.ts";
import { both, breakable, dots, rulesSection, signatures, signHere } from "./blank.ts";
import { tickBox } from "./cell.ts";
import { heading } from "./letterhead.ts";
import type { PaperFacts } from "./paper.query.ts";
import { instantOf, objectNameOf, sectionTitle } from "./section.ts";

type Field = readonly [name: string, english: string, value: string | null];

const width = 30;
/** Letters that have room in a line of a value: a longer word, as an address of mail, would push the column off the sheet. */
const widestWord = 24;

/** Names in both languages with their values; what isn't known is written by hand. */
const fields = (rows: readonly Field[]): Content => ({
  layout: "facts",
  table: {
    widths: [92, "*"],
    body: rows.map(([name, english, value]): TableCell[] => [
      both(name, english),
      value ? { text: breakable(value, widestWord), bold: true } : { text: dots(width * 2), color: ink.quiet },
    ]),
  },
});

/** The names of the rooms that were handed over, or a blank for each of those that will be. */
function rooms({ booking_unit: lines, jumlahunit }: PaperFacts): string {
  const named = lines.flatMap(({ unit_object: unit }) => (unit ? [unit.nomor] : []));
  const blank = Array.from({ length: Math.max(0, jumlahunit - named.length) }, () => dots(36));
  return [...named, ...blank].join(", ");
}

/** Whoever ordered is the guest. */
const isOrderer = ({ namapemesan, namapengguna }: PaperFacts): boolean => (namapengguna ?? namapemesan) === namapemesan;

const guest = (facts: PaperFacts): Content[] => [
  sectionTitle("Tamu · Guest"),
  fields([
    ["Nama", "Name", facts.namapengguna ?? facts.namapemesan],
    ...(isOrderer(facts) ? [] : [["Dipesan oleh", "Booked by", facts.namapemesan] as const]),
    ["NIK / paspor", "Identity number", facts.noidentitas && maskIdentity(facts.noidentitas)],
    ["Alamat", "Address", facts.alamatpemesan],
    ["Telepon", "Phone", facts.notelp],
    ["Surel", "E-mail", facts.emailpemesan],
    ["Keperluan", "Purpose", facts.keperluan],
  ]),
];

const stay = (facts: PaperFacts): Content[] => {
  const { mst_objectretribusi: object, jumlahunit, lamapemakaian } = facts;
  return [
    sectionTitle("Menginap · Stay"),
    fields([
      ["Tempat", "Place", objectNameOf(facts)],
      ["Masuk", "Arrival", instantOf(facts, facts.tglmulaipemakaian)],
      ["Keluar", "Departure", instantOf(facts, facts.tglakhirpemakaian)],
      ["Lama", "Nights", `${lamapemakaian} malam`],
      ["Jumlah", "Quantity", `${jumlahunit} ${object.satuanobject}`],
      ["Nomor", "Room number", rooms(facts)],
      ["Jumlah tamu", "Number of guests", `${dots(12)} dewasa · adults\n${dots(12)} anak · children`],
    ]),
  ];
};

/** The number on the paper is masked, so the desk compares the card in its hand and ticks that it did. */
const compared: Content = {
  columnGap: 6,
  margin: [0, 0, 0, 11],
  columns: [
    { stack: [tickBox(false)], width: 12 },
    {
      width: "*",
      text: [
        "Kartu identitas asli telah dicocokkan. ",
        { text: "The identity document was compared.", italics: true, color: ink.quiet },
      ],
    },
  ],
};

/** What a guest fills in and signs on arrival; it stays at the desk. */
export function registrationCard(facts: PaperFacts): Content[] {
  const { title } = usePapers.penginapan;
  const [receipt] = facts.pembayaran.toReversed();
  return [
    heading(title.id, title.en, [
      `Nomor pesanan: ${facts.id}`,
      ...(receipt ? [`Tanda bukti pembayaran: ${receipt.nomorkuitansi}`] : []),
    ]),
    {
      columns: [
        { stack: guest(facts), width: "*" },
        { stack: stay(facts), width: "*" },
      ],
      columnGap: 22,
      margin: [0, 0, 0, 8],
    },
    compared,
    ...rulesSection(facts.mst_objectretribusi, "Tata tertib · House rules", { isForGuests: true }),
    {
      margin: [0, 0, 0, 8],
      text: [
        "Saya menerima kamar tersebut dan mematuhi tata tertib. ",
        { text: "I take the room over and keep to the house rules.", italics: true, color: ink.quiet },
      ],
    },
    signatures([
      signHere("Petugas · Officer", null, `Tanggal · Date ${dots(30)}`),
      signHere("Tamu · Guest", facts.namapengguna ?? facts.namapemesan, `Tanggal · Date ${dots(30)}`),
    ]),
  ];
}
