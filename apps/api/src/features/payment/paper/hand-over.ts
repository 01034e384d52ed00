import { formatNumber } from "@retribusi/contract/define/number";
import { entryInto } from "@retribusi/contract/features/booking/booking.handed";
import { usePapers } from "@retribusi/contract/features/booking/booking.papers";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import type { PictureKind } from "@retribusi/contract/features/booking/booking.pictures";
import { readFacilities } from "@retribusi/contract/features/policy/policy.facilities";
import type { Content, TableCell } from "pdfmake";
import { dots, rulesSection, signatures, signHere } from "./blank.ts";
import { head } from "./cell.ts";
import { heading } from "./letterhead.ts";
import type { PaperFacts } from "./paper.query.ts";
import { instantOf, objectNameOf, pairs, payerSection, sectionTitle, sideBySide } from "./section.ts";

type Line = PaperFacts["booking_unit"][number];

const isOut = ({ state }: PaperFacts): boolean => state === "inUse" || state === "finished";

/** What was recorded, or a line to write on. */
const recorded = (value: string | null | undefined, room: number): string => value || dots(room);
const meter = (value: number | null | undefined): string | null => (value == null ? null : formatNumber(value, "id"));

interface Part {
  readonly title: string;
  readonly intro: string;
  /** Who gives, who takes, as they sign. */
  readonly roles: readonly [officer: string, customer: string];
  /** It has happened: what was recorded then is printed. */
  readonly isDone: boolean;
  readonly state: "inUse" | "finished";
  readonly pictures: PictureKind;
  readonly valuesOf: (line: Line | undefined) => readonly [meter: string | null, condition: string | null | undefined];
}

/** A machine or a vehicle, as far as the object tells: it comes with somebody who drives it or with fuel, or has an hour meter. */
function isMachine({ mst_objectretribusi: { fasilitas }, hasMeter }: PaperFacts): boolean {
  const offered = readFacilities(fasilitas);
  return hasMeter || offered.includes("operator") || offered.includes("bahan_bakar");
}

/** More units than this are not written one by one, but for those of which something is recorded. */
const mostLines = 10;

/** How many pictures of the unit are kept, below its condition. */
const withPictures = (condition: string, count: number): TableCell =>
  count > 0 ? { text: [condition, { text: `\n${count} foto tersimpan`, italics: true }] } : condition;

function unitRow(facts: PaperFacts, { isDone, valuesOf, pictures }: Part, number: number): TableCell[] {
  const line = facts.booking_unit.find(({ nomorunit }) => nomorunit === number);
  const [hourmeter, condition] = isDone ? valuesOf(line) : [];
  // Units have their names from the hand-over on.
  const name = isOut(facts) ? line?.unit_object?.nomor : null;
  const taken = facts.booking_dokumen.filter(({ jenis, nomorunit }) => jenis === pictures && nomorunit === number);
  return [
    String(number),
    recorded(name, 26),
    ...(isMachine(facts) ? [recorded(hourmeter, 20)] : []),
    withPictures(recorded(condition, 70), isDone ? taken.length : 0),
  ];
}

function unitRows(facts: PaperFacts, part: Part): TableCell[][] {
  const { booking_unit: lines, jumlahunit } = facts;
  const all = Array.from({ length: jumlahunit }, (_, at) => at + 1);
  if (jumlahunit <= mostLines) return all.map((number) => unitRow(facts, part, number));
  const told = isOut(facts) ? lines.map(({ nomorunit }) => nomorunit) : [];
  const others = jumlahunit - told.length;
  const name = `${others} ${facts.mst_objectretribusi.satuanobject}`;
  const rest: TableCell[] = ["", name, ...(isMachine(facts) ? [dots(20)] : []), dots(70)];
  return [...told.map((number) => unitRow(facts, part, number)), ...(others > 0 ? [rest] : [])];
}

function partOf(facts: PaperFacts, part: Part): Content[] {
  const { title, intro, roles, isDone, state } = part;
  const step = isDone ? entryInto(facts.booking_riwayat, state) : undefined;
  const when = step ? instantOf(facts, step.waktu) : `Tanggal ${dots(26)} pukul ${dots(12)}`;
  const withMeter = isMachine(facts);
  const titles = ["No.", "Unit", ...(withMeter ? ["Hour meter"] : []), "Kondisi dan kelengkapan"];
  return [
    sectionTitle(title),
    { text: `${when}. ${intro}`, margin: [0, 0, 0, 5] },
    {
      layout: "ledger",
      margin: [0, 0, 0, 8],
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ["auto", 120, ...(withMeter ? [90] : []), "*"],
        body: [titles.map((text) => head(text)), ...unitRows(facts, part)],
      },
    },
    signatures([
      signHere(roles[0], step?.userdata?.fullname ?? null),
      signHere(roles[1], facts.namapengguna ?? facts.namapemesan),
    ]),
  ];
}

const used = (facts: PaperFacts): Content[] => {
  const { mst_objectretribusi: object, jumlahunit, tglmulaipemakaian: start, tglakhirpemakaian: end } = facts;
  const withOperator = readFacilities(object.fasilitas).includes("operator");
  return [
    sectionTitle("Alat atau kendaraan"),
    pairs(
      [
        ["Objek", objectNameOf(facts)],
        ["Jumlah", `${jumlahunit} ${object.satuanobject}`],
        ["Pemakaian", describePeriod({ start, end }, facts.satuantarif, facts.zone, "id")],
        ["Diserahkan di", `${object.lokasialamat}, ${object.lokasikabkota}`],
        ["Dipakai di", dots(50)],
        [withOperator ? "Operator (disediakan)" : "Operator", isMachine(facts) ? dots(50) : null],
      ],
      78,
    ),
  ];
};

/** What leaves and in which state it comes back: as it was recorded at check-in and at the end, and by hand what wasn't. */
export function handOverMinute(facts: PaperFacts): Content[] {
  const { title } = usePapers.alat;
  return [
    heading(title.id, title.en, [`Nomor pesanan: ${facts.id}`]),
    sideBySide(
      [
        sectionTitle("Pihak pertama: pengelola"),
        pairs([
          ["Kelompok", facts.tbl_kelompokpengelola.pengelolaname],
          ["Dinas", facts.tbl_skpd.skpdname],
        ]),
        { text: " ", fontSize: 4 },
        ...payerSection(facts, "Pihak kedua: penerima"),
      ],
      used(facts),
    ),
    ...partOf(facts, {
      title: "I. Penyerahan",
      intro: "Pihak pertama menyerahkan dan pihak kedua menerima:",
      roles: ["Pihak pertama, yang menyerahkan", "Pihak kedua, yang menerima"],
      ...{ isDone: isOut(facts), state: "inUse", pictures: "foto_mulai" },
      valuesOf: (line) => [meter(line?.hourmetermulai), line?.kondisimulai],
    }),
    ...partOf(facts, {
      title: "II. Pengembalian",
      intro: "Pihak kedua mengembalikan dan pihak pertama menerima kembali:",
      roles: ["Pihak pertama, yang menerima kembali", "Pihak kedua, yang mengembalikan"],
      ...{ isDone: facts.state === "finished", state: "finished", pictures: "foto_akhir" },
      valuesOf: (line) => [meter(line?.hourmeterakhir), line?.kondisiakhir],
    }),
    ...rulesSection(facts.mst_objectretribusi, "Ketentuan pemakaian"),
  ];
}
