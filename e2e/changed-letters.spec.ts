import { randomUUID } from "node:crypto";
import { expect, open, password, readers, test } from "./fixtures.ts";
import { dateIn, type Expected, letterTo, type ReadMail, readLetter } from "./pages/letters.ts";
import { routeIn } from "./pages/mails.ts";
import { readAs } from "./pages/own-object.ts";
import { orderBy } from "./pages/own-order.ts";
import { callAs, details } from "./pages/walk-in.ts";

const said = {
  id: {
    ...{ returned: /perlu diperbaiki/, changed: /diubah$/, asked: /^Permintaan Anda/, declined: /tidak berubah$/ },
    ...{ moved: /^Jadwal baru/, extended: /diperpanjang$/, next: "Yang perlu Anda lakukan", until: "Paling lambat" },
    ...{ contact: "Ada pertanyaan?", page: "Buka pesanan", bill: "Buka tagihan" },
    ...{ waits: "Pengelola akan menjawab permintaan ubah jadwal Anda", receipt: "Bawa bukti bayar saat datang" },
    ...{ answers: "Pengelola memeriksa pesanan Anda", agree: "Periksa harga dan ketentuannya" },
  },
  en: {
    ...{
      returned: /needs your attention/,
      changed: /was changed$/,
      asked: /^Your request/,
      declined: /^No other dates/,
    },
    ...{ moved: /^New dates/, extended: /was extended$/, next: "What to do next", until: "No later than" },
    ...{ contact: "Any questions?", page: "Open the booking", bill: "Open the bill" },
    ...{ waits: "The manager answers your request for other dates", receipt: "Bring the receipt when you come" },
    ...{ answers: "The manager looks at your order", agree: "Check price and terms" },
  },
} as const;

for (const language of readers) {
  test(`the mails of what happens to a booking between order and use, in ${language}, say what to do and until when`, async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto("/");
    const reader = await visitor();
    const say = said[language];
    const { who, name, id, versi: first, nightOf, step } = await orderBy(page, language);
    const mail = (subject: RegExp) => letterTo(page, `${who}@example.test`, subject);
    const read = (letter: ReadMail, expected: Expected) =>
      readLetter(reader, letter, id, { ...expected, words: [name, say.next, say.contact, ...expected.words] });
    const price = { totalbiaya: 100_000, setuju: true };

    const filled = await step(who, "isi_kelengkapan_nsb", { versi: first, ...details });
    const asked = await step(who, "konfirmasipesanan_nasabah", { versi: filled.versi, ...price });
    const back = { versi: asked.versi, catatan: "Surat tugas belum ada" };
    const returned = await step("pengelola", "kembalikan", back);
    const words = ["Surat tugas belum ada", say.agree, say.until];
    await read(await mail(say.returned), { words, link: say.page });

    const again = await step(who, "konfirmasipesanan_nasabah", { versi: returned.versi, ...price });
    const change = { versi: again.versi, keperluan: "Rapat kerja" };
    const changed = await step("pengelola", "perubahanpesanan", change);
    await read(await mail(say.changed), { words: [say.answers, "100.000"], link: say.page });

    const { idbilling } = await step("pengelola", "konfirmasipesanan", { versi: changed.versi });
    const money = { idbilling, jumlah: 100_000, referensi: randomUUID(), waktutransaksi: new Date().toISOString() };
    await callAs(page, "bank", "billing/terima", money);
    const paid = await readAs(page, who, `trx_penginapan/view/${id}`);
    const wish = { totalbiaya: 100_000, alasan: "Rapat dipindah" };
    const wished = await step(who, "mintajadwal", { versi: paid.versi, waktu: nightOf(50), ...wish });
    await read(await mail(say.asked), { words: [say.waits, say.until], link: say.page });

    // What is only told stays true, so that these may come all at once.
    const declined = await step("pengelola", "tolakjadwal", { versi: wished.versi, catatan: "Ada renovasi" });
    const once = await step(who, "mintajadwal", { versi: declined.versi, waktu: nightOf(60), ...wish });
    const moved = await step("pengelola", "terimajadwal", { versi: once.versi });
    await step("pengelola", "perpanjang", { versi: moved.versi, tambahan: 1, setuju: true });
    const { tagihan } = await readAs(page, who, `trx_penginapan/view/${id}`);
    const rest = [String(tagihan[0].idbilling), "100.000", say.until];
    const extended = await mail(say.extended);
    await read(extended, { words: rest, link: say.bill });
    // Made when they are sent, before the supplementary bill or after it.
    const link = new RegExp(`^(${say.page}|${say.bill})$`);
    await read(await mail(say.declined), { words: ["Ada renovasi"], link });
    const accepted = await mail(say.moved);
    await read(accepted, { words: [], link, not: [say.waits] });
    for (const letter of [accepted, extended]) expect(await dateIn(page, letter)).toEqual([name, nightOf(60).checkin]);
  });
}

test("a mail's link asks whoever is signed out who they are, and leads to the booking after a wrong password too", async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto("/");
  const { who, name, id } = await orderBy(page, "en");
  const { text } = await letterTo(page, `${who}@example.test`, /received/);
  const reader = await visitor();
  await open(reader, routeIn(text));
  await reader.locator("input[autocomplete=username]").fill(who);
  await reader.locator("input[type=password]").fill("wrong password");
  await reader.locator("button[type=submit]").click();
  await expect(reader.getByText("Username or password not correct.")).toBeVisible();
  await reader.locator("input[type=password]").fill(password);
  await reader.locator("button[type=submit]").click();
  await expect(reader).toHaveURL(new RegExp(`#/trx_penginapan/view/${id}$`));
  await expect(reader.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(reader.getByText(new RegExp(`Booking no\\. ${id}`)).first()).toBeVisible();
});
