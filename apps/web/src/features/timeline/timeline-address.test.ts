import { expect, test } from "vitest";
import { rangeOf, readAsked, stepped, writeAsked } from "./timeline-address.ts";

const today = "2026-12-10";
const read = (query: string) => readAsked(new URLSearchParams(query), today);

test("what is asked stands in the address and nothing that is usual", () => {
  expect(writeAsked(read(""), today).toString()).toBe("");
  const query = "tampilan=hari&bentuk=daftar&tanggal=2027-01-31&jenis=gedung&idskpd=3&cari=aula&halaman=2&objectid=9";
  expect(writeAsked(read(query), today).toString()).toBe(query);
});

test("what can't be meant is what is usual", () => {
  const wrong = "tampilan=tahun&bentuk=x&tanggal=2026-02-30&jenis=kapal&idskpd=-1&halaman=0&objectid=abc";
  expect(read(wrong)).toEqual(read(""));
});

test("a month has its days, a day is one, and each has its neighbours", () => {
  const month = read("tanggal=2026-01-31");
  expect(rangeOf(month)).toEqual({ dari: "2026-01-01", sampai: "2026-01-31" });
  expect([stepped(month, -1, today), stepped(month, 1, today)]).toEqual(["2025-12-01", "2026-02-01"]);
  const day = read("tampilan=hari&tanggal=2026-01-31");
  expect(rangeOf(day)).toEqual({ dari: "2026-01-31", sampai: "2026-01-31" });
  expect([stepped(day, -1, today), stepped(day, 1, today)]).toEqual(["2026-01-30", "2026-02-01"]);
});

test("the month of today opens at today, another one at its beginning; a day is the one that it is", () => {
  expect(stepped(read("tanggal=2027-01-20"), -1, today)).toBe(today);
  expect(stepped(read("tanggal=2026-11-20"), 1, today)).toBe(today);
  expect(stepped(read("tanggal=2027-02-20"), -1, today)).toBe("2027-01-01");
  expect(stepped(read("tampilan=hari&tanggal=2026-12-13"), -1, today)).toBe("2026-12-12");
});
