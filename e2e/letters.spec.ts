import { randomUUID } from "node:crypto";
import { expect, readers, test } from "./fixtures.ts";
import { asksWhoComes, dateIn, fileOf, letterTo, look } from "./pages/letters.ts";
import { routeIn } from "./pages/mails.ts";
import { orderBy } from "./pages/own-order.ts";
import { callAs, details } from "./pages/walk-in.ts";

const said = {
  id: {
    ...{ ordered: /diterima/, bill: /silakan bayar/, paid: /Pembayaran/, cancelled: /dibatalkan/ },
    ...{ page: "Buka pesanan", open: "Buka tagihan", next: "Yang perlu Anda lakukan", until: "Paling lambat" },
    receipt: "Bawa bukti bayar saat datang",
  },
  en: {
    ...{ ordered: /received/, bill: /please pay/, paid: /Payment received/, cancelled: /cancelled/ },
    ...{ page: "Open the booking", open: "Open the bill", next: "What to do next", until: "No later than" },
    receipt: "Bring the receipt when you come",
  },
} as const;

for (const language of readers) {
  test(`the mails of a booking from order to cancellation, in ${language}, are right where they are opened`, async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto("/");
    const say = said[language];
    const { who, name, id, versi, checkin, step } = await orderBy(page, language);
    const mail = (subject: RegExp) => letterTo(page, `${who}@example.test`, subject);
    const reader = await visitor();

    const ordered = await mail(say.ordered);
    await look(reader, ordered);
    await expect(reader.getByRole("link", { name: say.page })).toBeVisible();
    expect(ordered.attachments).toEqual([]);

    const filled = await step(who, "isi_kelengkapan_nsb", { versi, ...details });
    const agreed = { versi: filled.versi, totalbiaya: 100_000, setuju: true };
    const { versi: asked } = await step(who, "konfirmasipesanan_nasabah", agreed);
    const { idbilling, versi: billed } = await step("pengelola", "konfirmasipesanan", { versi: asked });
    const bill = await mail(say.bill);
    await look(reader, bill);
    for (const words of [name, String(idbilling), say.next, say.until, "100.000"]) {
      await expect(reader.getByText(words).filter({ visible: true }).first(), words).toBeVisible();
    }
    await expect(reader.getByRole("link", { name: say.open })).toBeVisible();
    expect((await fileOf(page, bill, /\.pdf$/)).subarray(0, 5).toString()).toBe("%PDF-");

    const money = { idbilling, jumlah: 100_000, referensi: randomUUID(), waktutransaksi: new Date().toISOString() };
    await callAs(page, "bank", "billing/terima", money);
    const paid = await mail(say.paid);
    await look(reader, paid);
    await expect(reader.getByText(say.receipt).filter({ visible: true }).first()).toBeVisible();
    await expect(reader.getByText(say.until)).toHaveCount(0);
    expect(await dateIn(page, paid)).toEqual([name, checkin]);

    // Signed out, the link asks who comes and remembers where to; it stands in the text as well.
    const route = routeIn(paid.text);
    expect(route).toBe(`/trx_penginapan/view/${id}`);
    await asksWhoComes(reader, route);

    const why = { versi: Number(billed) + 1, alasanpembatalan: "Rapat dipindah ke bulan depan" };
    await step(who, "pembatalan", why);
    const cancelled = await mail(say.cancelled);
    await look(reader, cancelled);
    await expect(reader.getByText("100.000").filter({ visible: true }).first()).toBeVisible();
  });
}
