import { randomUUID } from "node:crypto";
import type { EntityName } from "@retribusi/contract/access/entities";
import type { Entries, Entry } from "./pages/record-form.ts";

/** What a person does to the records of one entity. Labels are those of forms and filters, fields those of columns. */
export interface Journey {
  readonly entity: EntityName;
  /** Found in one of the columns of at least one record. */
  readonly search: string;
  /** Leaves at least one of the found records and at most a page; an address where the list has no filters. */
  readonly filter:
    | { readonly label: string; readonly wanted: Entry; readonly shows?: string }
    | { readonly at: string };
  readonly add: Entries;
  /** A value that is changed in its cell. */
  readonly inline: { readonly field: string; readonly value: Entry; readonly shows?: string };
  /** A value that is changed in the form. */
  readonly edit: { readonly label: string; readonly value: Entry; readonly field: string; readonly shows?: string };
  /** A required field that a line of a csv file leaves empty, where the entity takes such files. */
  readonly broken?: string;
  /** A record that has to exist before, made by the API. */
  readonly needs?: { readonly entity: EntityName; readonly data: Readonly<Record<string, unknown>> };
}

/** Tells what this run makes from all else; short enough for every code. */
export const mark = `u${randomUUID().slice(0, 6)}`;

const jabar = { choose: "Pemerintah Provinsi Jawa Barat" };
const bpsdm = { choose: "Badan Pengembangan Sumber Daya Manusia" };
const lodging = { choose: "Retribusi Penyediaan Tempat Penginapan/Pesanggrahan/Vila" };
const inMaluku = { label: "Regional government", wanted: { choose: "Pemerintah Provinsi Maluku" } };

const region: Journey = {
  entity: "tbl_pemda",
  search: "Provinsi",
  filter: { label: "Time zone", wanted: { choose: "WIT (Jayapura)" } },
  add: { "Region code": mark, "Regional government": `Uji ${mark}`, "Time zone": { choose: "WITA (Makassar)" } },
  inline: { field: "pemdaname", value: `Uji coba ${mark}` },
  edit: { label: "Region code", value: `${mark}e`, field: "pemdaid" },
  broken: "Regional government",
};

const agency: Journey = {
  entity: "tbl_skpd",
  search: "Dinas",
  filter: { label: "Regional government", wanted: { choose: "Pemerintah Provinsi Nusa Tenggara Timur" } },
  add: { "Regional government": jabar, "Agency code": mark, Agency: `Uji ${mark}`, Address: "Jl. Merdeka No. 1" },
  inline: { field: "skpdname", value: `Uji coba ${mark}` },
  edit: { label: "Agency code", value: `${mark}e`, field: "skpdid" },
  broken: "Agency",
};

const revenueType: Journey = {
  entity: "tbl_jnspenerimaan",
  search: "Retribusi",
  filter: inMaluku,
  add: { "Regional government": jabar, Agency: bpsdm, "Revenue code": mark, Description: `Uji ${mark}` },
  inline: { field: "uraianpenerimaan", value: `Uji coba ${mark}` },
  edit: { label: "Revenue code", value: `${mark}e`, field: "jenispenerimaan" },
  broken: "Description",
};

const account: Journey = {
  entity: "tbl_mataanggaran",
  search: "Retribusi",
  filter: inMaluku,
  add: {
    "Regional government": jabar,
    Agency: bpsdm,
    "Revenue type": lodging,
    "Account code": mark,
    Description: `Uji ${mark}`,
  },
  inline: { field: "uraiananggaran", value: `Uji coba ${mark}` },
  edit: { label: "Account code", value: `${mark}e`, field: "rekeninganggaran" },
  broken: "Account code",
};

const group: Journey = {
  entity: "tbl_kelompokpengelola",
  search: "Pengelola",
  filter: inMaluku,
  add: { "Regional government": jabar, Agency: bpsdm, "Manager group": `Uji ${mark}`, Phone: "081200000001" },
  inline: { field: "pengelolaname", value: `Uji coba ${mark}` },
  edit: { label: "Phone", value: "081200000002", field: "notelp", shows: "0812-0000-0002" },
  broken: "Manager group",
};

const legalBasis: Journey = {
  entity: "tbl_dasarhukum",
  search: "Nomor 1 Tahun 2022",
  filter: inMaluku,
  add: {
    "Regional government": jabar,
    "Regulation and number": `Perda Uji ${mark}`,
    "Article or annex": "Lampiran",
    About: "Retribusi Daerah",
    "Published at": "https://jdih.contoh.example/perda",
    Document: { send: "perda.pdf" },
  },
  inline: { field: "pasal", value: "Lampiran II" },
  edit: { label: "About", value: `Retribusi ${mark}`, field: "tentang" },
  broken: "About",
};

const object: Journey = {
  entity: "mst_objectretribusi",
  search: "Kota",
  filter: inMaluku,
  add: {
    "Regional government": jabar,
    Agency: bpsdm,
    Object: `Uji ${mark}`,
    "Part or type": "Kamar Uji",
    Category: { choose: "Wisma & Guest House" },
    Address: "Jl. Merdeka No. 1",
    "City or regency": "Kota Bandung",
    "Manager group": { choose: "UPTD Wisma dan Asrama Diklat" },
    "Revenue type": lodging,
    "Budget account": { choose: "Retribusi Pelayanan Tempat Penginapan/Pesanggrahan/Vila" },
    Tariff: "125000",
    "Charged per": { choose: "night" },
    "Legal basis of the tariff": { choose: "Perda Provinsi Jawa Barat Nomor 9 Tahun 2023, Lampiran" },
    "Billing id valid for (minutes)": "60",
    "Number of units": "2",
    Unit: "kamar",
    Status: { choose: "Not active" },
  },
  inline: { field: "lokasikabkota", value: "Kota Cimahi" },
  edit: { label: "Number of units", value: "3", field: "jumlahobject" },
  broken: "City or regency",
};

export const masterData: readonly Journey[] = [
  region,
  agency,
  revenueType,
  account,
  group,
  legalBasis,
  object,
  {
    entity: "tbl_kategoriobject",
    search: "Alat",
    filter: { label: "Booked as", wanted: { choose: "Vehicle or equipment" } },
    add: { Category: `Uji ${mark}`, "Booked as": { choose: "Lodging" } },
    inline: { field: "kategoriname", value: `Uji coba ${mark}` },
    edit: { label: "Booked as", value: { choose: "Building or room" }, field: "jenisbooking" },
    broken: "Category",
  },
  {
    entity: "tbl_statusbooking",
    search: "Dipesan",
    filter: { at: "/list/id/1" },
    add: { Code: "901", Status: `Uji ${mark}`, Explanation: "Untuk uji coba." },
    inline: { field: "uraianstatus", value: `Uji coba ${mark}` },
    edit: { label: "Code", value: "902", field: "statusbooking" },
  },
];
