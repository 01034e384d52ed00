import { expect, test } from "vitest";
import { type BookingStatus, bookingStatuses } from "../booking/booking.states.ts";
import { maskName, paperOf, standingOf } from "./receipt.rules.ts";

test("gives every state its paper and watermark", () => {
  const printed = bookingStatuses.map((status) => {
    const { kind, watermark } = paperOf(status, 150_000);
    return [status, kind, watermark];
  });
  expect(printed).toEqual([
    [10, "pesanan", "BELUM DIKONFIRMASI"],
    [20, "pesanan", "BELUM DIKONFIRMASI"],
    [30, "pesanan", "BELUM DIKONFIRMASI"],
    [40, "tagihan", null],
    [50, "kuitansi", null],
    [60, "kuitansi", null],
    [70, "kuitansi", null],
    [80, "riwayat", "DITOLAK"],
    [90, "riwayat", "BATAL"],
    [92, "riwayat", "KEDALUWARSA"],
    [95, "riwayat", "TIDAK HADIR"],
  ]);
});

test("a booking without a price gets no receipt for money", () => {
  expect(paperOf(50, 0).kind).toBe("bebas");
  expect(paperOf(90, 0).kind).toBe("riwayat");
});

test("a receipt is honoured while paid or in use", () => {
  const standings = (["berlaku", "selesai", "tidakberlaku"] as const).map((standing) =>
    bookingStatuses.filter((status: BookingStatus) => standingOf(status) === standing),
  );
  expect(standings).toEqual([[50, 60], [70], [10, 20, 30, 40, 80, 90, 92, 95]]);
});

test("a masked name keeps the initials only", () => {
  expect(maskName("Budi Santoso")).toBe("B••• S••••••");
  expect(maskName("  Siti   Nur Al-Maghfirah ")).toBe("S••• N••• A••••••");
  expect(maskName("Al")).toBe("A•••");
  expect(maskName("")).toBe("•••");
});
