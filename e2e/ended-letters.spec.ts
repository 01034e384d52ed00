import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addDays } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";
import { formatRupiah } from "@retribusi/contract/define/money";
import { expect, readers, test } from "./fixtures.ts";
import { setDeadlineBack } from "./pages/elapsed.ts";
import { followSignedOut } from "./pages/letters.ts";
import { type Order, orderBy, payOrder, proposeDiscount, stayBy, submitOrder, versionOf } from "./pages/own-order.ts";
import { mailReader, next, type Saying } from "./pages/told.ts";
import { callAs } from "./pages/walk-in.ts";

const reason = "Gedung dipakai rapat dinas";

const says = {
  reject: {
    subject: { en: "Order {id} was rejected", id: "Pesanan {id} ditolak" },
    words: [{ en: `was rejected: ${reason}.`, id: `ditolak: ${reason}.` }],
    not: [next],
  },
  expire: {
    subject: { en: "Booking {id} expired", id: "Pesanan {id} kedaluwarsa" },
    words: [{ en: "The units were released.", id: "Unit telah dilepas." }],
    not: [next],
  },
  noShow: {
    subject: { en: "Booking {id}: nobody arrived", id: "Pesanan {id}: tidak hadir" },
    words: [{ en: "within the tolerance", id: "dalam batas toleransi" }],
    not: [next],
  },
  earlyDeparture: {
    subject: { en: "Booking {id} has ended", id: "Pesanan {id} telah berakhir" },
    words: [{ en: "has ended before its last day", id: "berakhir sebelum hari terakhirnya" }],
    not: [next],
  },
  undo: {
    subject: { en: "Booking {id}: a step was taken back", id: "Pesanan {id}: satu langkah diurungkan" },
    words: [
      { en: "was taken back. State: Paid.", id: "diurungkan. Status: Lunas." },
      { en: "Bring the receipt when you come", id: "Bawa bukti bayar saat datang" },
    ],
  },
  message: {
    subject: { en: "Message about booking {id}", id: "Pesan tentang pesanan {id}" },
    words: [
      { en: "“Kunci diambil di loket B.”", id: "“Kunci diambil di loket B.”" },
      { en: "Read and answer it on the page of booking", id: "Baca dan jawab di halaman pesanan" },
    ],
  },
  approveDiscount: {
    subject: { en: "Discount for booking {id}", id: "Diskon untuk pesanan {id}" },
    words: [
      { en: `New total: ${formatRupiah(75_000)}.`, id: `Total baru: ${formatRupiah(75_000)}.` },
      {
        en: "Check price and terms, then confirm the order.",
        id: "Periksa harga dan ketentuannya, lalu konfirmasi pesanan.",
      },
      next,
    ],
  },
  callOff: {
    subject: { en: "Booking {id} can't take place", id: "Pesanan {id} tidak dapat berlangsung" },
    words: [
      {
        en: `(${reason}). The booking is cancelled. All that you paid, ${formatRupiah(100_000)}, is to come back`,
        id: `(${reason}). Pesanan dibatalkan. Seluruh pembayaran Anda, ${formatRupiah(100_000)}, akan dikembalikan`,
      },
    ],
    not: [next],
  },
  keepOn: {
    subject: { en: "Work during booking {id}", id: "Pekerjaan selama pesanan {id}" },
    words: [{ en: `${reason}. Your booking stays as it is.`, id: `${reason}. Pesanan Anda tetap berlaku.` }, next],
  },
} as const satisfies Record<string, Saying>;

/** Whoever paid for today doesn't come, and nobody waits. */
async function missed(page: Page, language: Language): Promise<Order> {
  const order = await orderBy(page, language, { from: (today) => today, hours: { toleransimenit: 0 } });
  const versi = await payOrder(page, order);
  // The system, which looks each minute, may be first.
  await callAs(page, "pengelola", `trx_penginapan/tidakhadir/${order.id}`, { versi }).catch(() => undefined);
  return order;
}

/** The manager let the wrong guest in. */
async function takenBack(page: Page, language: Language): Promise<Order> {
  const order = await orderBy(page, language, { from: (today) => today, nights: 2, hours: {} });
  const used = await order.step("pengelola", "checkin", {
    versi: await payOrder(page, order),
    unit: [{ nomorunit: 1 }],
  });
  await order.step("pengelola", "urungkan", { versi: used.versi });
  return order;
}

/** A discount that the manager proposed and the agency approved. */
async function discounted(page: Page, language: Language): Promise<Order> {
  const order = await orderBy(page, language);
  const { versi } = await proposeDiscount(page, order, await submitOrder(order));
  await order.step("dinas", "setujuidiskon", { versi });
  return order;
}

/** The object is closed over the booking, which ends or stays. */
async function closed(page: Page, order: Order, tindakan: "batal" | "tetap"): Promise<Order> {
  const versi = await versionOf(page, order);
  const waktu = {
    ...{ jenis: "sekali", mulai: order.checkin, jammulai: "00:00" },
    ...{ sampai: addDays(order.checkin, 1), jamakhir: "23:00" },
  };
  await callAs(page, "pengelola", `mst_objectretribusi/tutup/${order.objectid}`, {
    ...{ kunci: randomUUID(), waktu, jumlahunit: 4, alasan: reason, umum: true },
    keputusan: [{ bookingid: order.id, versi, tindakan }],
  });
  return order;
}

for (const language of readers) {
  test(`the mails of bookings that end otherwise, or go on otherwise, say so and lead to them, in ${language}`, async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto("/");
    const unanswered = await orderBy(page, language);
    await setDeadlineBack(unanswered.id);
    const absent = await missed(page, language);
    const rejected = await orderBy(page, language);
    await rejected.step("pengelola", "tolak", { versi: await submitOrder(rejected), catatan: reason });
    const paid = await orderBy(page, language);
    await payOrder(page, paid);
    const asked = await orderBy(page, language);
    const words = { kunci: randomUUID(), isi: "Kunci diambil di loket B.", berkas: [] };
    await asked.step("pengelola", "tulispercakapan", words);

    const read = await mailReader(visitor, language);
    await read(rejected, says.reject);
    await read(await stayBy(page, language), says.earlyDeparture);
    await read(await takenBack(page, language), says.undo);
    await read(asked, says.message);
    await read(await discounted(page, language), says.approveDiscount);
    await read(await closed(page, paid, "batal"), says.callOff);
    await read(await closed(page, await orderBy(page, language), "tetap"), says.keepOn);
    await read(absent, says.noShow);
    const expired = await read(unanswered, says.expire);
    const fresh = await visitor({ language });
    await followSignedOut(fresh, expired, unanswered.who);
    await expect(fresh.getByRole("heading", { level: 1, name: unanswered.name })).toBeVisible();
  });
}
