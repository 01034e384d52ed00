import type { Page } from "@playwright/test";
import { formatDays } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { expect, readers, test } from "./fixtures.ts";
import { setBankSilent, setBillOver, setRequestOver } from "./pages/elapsed.ts";
import { readAs } from "./pages/own-object.ts";
import {
  arrived,
  billOrder,
  type Order,
  orderBy,
  payOrder,
  stayBy,
  submitOrder,
  versionOf,
} from "./pages/own-order.ts";
import { mailReader, next, type Saying } from "./pages/told.ts";
import { callAs } from "./pages/walk-in.ts";

const [night, part] = [formatRupiah(100_000), formatRupiah(40_000)];
const toPay = { en: "Pay exactly", id: "Bayar tepat" } as const;
const restToPay = { en: "Pay the rest, exactly", id: "Bayar kekurangannya, tepat" } as const;
const refund = { en: `Refund for booking {id}: ${part}`, id: `Pengembalian untuk pesanan {id}: ${part}` } as const;

const says = {
  resendBill: {
    subject: { en: "Bill of booking {id} – please pay", id: "Tagihan pesanan {id} – silakan bayar" },
    words: [{ en: "once more.", id: "Berikut kembali tagihan" }, toPay, next],
    link: "bill",
  },
  chooseBank: {
    subject: { en: "Another billing id for booking {id}", id: "Id billing baru pesanan {id}" },
    words: [{ en: "and no longer the one before", id: "bukan yang sebelumnya" }, toPay, next],
    link: "bill",
  },
  postponeBill: {
    subject: { en: "More time to pay booking {id}", id: "Waktu bayar pesanan {id} diperpanjang" },
    words: [{ en: "You lose no time by it", id: "Waktu Anda tidak berkurang" }, toPay, next],
    link: "bill",
  },
  moneyParked: {
    subject: { en: "Money received for booking {id}", id: "Uang masuk untuk pesanan {id}" },
    words: [
      { en: `${night} has arrived`, id: `${night} masuk` },
      { en: "not lost", id: "tidak hilang" },
    ],
  },
  moneyUsed: {
    subject: { en: "Your money for booking {id} was used", id: "Uang Anda untuk pesanan {id} sudah dipakai" },
    words: [{ en: `${night} that arrived`, id: `${night} yang masuk` }],
  },
  reinstate: {
    subject: { en: "Booking {id} is valid again", id: "Pesanan {id} aktif kembali" },
    words: [
      { en: "Your payment was found", id: "Pembayaran Anda ditemukan" },
      { en: "Bring the receipt when you come", id: "Bawa bukti bayar saat datang" },
    ],
  },
  refundOpened: {
    subject: refund,
    words: [
      { en: "has been proposed. The agency verifies it", id: "sudah diajukan. Dinas memverifikasinya" },
      { en: "Please enter the account", id: "Isilah rekening tujuan" },
    ],
  },
  refundRejected: {
    subject: refund,
    words: [{ en: "was refused: Bukti tidak sesuai", id: "ditolak: Bukti tidak sesuai" }],
    not: [{ en: "Please enter the account", id: "Isilah rekening tujuan" }],
  },
  reschedule: {
    subject: { en: "New dates for booking {id}", id: "Jadwal baru pesanan {id}" },
    words: [{ en: "was moved to", id: "dipindah ke" }, next],
  },
  lapseMove: {
    subject: { en: "Your request for booking {id} wasn't answered", id: "Permintaan untuk pesanan {id} belum dijawab" },
    words: [{ en: "Your booking stays as it was", id: "Pesanan Anda tetap pada" }],
    not: [{ en: "The manager answers your request", id: "Pengelola akan menjawab permintaan" }],
  },
  billAgain: {
    subject: { en: "Supplementary bill of booking {id}", id: "Tagihan tambahan pesanan {id}" },
    words: [{ en: `${night} is still to be paid`, id: `masih harus dibayar ${night}` }, restToPay, next],
    link: "bill",
  },
  paySupplement: {
    subject: { en: "Supplementary bill of booking {id} paid", id: "Tagihan tambahan pesanan {id} lunas" },
    words: [{ en: "We received the rest", id: "Kami telah menerima kekurangan" }],
    not: [restToPay],
  },
} as const satisfies Record<string, Saying>;

/** A bill is paid a second time; answers the number of that money. */
async function payTwice(page: Page, order: Order): Promise<number> {
  const money = arrived(await billOrder(order), order.totalbiaya);
  await callAs(page, "bank", "billing/terima", money);
  const again = await callAs(page, "bank", "billing/uangmasuk", arrived(money.idbilling, money.jumlah));
  return Number(again.pengecualian.id);
}

/** What came twice pays another bill of the same amount. */
async function applyTo(page: Page, id: number, order: Order): Promise<void> {
  const idbilling = await billOrder(order);
  const { versi } = await readAs(page, "pengelola", `billing/pengecualian/view/${id}`);
  const wish = { versi, idbilling, catatan: "Salah tujuan" };
  await callAs(page, "dinas", `billing/pengecualian/terapkan/${id}`, wish);
}

/** Its bill has expired, and the money came afterwards. */
async function payLate(page: Page, order: Order): Promise<void> {
  const idbilling = await billOrder(order);
  await setBillOver(order.id);
  const state = async () => (await readAs(page, "dinas", `trx_penginapan/view/${order.id}`)).statusbooking;
  await expect.poll(state, { message: "the bill expires", timeout: 150_000 }).toBe(codeOf("expired"));
  await callAs(page, "bank", "billing/uangmasuk", arrived(idbilling, order.totalbiaya));
}

/** The supplementary bill of a longer stay has run out and is issued again; answers its new number. */
async function billAgain(page: Page, order: Order): Promise<string> {
  const bills = async () => (await readAs(page, "pengelola", `trx_penginapan/view/${order.id}`)).tagihan;
  await order.step("pengelola", "perpanjang", { versi: await payOrder(page, order), tambahan: 1, setuju: true });
  await setBillOver(order.id);
  await order.step("pengelola", "tagihlagi", { versi: await versionOf(page, order) });
  const open = (await bills()).find(({ statustagihan }: { statustagihan: string }) => statustagihan === "terbit");
  return String(open.idbilling);
}

/** Part of what was paid is to come back, which the agency refuses. */
async function refuseRefund(page: Page, { id }: Order): Promise<void> {
  const { pengembalian } = await readAs(page, "dinas", `trx_penginapan/view/${id}`);
  const { id: refundid } = pengembalian.find(({ jumlah }: { jumlah: number }) => jumlah === 40_000);
  const { versi } = await readAs(page, "dinas", `billing/pengembalian/view/${refundid}`);
  await callAs(page, "dinas", `billing/pengembalian/tolak/${refundid}`, { versi, catatan: "Bukti tidak sesuai" });
}

for (const language of readers) {
  test(`the mails of bills that change say what is to be paid now and how, in ${language}`, async ({ visitor }) => {
    const page = await visitor();
    await page.goto("/");
    const read = await mailReader(visitor, language);
    const order = await orderBy(page, language);
    const { who, id, step } = order;
    const first = await billOrder(order);
    const resent = await step("pengelola", "kirimulangtagihan", { versi: await versionOf(page, order) });
    await read(order, says.resendBill, [first, night]);
    const { banklain } = await readAs(page, who, `trx_penginapan/carabayar/${id}`);
    const chosen = await step(who, "pilihbank", { versi: resent.versi, systemid: banklain[0].systemid });
    const second = String(chosen.idbilling);
    const changed = await read(order, says.chooseBank, [second, banklain[0].namabank]);
    expect(changed.text).not.toContain(first);
    await setBankSilent(id);
    await read(order, says.postponeBill, [second]);

    const longer = await orderBy(page, language);
    const again = await billAgain(page, longer);
    await read(longer, says.billAgain, [again]);
    await callAs(page, "bank", "billing/terima", arrived(again, 100_000));
    await read(longer, says.paySupplement);
  });

  test(`the mails of money that goes its own way, and of other dates, tell where it went and what counts, in ${language}`, async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto("/");
    const read = await mailReader(visitor, language);
    const asking = await orderBy(page, language);
    const wish = { waktu: asking.nightOf(50), totalbiaya: 100_000, alasan: "Rapat dipindah" };
    await asking.step(asking.who, "mintajadwal", { versi: await payOrder(page, asking), ...wish });
    await setRequestOver(asking.id);

    const twice = await orderBy(page, language);
    const money = await payTwice(page, twice);
    await read(twice, says.moneyParked);
    const other = await orderBy(page, language);
    await applyTo(page, money, other);
    await read(twice, says.moneyUsed, [String(other.id)]);

    const late = await orderBy(page, language);
    await payLate(page, late);
    await read(late, says.moneyParked);
    const back = { versi: await versionOf(page, late), setuju: true, catatan: "Uang sudah ditemukan" };
    await late.step("dinas", "aktifkankembali", back);
    await read(late, says.reinstate);

    const partly = await stayBy(page, language);
    const some = { bookingid: partly.id, jumlah: 40_000, alasan: "Air mati semalam" };
    await callAs(page, "pengelola", "billing/pengembalian/ajukan", some);
    await read(partly, says.refundOpened);
    await refuseRefund(page, partly);
    await read(partly, says.refundRejected);

    const moved = await orderBy(page, language);
    const { checkin, checkout, satuan } = moved.nightOf(50);
    const dates = { waktu: { satuan, checkin, checkout }, totalbiaya: 100_000 };
    await moved.step("pengelola", "reschedule", { versi: await submitOrder(moved), ...dates });
    await read(moved, says.reschedule, [formatDays(checkin, checkin, language)]);
    await read(asking, says.lapseMove);
  });
}
