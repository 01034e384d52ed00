import { type DocumentFormat, documentFormats } from "@retribusi/contract/define/export";
import { isRole, type Role } from "@retribusi/contract/define/roles";
import type { Schedule, ScheduleWish } from "@retribusi/contract/features/report/schedule.endpoints";
import { type Frequency, frequencies, type Range, ranges } from "@retribusi/contract/features/report/schedule.rules";
import type { Asked } from "../report-address.ts";

/** Values of the form, as its inputs hold them. */
export interface ScheduleValues extends Record<string, unknown> {
  readonly judul: string;
  readonly format: string;
  readonly rentang: string;
  readonly kekerapan: string;
  /** Weekday and day of the month, each kept while the other is chosen. */
  readonly minggu: string;
  readonly tanggal: string;
  readonly jam: string;
  /** `<userid> <role>`. */
  readonly penerima: string[];
}

export const personValue = ({ userid, peran }: { readonly userid: number; readonly peran: string }): string =>
  `${userid} ${peran}`;

/** A new one: last month's, in the morning of the first day of each month, to oneself. */
export const newValues = (title: string, self: { userid: number; peran: string }): ScheduleValues => ({
  judul: title,
  format: "pdf",
  ...{ rentang: "bulan_lalu", kekerapan: "bulanan", minggu: "1", tanggal: "1", jam: "7" },
  penerima: [personValue(self)],
});

export const valuesOf = ({ judul, format, rentang, kekerapan, hari, jam, penerima }: Schedule): ScheduleValues => ({
  ...{ judul, format, rentang, kekerapan },
  minggu: String(kekerapan === "mingguan" ? (hari ?? 1) : 1),
  tanggal: String(kekerapan === "bulanan" ? (hari ?? 1) : 1),
  jam: String(jam),
  // Who has left is chosen again on purpose, or not at all.
  penerima: penerima.filter(({ hasil }) => hasil !== "keluar").map(personValue),
});

const personOf = (value: string): { userid: number; peran: Role }[] => {
  const [userid = "", peran = ""] = value.split(" ");
  return isRole(peran) ? [{ userid: Number(userid), peran }] : [];
};

const among = <T extends string>(all: readonly [T, ...T[]], value: string): T =>
  all.find((one) => one === value) ?? all[0];

/** What is sent to the server. */
export function wishOf(values: ScheduleValues, sumber: string, query: Asked): ScheduleWish {
  const kekerapan: Frequency = among(frequencies, values.kekerapan);
  const format: DocumentFormat = among(documentFormats, values.format);
  const rentang: Range = among(ranges, values.rentang);
  const days = { harian: null, mingguan: Number(values.minggu), bulanan: Number(values.tanggal) };
  return {
    ...{ judul: values.judul.trim(), sumber, query: { ...query }, format, rentang, kekerapan },
    hari: days[kekerapan],
    jam: Number(values.jam),
    penerima: values.penerima.flatMap(personOf),
  };
}
