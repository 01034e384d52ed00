import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { mostMessages } from "@retribusi/contract/features/booking/booking.thread";
import type { Thread } from "@retribusi/contract/features/booking/thread.endpoints";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  act,
  bring,
  type Cast,
  createCast,
  createLodging,
  details,
  orderOf,
  stay,
} from "../../testing/booking-steps.ts";
import { mailsOf, noticesOf } from "../../testing/news.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { jpeg, upload } from "../../testing/uploads.ts";
import { sweepFiles } from "../files/removal.ts";

let app: TestApp;
let cast: Cast;
let objectid: number;
let customer: Caller;
let record: BookingRecord;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
  objectid = await createLodging(app, app.world.home, 50);
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ customer, record } = await bring(app, cast, 10, orderOf(objectid)));
});

const trx = "trx_penginapan";
const prisma = () => app.deps.db.prisma;
const day = 24 * 3_600_000;
const message = (isi: string, berkas: readonly number[] = []) => ({ kunci: crypto.randomUUID(), isi, berkas });
const send = (who: Caller, body: object) => who.post(`${trx}/tulispercakapan/${record.id}`, body);
const write = async (who: Caller, isi: string, berkas?: readonly number[]): Promise<Thread> =>
  (await send(who, message(isi, berkas)).expect(200)).body;
const read = async (who: Caller, query = ""): Promise<Thread> =>
  (await who.get(`${trx}/percakapan/${record.id}${query}`).expect(200)).body;
const markRead = async (who: Caller, sampai: number): Promise<number> =>
  (await who.post(`${trx}/bacapercakapan/${record.id}`, { sampai }).expect(200)).body.dibaca;
const unreadOf = async (who: Caller): Promise<number> =>
  (await who.get(`${trx}/view/${record.id}`).expect(200)).body.percakapanbaru;
const lastOf = ({ records }: Thread) => records.at(-1)?.id ?? 0;
const change = (data: object) => prisma().booking.update({ where: { id: record.id }, data });
async function picture(who: Caller): Promise<number> {
  const { body } = await upload(app, who, [{ content: await jpeg(60, 40), name: "kamar.jpg" }], "document").expect(200);
  return body.berkasid;
}
async function pdf(who: Caller, name: string): Promise<number> {
  const content = Buffer.from("%PDF-1.7\n%%EOF");
  return (await upload(app, who, [{ content, name }], "document").expect(200)).body.berkasid;
}
const lettersTo = async ({ userid }: Pick<Caller, "userid">) =>
  (await noticesOf(app, { userid })).filter((one) => one.bookingid === record.id && one.isi.includes("page of"));
const mails = async () =>
  (await mailsOf(app, record.id)).filter(({ aksi }) => aksi === "message").map(({ text }) => text);

describe("the thread of a booking", () => {
  test("is read by its two sides in the order it was written: the customer reads an office, the office a person", async () => {
    await write(customer, "  Apakah ada kasur tambahan?\n<b>Terima kasih</b> ");
    await write(cast.manager, "Ada, dua.");
    const { pengelolaname } = record.objek;
    const seen = (thread: Thread) => thread.records.map(({ pihak, nama, milik, isi }) => [pihak, nama, milik, isi]);
    const [fullname, manager] = await Promise.all(
      [customer, cast.manager].map(
        async ({ userid }) => (await prisma().userdata.findUniqueOrThrow({ where: { userid } })).fullname,
      ),
    );
    const question = "Apakah ada kasur tambahan?\n<b>Terima kasih</b>";
    expect(seen(await read(customer))).toEqual([
      ["pemesan", fullname, true, question],
      ["petugas", pengelolaname, false, "Ada, dua."],
    ]);
    expect(seen(await read(cast.manager))).toEqual([
      ["pemesan", fullname, false, question],
      ["petugas", manager, true, "Ada, dua."],
    ]);
  });

  test.each(["dinas", "pemda", "superuser"] as const)("is open to the booking's %s", async (role) => {
    await write(customer, "Halo");
    const thread = await write(cast[role], "Kami bantu.");
    expect(thread.records).toHaveLength(2);
    const [, answer] = (await read(customer)).records;
    const { skpdname, pemdaname, pengelolaname } = record.objek;
    expect(answer?.nama).toBe({ dinas: skpdname, pemda: pemdaname, superuser: pengelolaname }[role]);
  });

  test("isn't there for another customer, another group and a bank", async () => {
    const { records } = await write(customer, "Halo");
    const outside = [await app.as("nasabah"), await app.as("pengelola", app.world.rival), cast.bank];
    for (const who of outside) {
      await who.get(`${trx}/percakapan/${record.id}`).expect(404);
      await send(who, message("Saya juga")).expect(404);
      await who.post(`${trx}/bacapercakapan/${record.id}`, { sampai: records[0]?.id }).expect(404);
    }
    expect((await cast.bank.get(`${trx}/view/${record.id}`).expect(200)).body.percakapanbaru).toBe(0);
    expect((await read(customer)).records).toHaveLength(1);
  });

  test("has a message once, however often its device sends it", async () => {
    const body = message("Satu kali saja");
    await Promise.all([send(customer, body).expect(200), send(customer, body).expect(200)]);
    const { body: again } = await send(customer, body).expect(200);
    expect(again.records).toHaveLength(1);
    // Another person's key is another key.
    await send(cast.manager, body).expect(200);
    expect((await read(customer)).records).toHaveLength(2);
  });

  test.each([
    ["nothing at all", { isi: " \n " }],
    ["what can't be seen", { isi: "\u200b\u200b" }],
    ["what turns the direction", { isi: "ab\u202ecd" }],
    ["more than 2,000 characters", { isi: "x".repeat(2001) }],
  ])("takes no %s", async (_, wrong) => {
    const { body } = await send(customer, { ...message(""), ...wrong }).expect(400);
    expect(Object.keys(body.error.fields)).toEqual(["isi"]);
    await send(customer, message("x".repeat(2000))).expect(200);
  });

  test("shows the latest messages first to come, and earlier ones when asked", async () => {
    for (const isi of ["satu", "dua", "tiga"]) await write(customer, isi);
    const some = await read(customer, "?limit=2");
    expect([some.hasMore, some.records.map(({ isi }) => isi)]).toEqual([true, ["dua", "tiga"]]);
    const all = await read(customer, "?limit=3");
    expect([all.hasMore, all.records.map(({ isi }) => isi)]).toEqual([false, ["satu", "dua", "tiga"]]);
  });
});

describe("what wasn't read", () => {
  test("is counted for each reader, never one's own, and doesn't come back", async () => {
    await write(customer, "satu");
    const thread = await write(customer, "dua");
    expect([await unreadOf(customer), await unreadOf(cast.manager), await unreadOf(cast.dinas)]).toEqual([0, 2, 2]);
    expect(await markRead(cast.manager, thread.records[0]?.id ?? 0)).toBe(thread.records[0]?.id);
    expect(await unreadOf(cast.manager)).toBe(1);
    expect(await markRead(cast.manager, lastOf(thread))).toBe(lastOf(thread));
    expect(await markRead(cast.manager, thread.records[0]?.id ?? 0)).toBe(lastOf(thread));
    expect([await unreadOf(cast.manager), await unreadOf(cast.dinas)]).toEqual([0, 2]);
    expect((await read(cast.manager)).dibaca).toBe(lastOf(thread));
    await write(cast.manager, "jawaban");
    expect([await unreadOf(customer), await unreadOf(cast.dinas)]).toEqual([1, 2]);
  });

  test("stands on the rows of one's bookings and of the queue", async () => {
    await write(cast.manager, "Halo");
    const { body: mine } = await customer.get("booking/saya").expect(200);
    expect(mine.records.map(({ percakapanbaru }: BookingRecord) => percakapanbaru)).toEqual([1]);
    await write(customer, "Halo juga");
    const { body: cards } = await cast.manager.get(`booking/cards?cari=${record.id}`).expect(200);
    expect(cards.records).toMatchObject([{ id: record.id, percakapanbaru: 1 }]);
  });

  test("isn't taken for read by a number of another booking", async () => {
    await write(customer, "Halo");
    const other = await bring(app, cast, 10, orderOf(objectid));
    await other.customer.post(`${trx}/tulispercakapan/${other.record.id}`, message("Nanti")).expect(200);
    expect(await markRead(cast.manager, 2_147_483_647)).toBe(lastOf(await read(cast.manager)));
    await write(customer, "Lagi");
    expect(await unreadOf(cast.manager)).toBe(1);
  });
});

describe("the other side", () => {
  test("is told once until it has read, by who wrote and the first words", async () => {
    await write(customer, `Apakah {total} ${"panjang ".repeat(60)}`);
    await write(customer, "Masih di sana?");
    const [letter, ...more] = await lettersTo(cast.manager);
    expect(more).toEqual([]);
    expect(letter?.judul).toContain(`${record.namapemesan} wrote about booking ${record.id}`);
    expect(letter?.isi).toContain("“Apakah {total} panjang");
    expect(letter?.isi).not.toContain("panjang ".repeat(20));
    await markRead(cast.manager, lastOf(await read(cast.manager)));
    await write(customer, "Sekali lagi");
    expect(await lettersTo(cast.manager)).toHaveLength(2);
    expect(await lettersTo(customer)).toEqual([]);
  });

  test("is the customer, by mail and in the inbox, from the office and not from a person", async () => {
    await write(cast.manager, "Silakan datang pukul 14.00.");
    await write(cast.manager, "Bawa KTP.");
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toContain(`${record.objek.pengelolaname}: “Silakan datang pukul 14.00.”`);
    expect(await lettersTo(customer)).toHaveLength(1);
    expect(await lettersTo(cast.manager)).toEqual([]);
    await markRead(customer, lastOf(await read(customer)));
    await write(cast.manager, "Sampai jumpa.");
    expect(await mails()).toHaveLength(2);
  });
});

describe("writing ends", () => {
  const refusal = async (who = customer) => {
    const { status, body } = await send(who, message("Halo"));
    return status === 200 ? "sent" : `${body.error.code}: ${body.error.message}`;
  };
  const since = (days: number) => new Date(Date.now() - days * day);

  test.each([
    ["80", "tglstatus"],
    ["90", "tglstatus"],
    ["92", "tglstatus"],
    ["95", "tglstatus"],
    ["70", "tglakhirpemakaian"],
  ])("30 days after the end of a booking in %s, by %s, and not before", async (status, column) => {
    const old = { statusbooking: Number(status), aktif: null, tglstatus: since(60), tglmulaipemakaian: since(70) };
    await change({ ...old, tglakhirpemakaian: since(60), [column]: since(29.9) });
    expect(await refusal()).toBe("sent");
    await change({ [column]: since(30.1) });
    expect(await refusal()).toContain("ACTION_REFUSED: Messages could be written until");
    expect(await refusal(cast.manager)).toContain("ACTION_REFUSED");
    const thread = await read(customer);
    expect([thread.keadaan, thread.records.length]).toEqual(["tutup", 1]);
  });

  test("where the customer has no account", async () => {
    await change({ idpemesan: null, user_created: cast.manager.userid });
    expect((await read(cast.manager)).keadaan).toBe("tanpaakun");
    expect(await refusal(cast.manager)).toContain("has no account to read messages with");
  });

  test("after so many messages within an hour, each person and booking for itself", async () => {
    for (let at = 0; at < mostMessages.hour; at += 1) await write(customer, `Pesan ${at}`);
    expect(await refusal()).toContain("within an hour");
    expect(await refusal(cast.manager)).toBe("sent");
    await prisma().percakapan.updateMany({
      where: { bookingid: record.id, isi: "Pesan 0" },
      data: { date_created: since(0.05) },
    });
    expect(await refusal()).toBe("sent");
  });
});

describe("what comes with a message", () => {
  test("opens for both sides for a while, is no paper of the booking and isn't swept", async () => {
    const [photo, letter] = [await picture(customer), await pdf(customer, "3273010101900001.pdf")];
    await write(customer, "", [photo, letter]);
    const [{ lampiran = [] } = {}] = (await read(cast.manager)).records;
    expect(lampiran.map(({ mime, namaasli }) => [mime, namaasli])).toEqual([
      ["image/webp", "kamar.jpg"],
      ["application/pdf", "3273********0001.pdf"],
    ]);
    await sweepFiles({ ...app.deps, clock: { now: () => new Date(Date.now() + 2 * day) } });
    for (const { path } of lampiran) await supertest(app.app).get(path).expect(200);
    await supertest(app.app)
      .get(lampiran[0]?.path.replace(/\?.*/, "") ?? "")
      .expect(404);
    expect((await customer.get(`${trx}/view/${record.id}`)).body.dokumen).toEqual([]);
  });

  test("is one's own, waits for a record, and is a picture or a PDF; nothing of the message is kept otherwise", async () => {
    const used = await picture(customer);
    await write(customer, "Ini", [used]);
    const wrong = [await picture(cast.manager), used, 2_147_483_647];
    for (const id of wrong) {
      const { body } = await send(customer, message("Ini", [await picture(customer), id])).expect(400);
      expect(Object.keys(body.error.fields)).toEqual(["berkas.1"]);
    }
    const twice = await picture(customer);
    await send(customer, message("Ini", [twice, twice])).expect(400);
    await send(customer, message("Ini", [1, 2, 3, 4, 5])).expect(400);
    expect((await read(customer)).records).toHaveLength(1);
    expect((await prisma().berkas.findUniqueOrThrow({ where: { id: twice } })).sementara).toBe(true);
  });

  test("stays when the details are filled in, and can't become a paper of them", async () => {
    const [sent, card] = [await picture(customer), await picture(customer)];
    await write(customer, "Ini", [sent]);
    const body = { versi: record.versi, ...details, dokumen: [{ berkasid: sent, jenis: "identitas" }] };
    await customer.post(`${trx}/isi_kelengkapan_nsb/${record.id}`, body).expect(400);
    const right = { ...body, dokumen: [{ berkasid: card, jenis: "identitas" }] };
    const { dokumen } = await act(customer, "isi_kelengkapan_nsb", record.id, right);
    expect(dokumen.map(({ berkasid }) => berkasid)).toEqual([card]);
    expect((await read(customer)).records[0]?.lampiran.map(({ berkasid }) => berkasid)).toEqual([sent]);
  });
});

test("requests for other dates stand in it with their answers", async () => {
  ({ customer, record } = await bring(app, cast, 50, orderOf(objectid)));
  const wish = { waktu: stay(6, 2), totalbiaya: 300_000, alasan: "Acara kami diundur sehari" };
  await act(customer, "mintajadwal", record.id, { versi: record.versi, ...wish });
  record = (await customer.get(`${trx}/view/${record.id}`)).body;
  await act(cast.manager, "tolakjadwal", record.id, { versi: record.versi, catatan: "Wisma sedang dicat" });
  record = (await customer.get(`${trx}/view/${record.id}`)).body;
  await act(customer, "mintajadwal", record.id, { versi: record.versi, ...wish });
  const { jadwal } = await read(customer);
  expect(jadwal).toMatchObject([
    { keputusan: "ditolak", waktu: wish.waktu, catatan: "Wisma sedang dicat", tglputus: expect.any(String) },
    { keputusan: "diminta", alasan: wish.alasan, tglputus: null },
  ]);
});
