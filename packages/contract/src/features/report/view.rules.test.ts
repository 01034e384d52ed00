import { expect, test } from "vitest";
import type { ViewSource } from "./report.sources.ts";
import { hasPeriod, keptQuestion, questionOn, readQuestion } from "./view.rules.ts";

const today = "2026-11-23";
const wrongOf = (source: ViewSource, question: Readonly<Record<string, string>>) =>
  readQuestion(source, question).problems.map(({ name }) => name);

test("everything that the screens ask of a report can be kept", () => {
  const questions = {
    rekap: {
      ...{ dasar: "pesan", dari: "2026-01-01", sampai: "2026-01-01", kelompok: "bulan", rinci: "idskpd" },
      ...{ kolom: "jumlah,dibayar", statusbooking: "50,60", bankid: "110", idskpd: "4,5", grafik: "objectid" },
    },
    penggunaan: { kelompok: "jam", lihat: "peta", jenisbooking: "penginapan,alat" },
    realisasi: { tahun: "2026", idanggaran: "3" },
    buku: { buku: "piutang", dari: "2026-02-01", idjenis: "2" },
    daftar: {
      ...{ "filter[haripesan]": "2026-01-01..2026-02-01", "filter[statusbooking]": "50", "filter[objectid]": "7" },
      ...{ "filter[tglexpiredbilling]": "1970-01-01..", orderby: "tglpesan", ordertype: "desc" },
    },
  } as const;
  for (const source of ["rekap", "penggunaan", "realisasi", "buku", "daftar"] as const) {
    expect(readQuestion(source, questions[source]), source).toEqual({ fits: questions[source], problems: [] });
  }
});

test("what no longer fits is named with its mend, and the rest is still asked", () => {
  const question = { dari: "2026-13-01", kelompok: "warna", kolom: "jumlah,gone", statusbooking: "50,41", idskpd: "4" };
  const { fits, problems } = readQuestion("rekap", question);
  expect(fits).toEqual({ kolom: "jumlah", statusbooking: "50", idskpd: "4" });
  expect(problems.map(({ name }) => name)).toEqual(["dari", "kelompok", "kolom", "statusbooking"]);
  expect(problems[0]?.why.en).toBe("Write a day like 2026-12-31.");
  expect(readQuestion("rekap", { kolom: "gone" }).fits, "the usual columns").toEqual({});
  expect(readQuestion("rekap", { dari: "2026-02-01", sampai: "2026-01-31", rinci: "bulan" })).toMatchObject({
    fits: { rinci: "bulan" },
    problems: [{ name: "sampai" }],
  });
});

test("what may name a person, a page of a long book, and another report's question are not kept", () => {
  expect(wrongOf("daftar", { search: "Sari", "filter[namapemesan]": "Sari", "filter[idpemesan]": "9" })).toHaveLength(
    3,
  );
  expect(wrongOf("rekap", { idpemesan: "9", tahun: "2026", lihat: "peta" })).toEqual(["idpemesan", "tahun", "lihat"]);
  expect(wrongOf("buku", { halaman: "3" })).toEqual(["halaman"]);
  expect(
    wrongOf("daftar", { "filter[haribayar]": "soon", "filter[nothing]": "1", orderby: "namapemesan" }),
  ).toHaveLength(3);
});

test("days move on with the calendar where there are days", () => {
  const asked = { dari: "2020-01-01", sampai: "2020-02-01", kelompok: "bulan" };
  expect(keptQuestion("rekap", asked, "bulan_lalu")).toEqual({ kelompok: "bulan" });
  expect(keptQuestion("rekap", asked, null)).toEqual(asked);
  expect(questionOn("rekap", { kelompok: "bulan" }, "bulan_lalu", today)).toEqual({
    ...{ kelompok: "bulan", dari: "2026-10-01", sampai: "2026-10-31" },
  });
  expect(questionOn("realisasi", {}, "tahun_ini", today)).toEqual({ tahun: "2026" });
  const list = { "filter[haripakai]": "2020-01-01..2020-02-01", "filter[statusbooking]": "50" };
  expect(keptQuestion("daftar", list, "bulan_ini")).toEqual(list);
  expect(questionOn("daftar", list, "bulan_ini", today)).toEqual({
    ...{ "filter[haripakai]": "2026-11-01..2026-12-01", "filter[statusbooking]": "50" },
  });
  expect(questionOn("rekap", asked, null, today), "its own days stay").toEqual(asked);
});

test("what is asked without days can't move on", () => {
  expect([hasPeriod("daftar", { "filter[statusbooking]": "50" }), hasPeriod("buku", { buku: "piutang" })]).toEqual([
    false,
    false,
  ]);
  expect([hasPeriod("daftar", { "filter[haribayar]": "2026-01-01.." }), hasPeriod("buku", {})]).toEqual([true, true]);
});
