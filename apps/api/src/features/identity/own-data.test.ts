import { inflateRawSync } from "node:zlib";
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
    await superuser.get(`userdata/view/${other.userid}`).expect(200);
    const versi = await app.versionOf("userdata", person.userid);
    await superuser.post(`userdata/edit/${person.userid}`, { versi, alamat: "Jl. Baru" }).expect(200);
    const answer = await asBytes(ask("json")).expect(200);
    expect(answer.headers["content-disposition"]).toContain(`e-retribusi-data-${person.userid}.json`);
    const text = String(answer.body);
    const data = JSON.parse(text);
    expect(data.akun).toMatchObject({ username: person.username, noidentitas: expect.stringMatching(/^\d{16}$/) });
    expect(data.pesanan).toMatchObject([{ id: mine, namapemesan: "Nama Saya", totalbiaya: 150_000 }]);
    expect(data.pesan).toMatchObject([{ judul: "Nama Saya" }]);
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
