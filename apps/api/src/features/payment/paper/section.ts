import { formatDeadline, formatInstant } from "@retribusi/contract/define/dates";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import type { Content } from "pdfmake";
import { maskIdentity } from "../../../lib/mask-identity.ts";
import { ink } from "../../../render/pdf.layouts.ts";
import type { PaperFacts } from "./paper.query.ts";

export type Pair = readonly [name: string, value: string | null | undefined];

/** A small heading in the colour of the house. */
export const sectionTitle = (text: string): Content => ({
  text: text.toUpperCase(),
  bold: true,
  fontSize: 8,
  characterSpacing: 0.7,
  color: ink.accent,
  margin: [0, 0, 0, 4],
});

/** Names and values under each other; a pair without a value is left out. */
export const pairs = (rows: readonly Pair[], nameWidth = 62): Content => ({
  layout: "facts",
  table: {
    widths: [nameWidth, "*"],
    body: rows.flatMap(([name, value]) => (value ? [[{ text: name, color: ink.quiet }, value]] : [])),
  },
});

/** Two sections side by side. */
export const sideBySide = (left: readonly Content[], right: readonly Content[]): Content => ({
  columns: [
    { stack: [...left], width: "*" },
    { stack: [...right], width: "*" },
  ],
  columnGap: 22,
  margin: [0, 0, 0, 11],
});

export const instantOf = (facts: PaperFacts, moment: Date): string => formatInstant(moment, facts.zone, "id");

export const deadlineOf = (facts: PaperFacts, moment: Date): string => formatDeadline(moment, facts.zone, "id");

export const objectNameOf = ({ mst_objectretribusi: object }: PaperFacts): string =>
  [object.objectname, object.subobjectname].filter((name) => name).join(" – ");

/** Who ordered. The identity number is masked for everybody: paper goes from hand to hand. */
export const payerSection = (facts: PaperFacts, title: string): Content[] => [
  sectionTitle(title),
  pairs([
    ["Nama", facts.namapemesan],
    ["NIK", facts.noidentitas && maskIdentity(facts.noidentitas)],
    ["Alamat", facts.alamatpemesan],
    ["Telepon", facts.notelp],
    ["Pengguna", facts.namapengguna],
    ["Keperluan", facts.keperluan],
  ]),
];

/** When it is used: by nights in two lines, as a guest looks for them. */
function period(facts: PaperFacts): Pair[] {
  const { tglmulaipemakaian: start, tglakhirpemakaian: end, satuantarif } = facts;
  if (satuantarif !== "malam") return [["Pemakaian", describePeriod({ start, end }, satuantarif, facts.zone, "id")]];
  return [
    ["Masuk", instantOf(facts, start)],
    ["Keluar", instantOf(facts, end)],
  ];
}

/** What is used, where and when. */
export const objectSection = (facts: PaperFacts): Content[] => {
  const object = facts.mst_objectretribusi;
  return [
    sectionTitle("Objek retribusi"),
    pairs([
      ["Objek", objectNameOf(facts)],
      ["Lokasi", `${object.lokasialamat}, ${object.lokasikabkota}`],
      ...period(facts),
      ["Jumlah", `${facts.jumlahunit} ${object.satuanobject}`],
      ["Pengelola", facts.tbl_kelompokpengelola.pengelolaname],
    ]),
  ];
};
