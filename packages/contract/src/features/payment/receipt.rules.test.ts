import { expect, test } from "vitest";
import { stateNames } from "../booking/booking.states.ts";
import { maskName, paperOf, validityOf } from "./receipt.rules.ts";

test("gives every state its paper and watermark", () => {
  const printed = stateNames.map((state) => {
    const { kind, watermark } = paperOf(state, 150_000);
    return [state, kind, watermark];
  });
  expect(printed).toEqual([
    ["ordered", "pesanan", "BELUM DIKONFIRMASI"],
    ["complete", "pesanan", "BELUM DIKONFIRMASI"],
    ["submitted", "pesanan", "BELUM DIKONFIRMASI"],
    ["awaitingPayment", "tagihan", null],
    ["paid", "kuitansi", null],
    ["inUse", "kuitansi", null],
    ["finished", "kuitansi", null],
    ["rejected", "riwayat", "DITOLAK"],
    ["cancelled", "riwayat", "BATAL"],
    ["expired", "riwayat", "KEDALUWARSA"],
    ["noShow", "riwayat", "TIDAK HADIR"],
  ]);
});

test("a booking without a price gets no receipt for money", () => {
  expect(paperOf("paid", 0).kind).toBe("bebas");
  expect(paperOf("cancelled", 0).kind).toBe("riwayat");
});

test("a receipt is honoured while paid or in use", () => {
  const validities = (["berlaku", "selesai", "tidakberlaku"] as const).map((validity) =>
    stateNames.filter((state) => validityOf(state) === validity),
  );
  expect(validities).toEqual([
    ["paid", "inUse"],
    ["finished"],
    ["ordered", "complete", "submitted", "awaitingPayment", "rejected", "cancelled", "expired", "noShow"],
  ]);
});

test("a masked name keeps the initials only", () => {
  expect(maskName("Budi Santoso")).toBe("B••• S••••••");
  expect(maskName("  Siti   Nur Al-Maghfirah ")).toBe("S••• N••• A••••••");
  expect(maskName("Al")).toBe("A•••");
  expect(maskName("")).toBe("•••");
});
