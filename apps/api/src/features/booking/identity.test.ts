import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CurrentUser } from "../../access/current-user.ts";
import { lookAt } from "../../records/identity.ts";
import {
  act,
  bring,
  type Cast,
  createCast,
  createLodging,
  currentUser,
  details,
  orderOf,
} from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { upload } from "../../testing/uploads.ts";

const trx = "trx_penginapan";
let testApp: TestApp;
let cast: Cast;
let objectid: number;
beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
  objectid = await createLodging(testApp, testApp.world.home, 50);
});
afterAll(() => testApp.close());

const prisma = () => testApp.deps.db.prisma;

async function store(owner: Caller, name = "ktp.pdf"): Promise<number> {
  const part = { content: Buffer.from(`%PDF-1.7 ${name}`), name };
  return (await upload(testApp, owner, [part], "document").expect(200)).body.berkasid;
}
const attach = (who: Caller, { id, versi }: Pick<BookingRecord, "id" | "versi">, ...files: number[]) =>
  who.post(`${trx}/isi_kelengkapan${who === cast.manager || who === cast.superuser ? "" : "_nsb"}/${id}`, {
    versi,
    ...details,
    dokumen: files.map((berkasid) => ({ berkasid, jenis: "identitas" })),
  });
const attached = async ({ id }: Pick<BookingRecord, "id">) =>
  (await prisma().booking_dokumen.findMany({ where: { bookingid: id } })).map(({ berkasid }) => berkasid);

describe("a document of a person", () => {
  test("is attached by whoever uploaded it, and stays when somebody else fills in", async () => {
    const { record, customer } = await bring(testApp, cast, 10, orderOf(objectid));
    const own = await store(customer);
    const { body } = await attach(customer, record, own).expect(200);
    const managers = await store(cast.manager, "surat.pdf");
    const after = await attach(cast.manager, body, own, managers).expect(200);
    expect(await attached(after.body)).toEqual([own, managers]);
    await attach(customer, after.body, managers).expect(200);
  });

  test.each(["manager", "superuser", "customer"] as const)(
    "of somebody else is attached by no %s, whatever its number and the booking's state",
    async (role) => {
      const { record, customer } = await bring(testApp, cast, 10, orderOf(objectid));
      const who = role === "customer" ? customer : cast[role];
      const stranger = await testApp.as("nasabah");
      const victims = role === "customer" ? [stranger, cast.manager, cast.bank] : [customer, stranger, cast.bank];
      const files: number[] = [];
      for (const victim of victims) files.push(await store(victim));
      const own = await store(who);
      const guesses = [...files, ...files.map((id) => id + 100), own - 1];
      for (const state of [10, 20]) {
        await prisma().booking.update({ where: { id: record.id }, data: { statusbooking: state } });
        for (const guess of guesses) {
          const answer = await attach(who, record, own, guess);
          expect([answer.status, answer.body.error.fields]).toEqual([400, { dokumen: expect.any(String) }]);
        }
      }
      for (const state of [30, 40, 50, 60, 70, 80, 90, 92, 95]) {
        await prisma().booking.update({ where: { id: record.id }, data: { statusbooking: state } });
        await attach(who, record, own, files[0] ?? 0).expect(409);
      }
      expect(await attached(record)).toEqual([]);
      await prisma().booking.update({ where: { id: record.id }, data: { statusbooking: 20 } });
      await attach(who, record, own).expect(200);
    },
  );

  test("is attached by nobody who doesn't fill in", async () => {
    const { record } = await bring(testApp, cast, 10, orderOf(objectid));
    for (const who of [cast.dinas, cast.pemda, cast.bank]) await attach(who, record, await store(who)).expect(403);
  });

  test("of the identity opens for its owner, the manager and the super user only; a letter for all who decide", async () => {
    const { record, customer } = await bring(testApp, cast, 10, orderOf(objectid));
    const card = await store(customer, "ktp-3273010101900001.pdf");
    const letter = await store(customer, "surat.pdf");
    const dokumen = [
      { berkasid: card, jenis: "identitas" },
      { berkasid: letter, jenis: "surat_permohonan" },
    ];
    await act(customer, "isi_kelengkapan_nsb", record.id, { versi: record.versi, ...details, dokumen });
    for (const who of [customer, cast.manager, cast.superuser]) {
      const { body } = await who.get(`${trx}/view/${record.id}`).expect(200);
      expect(body.noidentitas).toBe(details.noidentitas);
      for (const { path } of body.dokumen) await supertest(testApp.app).get(path).expect(200);
    }
    for (const who of [cast.dinas, cast.pemda, cast.bank]) {
      const { body } = await who.get(`${trx}/view/${record.id}`).expect(200);
      expect(body.noidentitas).toBe("3273********0001");
      expect(body.dokumen).toMatchObject([
        { jenis: "identitas", path: null, namaasli: "ktp-3273********0001.pdf" },
        { jenis: "surat_permohonan", path: expect.stringContaining("tanda=") },
      ]);
      expect(JSON.stringify(body)).not.toContain(details.noidentitas);
    }
  });
});

describe("a look at an identity number in full", () => {
  beforeEach(() => prisma().audit.deleteMany({ where: { aksi: "lihat_nik" } }));
  const looks = () =>
    prisma().audit.findMany({
      where: { aksi: "lihat_nik" },
      select: { userid: true, entitas: true, kunci: true, sesudah: true },
    });

  test("of a booking leaves one trace, wherever it is shown", async () => {
    const { record, customer } = await bring(testApp, cast, 20, orderOf(objectid));
    await prisma().audit.deleteMany({ where: { aksi: "lihat_nik" } });
    const paths = {
      trx_penginapan: `${trx}/view/${record.id}`,
      report_trx_all: `report_trx_all/identitas/${record.id}`,
    };
    await customer.get(paths.trx_penginapan).expect(200);
    for (const who of [cast.dinas, cast.pemda, cast.bank]) {
      for (const path of [paths.trx_penginapan, `report_trx_all/view/${record.id}`]) {
        const { body } = await who.get(path).expect(200);
        expect(JSON.stringify(body)).not.toContain(details.noidentitas);
        expect(body.can.identity).toBeUndefined();
      }
      await who.get(paths.report_trx_all).expect(403);
    }
    await cast.superuser.get(`report_trx_all/view/${record.id}`).expect(200);
    expect(await looks()).toEqual([]);
    for (const [entitas, path] of Object.entries(paths)) {
      await cast.superuser.get(path).expect(200);
      expect(await looks()).toContainEqual({
        userid: cast.superuser.userid,
        entitas,
        kunci: String(record.id),
        sesudah: { baris: 1 },
      });
    }
    await cast.manager.get(paths.trx_penginapan).expect(200);
    expect(await looks()).toHaveLength(3);
  });

  test("of an account leaves a trace when somebody else asks for it: not the opened or saved record, not the owner's own", async () => {
    const { userid } = cast.customer;
    const own = await cast.superuser.get(`userdata/view/${cast.superuser.userid}`).expect(200);
    expect([own.body.noidentitas, own.body.can.identity]).toEqual([expect.stringMatching(/^\d{16}$/), undefined]);
    await cast.superuser.get(`userdata/identitas/${cast.superuser.userid}`).expect(200);

    const { body } = await cast.superuser.get(`userdata/view/${userid}`).expect(200);
    expect([body.noidentitas, body.can.identity]).toEqual([expect.stringMatching(/^3273\*{8}\d{4}$/), true]);
    const write = { versi: body.versi, alamat: "Jl. Contoh 2" };
    const saved = await cast.superuser.post(`userdata/edit/${userid}`, write).expect(200);
    expect(saved.body.noidentitas).toBe(body.noidentitas);
    const late = await cast.superuser.post(`userdata/edit/${userid}`, write).expect(409);
    expect(late.text).not.toMatch(/3273010101\d{6}/);
    await cast.manager.get(`userdata/identitas/${userid}`).expect(403);
    await cast.superuser.get("userdata/identitas/999999").expect(404);
    expect(await looks()).toEqual([]);

    const shown = await cast.superuser.get(`userdata/identitas/${userid}`).expect(200);
    expect(shown.body).toEqual({ noidentitas: expect.stringMatching(/^3273010101\d{6}$/) });
    expect(await looks()).toEqual([
      { userid: cast.superuser.userid, entitas: "userdata", kunci: String(userid), sesudah: { baris: 1 } },
    ]);
  });

  test("in an exported record leaves one, and lists never show it", async () => {
    const { userid } = cast.customer;
    for (const path of ["userdata", "userdata/export?format=csv", `${trx}`, "report_trx_all/export?format=csv"]) {
      const answer = await cast.superuser.get(path).expect(200);
      expect(answer.text).not.toMatch(/3273010101\d{6}/);
    }
    expect(await looks()).toEqual([]);
    const file = await cast.superuser.get(`userdata/view/${userid}/export?format=csv`).expect(200);
    expect(file.text).toMatch(/3273010101\d{6}/);
    expect(await looks()).toMatchObject([{ entitas: "userdata", kunci: String(userid), sesudah: { baris: 1 } }]);
  });

  test("is for its owner, the manager of its group and the super user; neither for another group's manager nor for a higher place", async () => {
    const manager = { ...(await currentUser(testApp, "pengelola")), userid: 11, pengelolaid: 7 };
    const opens = (user: CurrentUser, owner: number | null, group: number | null) =>
      lookAt({ db: testApp.deps.db, user, ip: "" }, "trx_penginapan").opens({
        key: "1",
        numbers: 1,
        owner,
        manager: group,
      });
    expect([opens(manager, 12, 7), opens(manager, 11, 8), opens({ ...manager, role: "superuser" }, 12, 8)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(opens(manager, 12, 8), "another group's").toBe(false);
    expect(opens({ ...manager, pengelolaid: null }, 12, null), "a manager without a group, a record without one").toBe(
      false,
    );
    for (const role of ["dinas", "pemda", "bank", "nasabah"] as const)
      expect(opens({ ...manager, role }, 12, 7), role).toBe(false);
  });
});
