import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { createPerson, login, type Person, password, tokenOf, withToken } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepFiles } from "../files/removal.ts";
import { closedName } from "./anonymise.ts";
import { closeAccounts } from "./closing.ts";
import { isUnconfirmed } from "./unconfirmed.ts";

let app: TestApp;
let person: Person;
let twin: Person;
let caller: ReturnType<typeof withToken>;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.prisma.percobaan_login.deleteMany();
  await app.deps.db.prisma.userdata.updateMany({ data: { tutuppada: null } });
  [person, twin] = [await createPerson(app), await createPerson(app)];
  caller = withToken(app, await tokenOf(app, person));
});

const close = (from = caller, passwordlama = password) => from.post("account/close", { passwordlama });
const stored = ({ userid } = person) => app.deps.db.prisma.userdata.findUniqueOrThrow({ where: { userid } });
/** The job as it runs so many days later. */
const runAfter = (days: number) =>
  closeAccounts({ ...app.deps, clock: { now: () => new Date(Date.now() + days * 24 * 3_600_000) } });

const contact = {
  alamatpemesan: "Jl. Rahasia 1",
  notelp: "0811",
  emailpemesan: "x@y.example",
  noidentitas: "1".repeat(16),
};
async function book(owner: Person, statusbooking: number) {
  const { prisma } = app.deps.db;
  const data = { ...bookingOf(app.world.home, "penginapan", owner.userid), ...contact, statusbooking };
  const booking = await prisma.booking.create({ data });
  const perubahan = { notelp: ["0811", "0812"], totalbiaya: [1, 2] };
  const entry = { bookingid: booking.id, aksi: "change", kestatus: statusbooking, peran: "nasabah", versi: 1 };
  await prisma.booking_riwayat.create({ data: { ...entry, userid: owner.userid, alasan: "Rahasia saya", perubahan } });
  await prisma.inbox.create({ data: { userid: owner.userid, judul: "-", isi: "-", bookingid: booking.id } });
  return booking;
}
const refund = async (bookingid: number, statuspengembalian: "dibayar" | "diajukan") =>
  app.deps.db.prisma.pengembalian.create({ data: { bookingid, jumlah: 1n, alasan: "batal", statuspengembalian } });
async function document(owner: Person, bookingid: number) {
  const { prisma } = app.deps.db;
  const path = `dokumen/${crypto.randomUUID().replaceAll("-", "")}.pdf`;
  const row = { path, namaasli: "ktp.pdf", mime: "application/pdf", ukuran: 4, pemilik: owner.userid };
  const { id: berkasid } = await prisma.berkas.create({ data: { ...row, date_created: new Date("2026-01-01") } });
  await prisma.booking_dokumen.create({ data: { bookingid, berkasid, jenis: "identitas" } });
  await app.deps.files.write(path, Buffer.from("ktp"));
  return path;
}

describe("asking for an account to be closed", () => {
  test("needs the password, ends every session and is told by mail", async () => {
    const { body } = await close(caller, "Salah#2026").expect(400);
    expect(Object.keys(body.error.fields)).toEqual(["passwordlama"]);
    const { body: asked } = await close().expect(200);
    expect(new Date(asked.tutuppada).getTime() - Date.now()).toBeGreaterThan(13.9 * 24 * 3_600_000);
    await caller.get("account").expect(401);
    const { muatan } = await app.deps.db.prisma.outbox.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(muatan).toMatchObject({ to: person.email, subject: "Your account will be closed" });
  });

  test.each([10, 20, 30, 40, 50, 60])("is refused with a booking in state %i, which is named", async (status) => {
    const { id } = await book(person, status);
    const { body } = await close().expect(409);
    expect(body.error).toMatchObject({ code: "ACTION_REFUSED", details: { reason: "bookings", pesanan: [{ id }] } });
    const { body: overview } = await caller.get("account/overview").expect(200);
    expect(overview.penutupan).toMatchObject({ olehsendiri: true, pesanan: [{ id }] });
  });

  test.each([70, 80, 90, 92, 95])(
    "is granted with one in state %i, and with somebody else's open one",
    async (status) => {
      await book(person, status);
      await book(twin, 40);
      await close().expect(200);
    },
  );

  test("is refused while money is on its way back", async () => {
    const { id } = await book(person, 90);
    const { id: refundid } = await refund(id, "diajukan");
    expect((await close().expect(409)).body.error.details.reason).toBe("refunds");
    await app.deps.db.prisma.pengembalian.update({ where: { id: refundid }, data: { statuspengembalian: "dibayar" } });
    await close().expect(200);
  });

  test.each(["pengelola", "superuser"] as const)("is an administrator's matter for a %s", async (role) => {
    const staff = await createPerson(app, role);
    const from = withToken(app, await tokenOf(app, staff));
    expect((await close(from).expect(409)).body.error.details.reason).toBe("staff");
    await from.get("account").expect(200);
  });

  test("is withdrawn by signing in, which is told by mail", async () => {
    await close().expect(200);
    await login(app, { username: person.username, password: "Salah#2026" }).expect(401);
    expect((await stored()).tutuppada).not.toBeNull();
    const signIn = () => login(app, { username: person.username, password }).expect(200);
    expect((await signIn()).body.penutupanbatal).toBe(true);
    expect((await signIn()).body.penutupanbatal).toBe(false);
    expect((await stored()).tutuppada).toBeNull();
    const { muatan } = await app.deps.db.prisma.outbox.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(muatan).toMatchObject({ to: person.email, subject: "Your account stays" });
    expect(await runAfter(15)).toBe(0);
  });
});

describe("closing an account", () => {
  test("takes what was written about the person's bookings with it, by both sides; what they wrote to others stays", async () => {
    const { prisma } = app.deps.db;
    const [own, foreign] = [await book(person, 92), await book(twin, 92)];
    const say = (bookingid: number, { userid }: Person, isi: string) =>
      prisma.percakapan.create({ data: { bookingid, userid, peran: "nasabah", isi, kunci: crypto.randomUUID() } });
    await say(own.id, person, "Pertanyaan");
    const { id } = await say(own.id, twin, "Jawaban");
    await say(foreign.id, person, "Kata petugas");
    const read = { bookingid: own.id, terakhir: id };
    await prisma.percakapan_dibaca.createMany({ data: [person, twin].map(({ userid }) => ({ ...read, userid })) });
    await close().expect(200);
    expect(await runAfter(14.1)).toBe(1);
    const left = await prisma.percakapan.findMany({ where: { bookingid: { in: [own.id, foreign.id] } } });
    expect(left.map(({ isi }) => isi)).toEqual(["Kata petugas"]);
    expect(await prisma.percakapan_dibaca.count({ where: { bookingid: own.id } })).toBe(0);
  });

  test("takes the person's sentences of thanks back, and leaves the stars and what others wrote", async () => {
    const { prisma } = app.deps.db;
    const said = { bintang: 4, isi: "Tenang", tampil: true, diubah: new Date() };
    const [own, foreign] = [await book(person, 92), await book(twin, 92)];
    for (const { id: bookingid } of [own, foreign]) await prisma.penilaian.create({ data: { bookingid, ...said } });
    await close().expect(200);
    expect(await runAfter(14.1)).toBe(1);
    const find = (bookingid: number) => prisma.penilaian.findUnique({ where: { bookingid } });
    expect(await find(own.id)).toMatchObject({ bintang: 4, isi: "", tampil: false });
    expect(await find(foreign.id)).toMatchObject(said);
  });

  test("waits for the days of grace, and happens once", async () => {
    await close().expect(200);
    expect(await runAfter(13.9)).toBe(0);
    expect(await Promise.all([runAfter(14.1), runAfter(14.1)])).toEqual(expect.arrayContaining([0, 1]));
    expect((await stored()).tglditutup).not.toBeNull();
  });

  test("removes what is personal and keeps what the books need; a twin keeps everything", async () => {
    const { prisma } = app.deps.db;
    const paid = await book(person, 70);
    await refund(paid.id, "dibayar");
    const unpaid = await book(person, 92);
    const foreign = await book(twin, 92);
    const [gone, kept] = [await document(person, paid.id), await document(twin, foreign.id)];
    // Somebody who worked at the counter once put it to another one's booking.
    const added = await document(person, foreign.id);
    const agreed = { privasiversi: "2026-11-22", privasidisetujui: new Date() };
    await prisma.userdata.update({ where: { userid: person.userid }, data: agreed });
    const before = await stored();
    const twinBefore = await stored(twin);
    await close().expect(200);
    expect(await runAfter(14.1)).toBe(1);

    const after = await stored();
    const text = JSON.stringify({ ...after, tglditutup: null });
    for (const value of [before.username, before.email, before.fullname, before.noidentitas, before.notelp]) {
      if (value) expect(text).not.toContain(value);
    }
    expect(isUnconfirmed(after)).toBe(false);
    expect(after).toMatchObject({ fullname: closedName, statusakun: 0, foto: null, noidentitas: null, notelp: null });
    const find = (id: number) => prisma.booking.findUniqueOrThrow({ where: { id } });
    const nothing = { notelp: null, emailpemesan: null, noidentitas: null };
    expect(await find(paid.id)).toMatchObject({
      ...nothing,
      namapemesan: paid.namapemesan,
      alamatpemesan: "Jl. Rahasia 1",
    });
    expect(await find(unpaid.id)).toMatchObject({ ...nothing, namapemesan: closedName, alamatpemesan: null });
    expect(await find(unpaid.id)).toMatchObject({ totalbiaya: 150_000n, idpemesan: person.userid });
    const [entry] = await prisma.booking_riwayat.findMany({ where: { bookingid: unpaid.id } });
    expect([entry?.alasan, entry?.perubahan]).toEqual([null, { totalbiaya: [1, 2] }]);
    await sweepFiles(app.deps);
    expect([await app.deps.files.find(gone), (await app.deps.files.find(kept))?.toString()]).toEqual([null, "ktp"]);
    expect((await app.deps.files.find(added))?.toString()).toBe("ktp");

    const mine = { userid: person.userid };
    expect([await prisma.sesi.count({ where: mine }), await prisma.inbox.count({ where: mine })]).toEqual([0, 0]);
    expect(await prisma.model_has_roles.count({ where: { model_id: person.userid } })).toBe(0);
    const trail = await prisma.audit.findMany({ where: { entitas: "userdata", kunci: String(person.userid) } });
    expect(trail.map(({ sebelum, sesudah, alamatip }) => ({ sebelum, sesudah, alamatip })).slice(0, -1)).toEqual(
      trail.slice(1).map(() => ({ sebelum: null, sesudah: null, alamatip: null })),
    );
    await login(app, { username: person.username, password }).expect(401);
    await login(app, { username: after.username, password: "!" }).expect(401);

    expect(await stored(twin)).toEqual(twinBefore);
    expect(await find(foreign.id)).toMatchObject({ ...contact, namapemesan: foreign.namapemesan });
    expect(await prisma.inbox.count({ where: { userid: twin.userid } })).toBe(1);
  });

  test("waits for a booking that was ordered meanwhile, and leaves somebody who became staff", async () => {
    const { prisma } = app.deps.db;
    await close().expect(200);
    const { id } = await book(person, 40);
    expect(await runAfter(15)).toBe(0);
    await prisma.booking.update({ where: { id }, data: { statusbooking: 92 } });
    const { id: role_id } = await prisma.roles.findUniqueOrThrow({ where: { name: "dinas" } });
    await prisma.model_has_roles.create({ data: { model_id: person.userid, role_id, urutan: 2 } });
    expect(await runAfter(15)).toBe(0);
    await prisma.model_has_roles.deleteMany({ where: { model_id: person.userid, role_id } });
    expect(await runAfter(15)).toBe(1);
  });
});
