import { expect, test } from "vitest";
import { hasHistory } from "./audit-subject.ts";
import { entities } from "./entities.ts";

test("the trail tells of every entity, of itself and of what is no record, each once and by its own title", () => {
  const options = entities.jejak_audit.fields.entitas.options ?? [];
  const others = [
    "pengaturan",
    "jadwal_laporan",
    "tampilan_laporan",
    "permintaan_peran",
    "sesi",
    "pengecualian_bayar",
    "pengembalian",
    "kalender_alamat",
    "tautan_pesanan",
    "penilaian",
  ];
  expect(options.map(({ value }) => value).toSorted()).toEqual([...Object.keys(entities), ...others].toSorted());
  for (const { name, title } of Object.values(entities)) {
    expect(options.find(({ value }) => value === name)?.label).toEqual(title);
  }
});

test("everything that changes has a history, logs have none", () => {
  const without = Object.keys(entities).filter((name) => !hasHistory(name));
  expect(without.toSorted()).toEqual(["jejak_audit", "log_keamanan", "penutupan_kas", "pesan_bank"]);
  expect(["sesi", "pengaturan", "constructor"].filter(hasHistory)).toEqual([]);
});
