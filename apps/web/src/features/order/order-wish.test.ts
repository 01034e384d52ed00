import { describe, expect, test } from "vitest";
import {
  type Offer,
  type OrderWish,
  readTime,
  readWish,
  toChoice,
  usualPayer,
  wishOf,
  writeWish,
} from "./order-wish.ts";

const offer: Offer = {
  satuan: ["malam", "jam", "hari", "bulan", "kegiatan"],
  hariini: "2026-11-21",
  jumlahobject: 5,
  tarifberlaku: [
    { satuantarif: "malam", sesi: null, kelompoktarif: "umum" },
    { satuantarif: "kegiatan", sesi: "pagi", kelompoktarif: "pelajar" },
    { satuantarif: "kegiatan", sesi: "sore", kelompoktarif: "umum" },
  ],
};
const base = { months: 1, units: 1, payer: "umum" } as const;
const wishes: OrderWish[] = [
  { ...base, by: "malam", from: "2026-12-01", to: "2026-12-03", units: 3, payer: "pelajar" },
  { ...base, by: "hari", from: "2026-12-01", to: "2026-12-01" },
  { ...base, by: "bulan", from: "2026-12-01", months: 6 },
  { ...base, by: "jam", from: "2026-12-01", start: "08:00", end: "24:00" },
  { ...base, by: "kegiatan", from: "2026-12-01", session: "pagi" },
];

test.each(wishes)("a wish by $by survives address and booking", (wish) => {
  expect(readWish(writeWish(wish, "umum"), offer, "umum")).toEqual({ ...empty, ...wish });
  const choice = toChoice(wish);
  expect(choice).toBeDefined();
  if (choice) expect(toChoice(wishOf(choice, wish.units, wish.payer))).toEqual(choice);
});
const empty = { from: undefined, to: undefined, start: undefined, end: undefined, session: undefined };

describe("reading", () => {
  const read = (query: string, other: Partial<Offer> = {}) =>
    readWish(new URLSearchParams(query), { ...offer, ...other }, "umum");
  test("what the object doesn't offer is left out, more units than it has are refused in words", () => {
    expect(read("satuan=bulan&kelompok=instansi&unit=9", { satuan: ["hari"] })).toMatchObject({
      by: "hari",
      payer: "umum",
      units: 9,
    });
  });
  test("days that have passed are left out", () => {
    expect(read("mulai=2026-11-20&akhir=2026-11-22")).toMatchObject({ from: undefined, to: "2026-11-22" });
  });
  test("the only session is chosen by itself", () => {
    const tarifberlaku = [{ satuantarif: "kegiatan", sesi: null, kelompoktarif: "umum" }] as const;
    expect(read("satuan=kegiatan", { tarifberlaku }).session).toBeNull();
    expect(read("satuan=kegiatan").session).toBeUndefined();
  });
  test("a session that isn't let is no session", () => {
    expect(read("satuan=kegiatan&sesi=whole").session).toBeUndefined();
  });
});

describe("a payer group that was proved", () => {
  test("is the usual one where it has a tariff of its own, and nowhere else", () => {
    expect([usualPayer(offer, "pelajar"), usualPayer(offer, "instansi"), usualPayer(offer, null)]).toEqual([
      "pelajar",
      "umum",
      "umum",
    ]);
  });
  test("is chosen by itself, and leaves the choice of another", () => {
    expect(readWish(new URLSearchParams(), offer, "pelajar").payer).toBe("pelajar");
    const general = writeWish({ ...base, by: "hari" }, "pelajar");
    expect(readWish(general, offer, "pelajar").payer).toBe("umum");
  });
});

test("an incomplete wish is no choice", () => {
  expect(toChoice({ ...base, by: "malam", from: "2026-12-01" })).toBeUndefined();
  expect(toChoice({ ...base, by: "jam", from: "2026-12-01", start: "08:00" })).toBeUndefined();
  expect(toChoice({ ...base, by: "kegiatan", from: "2026-12-01" })).toBeUndefined();
});

test("a single day needs no end", () => {
  expect(toChoice({ ...base, by: "hari", from: "2026-12-01" })).toEqual({
    satuan: "hari",
    mulai: "2026-12-01",
    akhir: "2026-12-01",
  });
});

describe("the time that an address wants a booking to have", () => {
  const held: OrderWish = { ...base, by: "kegiatan", from: "2026-12-01", session: "sore" };
  const read = (query: string, of = held) => readTime(new URLSearchParams(query), of);
  test("is the booked one in what isn't said", () => {
    expect(read("mulai=2026-12-08")).toMatchObject({ from: "2026-12-08", session: "sore" });
    expect(read("mulai=2026-12-08&sesi=whole")).toMatchObject({ session: null });
    expect(read("nexturl=%2Fhome")).toBeUndefined();
  });
  test.each(wishes)("of $by is read as it was written", (wish) => {
    const time = read(writeWish({ ...wish, units: 1 }, wish.payer).toString(), { ...base, by: wish.by });
    expect(time !== "wrong" && time && toChoice(time)).toEqual(toChoice(wish));
  });
  test("is wrong where it can't be meant", () => {
    const wrong = ["satuan=malam&mulai=2026-12-08", "mulai=x", "mulai=2026-12-08&sesi=malam", "bulan=0"];
    expect(wrong.map((query) => read(query))).toEqual(["wrong", "wrong", "wrong", "wrong"]);
  });
});
