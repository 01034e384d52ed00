import { inflateRawSync } from "node:zlib";
import { formatRupiah } from "@retribusi/contract/define/money";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { asBytes } from "../../testing/exported.ts";
import { createPerson, type Person, password as right } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { jpeg, uploadedPath } from "../../testing/uploads.ts";

let app: TestApp;
let person: Person;
let other: Person;
let caller: Caller;
let manager: Caller;

beforeAll(async () => {
  app = await createTestApp();
  manager = await app.as("pengelola");
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.prisma.percobaan_login.deleteMany();
  [person, other] = [await createPerson(app), await createPerson(app)];
  caller = await app.as("nasabah", app.world.home, person.userid);
});

const ask = (format: "json" | "zip", passwordlama = right) => caller.post("account/data", { format, passwordlama });
async function give(owner: Person, name: string) {
  const { prisma } = app.deps.db;
  const data = { ...bookingOf(app.world.home, "penginapan", owner.userid), namapemesan: name, catatan: "intern" };
  const { id } = await prisma.booking.create({ data });
  await prisma.inbox.create({ data: { userid: owner.userid, judul: name, isi: "-", bookingid: id } });
  const message = { bookingid: id, userid: owner.userid, peran: "nasabah", kunci: crypto.randomUUID() };
  await prisma.percakapan.create({ data: { ...message, isi: `Tanya dari ${name}` } });
  return id;
}
async function document(owner: number, bookingid: number): Promise<string> {
  const { prisma } = app.deps.db;
  const path = `dokumen/${crypto.randomUUID().replaceAll("-", "")}.pdf`;
  const file = { path, namaasli: "ktp.pdf", mime: "application/pdf", ukuran: 4, pemilik: owner };
  const { id: berkasid } = await prisma.berkas.create({ data: file });
  await prisma.booking_dokumen.create({ data: { bookingid, berkasid, jenis: "identitas" } });
  await app.deps.files.write(path, Buffer.from(`%PDF ${path}`));
  return path;
}

/** The files of a zip by their names, from its central directory. */
function unpack(zip: Buffer): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = zip.indexOf("PK\x01\x02"); at >= 0; at = zip.indexOf("PK\x01\x02", at + 46)) {
    const [method, size, nameLength] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + size);
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
    found.set(name, (method === 8 ? inflateRawSync(content) : content).toString());
  }
  return found;
}

async function createBill({ deps: { db }, world }: TestApp, bookingid: number): Promise<void> {
  const { id: systemid } = await db.prisma.system.findFirstOrThrow();
  const number = {
    idbilling: String(bookingid).padStart(16, "9"),
    nomordokumen: `SKRD-${bookingid}`,
    idskpd: world.home.idskpd,
  };
  await db.prisma.tagihan.create({
    data: { ...number, bookingid, systemid, jumlah: 150_000, selisihkas: 7, tglexpired: new Date() },
  });
}

/** Rows whose words leave out one of their values, or say two under one name. */
function unexplained(value: unknown, place = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => unexplained(one, place));
  if (typeof value !== "object" || value === null) return [];
  const { keterangan, ...row } = Object(value);
  const inner = Object.entries(row).flatMap(([name, one]) => unexplained(one, `${place}.${name}`));
  const isFilled = (one: unknown) => one !== null && one !== "" && (typeof one !== "object" || isTexts(one));
  const filled = Object.entries(row).filter(([, one]) => isFilled(one));
  const isWhole = !keterangan || filled.length === Object.keys(keterangan).length;
  return isWhole ? inner : [`${place}: ${filled.map(([name]) => name)} ≠ ${Object.keys(keterangan)}`, ...inner];
}
const isTexts = (value: unknown) => Array.isArray(value) && typeof value[0] === "string";

describe("one's own data", () => {
  test("are everything that is one's own, and nothing of a twin", async () => {
    const mine = await give(person, "Nama Saya");
    await give(other, "Nama Orang Lain");
    const { prisma } = app.deps.db;
    const { id: role_id } = await prisma.roles.findFirstOrThrow({ where: { name: "bank" } });
    await prisma.permintaan_peran.create({ data: { userid: person.userid, role_id, alasan: "Saya pindah" } });
    await prisma.permintaan_peran.create({ data: { userid: other.userid, role_id, alasan: "Nama Orang Lain pindah" } });
    for (const [who, key] of [
      [person, "Kunci Saya"],
      [other, "Kunci Nama Orang Lain"],
    ] as const) {
      const secret = { sidik: crypto.randomUUID(), kredensial: "rahasia-1", kuncipublik: "-", pengguna: "-" };
      await prisma.kunci_sandi.create({ data: { userid: who.userid, nama: key, ...secret } });
    }
    const superuser = await app.as("superuser");
    await superuser.get(`userdata/identitas/${other.userid}`).expect(200);
    const versi = await app.versionOf("userdata", person.userid);
    await superuser.post(`userdata/edit/${person.userid}`, { versi, alamat: "Jl. Baru" }).expect(200);
    await superuser.get(`userdata/identitas/${person.userid}`).expect(200);
    const answer = await asBytes(ask("json")).expect(200);
    expect(answer.headers["content-disposition"]).toContain(`e-retribusi-data-${person.userid}.json`);
    const text = String(answer.body);
    const data = JSON.parse(text);
    expect(data.akun).toMatchObject({ username: person.username, noidentitas: expect.stringMatching(/^\d{16}$/) });
    expect(data.pesanan).toMatchObject([{ id: mine, namapemesan: "Nama Saya", totalbiaya: 150_000 }]);
    expect(data.pesan).toMatchObject([{ judul: "Nama Saya" }]);
    expect(data.percakapan).toMatchObject([{ bookingid: mine, oleh: "diri sendiri", isi: "Tanya dari Nama Saya" }]);
    expect(data.sesi.length).toBeGreaterThan(0);
    expect(data.jejak).toContainEqual(expect.objectContaining({ aksi: "edit", oleh: "superuser" }));
    expect(text).toContain("Jl. Baru");
    expect(data.permintaanperan).toMatchObject([{ alasan: "Saya pindah", roles: { name: "bank" } }]);
    expect(data.faktor).toMatchObject([{ jenis: "kuncisandi", nama: "Kunci Saya" }]);
    expect(data.penglihatan).toMatchObject([{ jenis: "nik", peran: "superuser", bookingid: null }]);
    for (const foreign of [
      "Nama Orang Lain",
      other.username,
      other.email,
      "intern",
      "rahasia-1",
      "$2b$",
      'password"',
    ]) {
      expect(text).not.toContain(foreign);
    }
  });

  test.each([
    {
      bahasa: "en",
      words: {
        akun: { "Account status": "Active", Language: "English" },
        pesanan: {
          Status: "Waiting for payment",
          Kind: "Lodging",
          Total: formatRupiah(150_000),
          "Time zone": "Asia/Jakarta",
        },
        tagihan: { State: "Issued, to be paid" },
        jejak: { Action: "Own data downloaded", By: "Yourself", "Record of": "Users" },
        isi: "Your bookings",
      },
    },
    {
      bahasa: "id",
      words: {
        akun: { "Status akun": "Aktif", Bahasa: "Indonesia" },
        pesanan: { Status: "Menunggu pembayaran", Jenis: "Penginapan", "Total biaya": formatRupiah(150_000) },
        tagihan: { Keadaan: "Terbit, belum dibayar" },
        jejak: { Aksi: "Data sendiri diunduh", Oleh: "Anda sendiri", Data: "Data Pengguna" },
        isi: "Pesanan Anda",
      },
    },
  ])("say in words of $bahasa what each value is, and keep it as it is stored", async ({ bahasa, words }) => {
    const { prisma } = app.deps.db;
    const { userid } = person;
    await prisma.userdata.update({ where: { userid }, data: { bahasa } });
    const bookingid = await give(person, "Nama Saya");
    await prisma.booking.update({ where: { id: bookingid }, data: { statusbooking: 40 } });
    await createBill(app, bookingid);
    const data = JSON.parse(String((await asBytes(ask("json")).expect(200)).body));
    expect(data.isi.pesanan).toBe(words.isi);
    expect(data.akun).toMatchObject({ statusakun: 1, bahasa, keterangan: words.akun });
    const [one] = data.pesanan;
    expect(one).toMatchObject({ statusbooking: 40, totalbiaya: 150_000, keterangan: words.pesanan });
    expect(one.tagihan).toMatchObject([{ statustagihan: "terbit", keterangan: words.tagihan }]);
    expect(data.jejak.at(-1)).toMatchObject({ aksi: "own_data", oleh: "diri sendiri", keterangan: words.jejak });
    expect(unexplained(data)).toEqual([]);
  });

  test("come as a zip with the picture and the own documents of own bookings, and no file of work or of others", async () => {
    const foto = await uploadedPath(app, caller, await jpeg(60, 60));
    const versi = await app.versionOf("userdata", person.userid);
    await caller.post("account/edit", { versi, foto }).expect(200);
    const [mine, theirs] = [await give(person, "Saya"), await give(other, "Lain")];
    const own = await document(person.userid, mine);
    const byManager = await document(manager.userid, mine);
    const forOther = await document(person.userid, theirs);
    const { body } = await asBytes(ask("zip")).expect(200);
    const files = unpack(body);
    expect([...files.keys()].sort()).toEqual(["data.json", own, foto].sort());
    expect(files.get(own)).toBe(`%PDF ${own}`);
    expect(JSON.parse(files.get("data.json") ?? "").pesanan).toMatchObject([{ id: mine }]);
    for (const path of [byManager, forOther]) expect(files.get("data.json")).not.toContain(path);
  });

  test("need the present password, are noted, and are sent three times an hour", async () => {
    const { body } = await ask("json", "Salah#2026").expect(400);
    expect(Object.keys(body.error.fields)).toEqual(["passwordlama"]);
    const noted = () => app.deps.db.prisma.audit.count({ where: { userid: person.userid, aksi: "own_data" } });
    expect(await noted()).toBe(0);
    for (let n = 0; n < 3; n += 1) await asBytes(ask("json")).expect(200);
    expect(await noted()).toBe(3);
    expect((await ask("json")).status).toBe(429);
  });
});
