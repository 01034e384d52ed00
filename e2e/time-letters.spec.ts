import type { Page } from "@playwright/test";
import { addDays, formatDays, formatDeadline, localDate, toInstant, usualZone } from "@retribusi/contract/define/dates";
import { arrivalReminderFrom } from "@retribusi/contract/features/booking/booking.reminders";
import { expect, readers, test } from "./fixtures.ts";
import { setBillBack, setStepBack } from "./pages/elapsed.ts";
import {
  countLetters,
  dateIn,
  type Expected,
  fileOf,
  followSignedOut,
  letterTo,
  look,
  looked,
  type ReadMail,
  readLetter,
} from "./pages/letters.ts";
import { readAs } from "./pages/own-object.ts";
import { billOrder, type Order, orderBy, payOrder, stayBy } from "./pages/own-order.ts";
import { textOfBytes } from "./pages/paper.ts";
import { payRefund } from "./pages/refund.ts";
import { callAs, details } from "./pages/walk-in.ts";

const said = {
  id: {
    ...{ next: "Yang perlu Anda lakukan", until: "Paling lambat", contact: "Ada pertanyaan?" },
    ...{ page: "Buka pesanan", bill: "Buka tagihan", rate: "Beri penilaian", thanks: /^Terima kasih/ },
    ...{ soon: /: bayar sebelum /, released: "setelah itu unit dilepas", begins: /segera dimulai/ },
    ...{ receipt: "Bawa bukti bayar saat datang, dicetak atau di ponsel Anda.", how: "Bagaimana pengalaman Anda?" },
    ...{ cancelled: /dibatalkan$/, refund: /^Pengembalian untuk pesanan/, proposed: "Pengembalian diajukan" },
    steps: "Dinas memverifikasinya, lalu pemerintah daerah memutuskan, dan setiap langkah diberitahukan kepada Anda.",
    account: "Isilah rekening tujuan di halaman pesanan.",
    verified: "Pemerintah daerah kini memutuskan.",
    approved: "Bendahara kini membayarkannya ke rekening yang Anda berikan.",
    ...{ paidBack: "Pengembalian dibayar", to: "ke Bank Contoh ••••6789", reference: "Referensi bank: TRF-" },
  },
  en: {
    ...{ next: "What to do next", until: "No later than", contact: "Any questions?" },
    ...{ page: "Open the booking", bill: "Open the bill", rate: "Rate it", thanks: /^Thank you/ },
    ...{ soon: /: please pay before /, released: "after that the units are released", begins: /begins soon/ },
    ...{ receipt: "Bring the receipt when you come, printed or on your phone.", how: "How was it?" },
    ...{ cancelled: /was cancelled$/, refund: /^Refund for booking/, proposed: "Refund proposed" },
    steps: "The agency verifies it, then the regional government decides, and each step is told to you.",
    account: "Please enter the account that it is to be paid to on the page of the booking.",
    verified: "The regional government decides now.",
    approved: "The treasurer now pays it to the account you gave.",
    ...{ paidBack: "Refund paid", to: "to Bank Contoh ••••6789", reference: "The bank's reference is TRF-" },
  },
} as const;

type Language = keyof typeof said;

const addressOf = ({ who }: Order) => `${who}@example.test`;

/** The newest mail about something, which has been looked at narrow and wide, light and dark, says what is expected, and came once. */
async function readOf(page: Page, reader: Page, order: Order, subject: RegExp, expected: Expected): Promise<ReadMail> {
  const mail = await letterTo(page, addressOf(order), subject, looked);
  expect(mail.subject).toContain(String(order.id));
  await look(reader, mail);
  await readLetter(reader, mail, order.id, { ...expected, words: [order.name, ...expected.words] });
  expect(await countLetters(page, addressOf(order), subject)).toBe(1);
  return mail;
}

/** The nearest day on whose eve the morning is over, at whatever time this runs. */
function dayReminded(today: string): string {
  const tomorrow = addDays(today, 1);
  return arrivalReminderFrom(toInstant(tomorrow, "14:00", usualZone), usualZone) <= new Date() ? tomorrow : today;
}

async function billOfFiveHours(page: Page, language: Language) {
  const order = await orderBy(page, language);
  const idbilling = await billOrder(order);
  return { order, idbilling, until: await setBillBack(order.id) };
}

async function paidLongAgo(page: Page, language: Language) {
  const hours = { jamcheckin: "14:00", jamcheckout: "12:00" };
  const order = await orderBy(page, language, { from: dayReminded, hours });
  await payOrder(page, order);
  await setStepBack(order.id, 3 * 24 * 60);
  return order;
}

/** A stay that has ended longer ago than it can be taken back. */
async function left(page: Page, language: Language) {
  const order = await stayBy(page, language);
  await setStepBack(order.id, 35);
  return order;
}

for (const language of readers) {
  test(`what nobody's action tells comes by itself, in ${language}: a bill that expires, a stay that begins, thanks for one that ended`, async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto("/");
    const reader = await visitor({ language });
    const say = said[language];
    const { order: billed, idbilling, until } = await billOfFiveHours(page, language);
    const coming = await paidLongAgo(page, language);
    const gone = await left(page, language);

    const deadline = formatDeadline(until, usualZone, language);
    const pay = [idbilling, "100.000", deadline, say.released, say.next, say.until, say.contact];
    const reminded = await readOf(page, reader, billed, say.soon, { words: pay, link: say.bill });
    expect((await textOfBytes(await fileOf(page, reminded, /\.pdf$/))).replaceAll(" ", "")).toContain(idbilling);

    const { objek } = await readAs(page, coming.who, `trx_penginapan/view/${coming.id}`);
    const come = [say.receipt, say.next, say.contact];
    const begins = await readOf(page, reader, coming, say.begins, { words: come, link: say.page, not: [say.until] });
    const way = reader.getByRole("link", { name: objek.lokasialamat });
    await expect(way).toHaveAttribute("href", /^https:\/\/www\.openstreetmap\.org\//);
    expect(await dateIn(page, begins)).toEqual([coming.name, coming.checkin]);
    expect(await textOfBytes(await fileOf(page, begins, /kartu.*\.pdf$/))).toContain(details.namapengguna);

    const thanks = { words: [say.how, say.contact], link: say.rate, not: [say.next, say.until] };
    expect((await readOf(page, reader, gone, say.thanks, thanks)).attachments).toEqual([]);

    for (const [mail, order] of [
      [reminded, billed],
      [begins, coming],
    ] as const) {
      const fresh = await visitor({ language });
      await followSignedOut(fresh, mail, order.who);
      await expect(fresh.getByRole("heading", { level: 1, name: order.name })).toBeVisible();
    }
  });
}

const account = { namabank: "Bank Contoh", norekening: "00123456789", namarekening: "Tamu Contoh" };

for (const language of readers) {
  test(`a refund's mails, in ${language}, say how much, what happens next and, in the end, when and where to it was paid`, async ({
    as,
    visitor,
  }) => {
    const page = await visitor();
    await page.goto("/");
    const reader = await visitor({ language });
    const say = said[language];
    const order = await orderBy(page, language);
    const { who, id, step } = order;
    const versi = await payOrder(page, order);
    const read = async (subject: RegExp, { words, not = [] }: Omit<Expected, "link">) => {
      const mail = await letterTo(page, addressOf(order), subject, { says: words[0] ?? "" });
      await look(reader, mail);
      const all = [order.name, "100.000", say.contact, ...words];
      await readLetter(reader, mail, id, { words: all, link: say.page, not: [say.until, ...not] });
      return mail;
    };

    await step(who, "pembatalan", { versi, alasanpembatalan: "Rapat dipindah ke bulan depan" });
    const why = ["Rapat dipindah ke bulan depan", say.steps, say.account, say.proposed];
    const cancelled = await read(say.cancelled, { words: why, not: [say.paidBack, say.receipt] });
    expect(cancelled.attachments).toEqual([]);
    const fresh = await visitor({ language });
    await followSignedOut(fresh, cancelled, who);
    await expect(fresh.getByRole("heading", { level: 1, name: order.name })).toBeVisible();

    const { pengembalian } = await readAs(page, who, `trx_penginapan/view/${id}`);
    const refund = Number(pengembalian[0].id);
    await callAs(page, who, `account/pengembalian/${refund}`, { versi: 1, rekening: account });
    await callAs(page, "dinas", `billing/pengembalian/verifikasi/${refund}`, { versi: 2 });
    await read(say.refund, { words: [say.verified, say.proposed] });
    await callAs(page, "pemda", `billing/pengembalian/setujui/${refund}`, { versi: 3 });
    await read(say.refund, { words: [say.approved], not: [say.paidBack] });

    await payRefund(await as("bendahara"), refund, account.norekening);
    const today = localDate(new Date(), usualZone);
    const words = [say.reference, say.to, formatDays(today, today, language), say.paidBack];
    await read(say.refund, { words, not: [say.proposed, say.account, account.norekening] });
  });
}
