import type { TariffRecord } from "@retribusi/contract/features/tariff/tariff.endpoints";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  act,
  bring,
  type Cast,
  createCast,
  createLodging,
  dayFrom,
  orderOf,
  stay,
} from "../../testing/booking-steps.ts";
import { legalBasis, proposed, tariffWish } from "../../testing/tariff.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { showTariffsOfToday } from "./shown-tariff.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const lodging = () => createLodging(app, app.world.home, 3);
const path = (name: string, id: number) => `mst_objectretribusi/${name}/${id}`;
const approve = ({ id, versi }: TariffRecord, by = cast.pemda) => by.post(path("setujuitarif", id), { versi });
const shownOf = async (objectid: number) => {
  const { tarif } = await prisma().mst_objectretribusi.findUniqueOrThrow({ where: { objectid } });
  return tarif === null ? null : Number(tarif);
};
const versionsOf = async (objectid: number, by: Caller = cast.dinas): Promise<TariffRecord[]> =>
  (await by.get(`mst_objectretribusi/tarif?objectid=${objectid}`).expect(200)).body.records;
/** A moment so many days ahead, shortly after midnight in Jakarta. */
const midnight = (days: number) => new Date(`${dayFrom(days - 1)}T17:00:30Z`);

describe("a proposal", () => {
  test("changes nothing, and stands beside what is paid now", async () => {
    const objectid = await lodging();
    const wish = await proposed(app, cast.dinas, objectid, 30, { alasan: "Perda baru" });
    expect(wish).toMatchObject({
      statustarif: "diajukan",
      dasarhukum: "Perda 1/2024, Lampiran",
      sekarang: { tarif: 150_000, persen: 10 },
      usulansendiri: true,
      alasan: "Perda baru",
    });
    expect(await shownOf(objectid)).toBe(150_000);
    await order(objectid, stay(31), 150_000);
  });

  test.each([
    ["begins in the past", -1, {}, "berlakumulai"],
    ["begins today where another one is in force", 0, {}, "berlakumulai"],
    ["has an end and is the general one", 30, { berlakusampai: dayFrom(60) }, "berlakusampai"],
    ["ends before it begins", 30, { kelompoktarif: "pelajar", berlakusampai: dayFrom(29) }, "berlakusampai"],
    ["is in a unit without a general one", 30, { kelompoktarif: "pelajar", satuantarif: "jam" }, "kelompoktarif"],
    ["has a session by the night", 30, { sesi: "pagi" }, "sesi"],
    ["has a minus", 30, { tarif: -1 }, "tarif"],
    ["comes from no regulation", 30, { dasarhukumid: 999_999 }, "dasarhukumid"],
  ])("that %s is refused by its field", async (_, days, more, field) => {
    const objectid = await lodging();
    const answer = await cast.dinas.post(path("usulkantarif", objectid), await tariffWish(app, days, more));
    expect([answer.status, Object.keys(answer.body.error?.fields ?? {})]).toEqual([400, [field]]);
    expect(await versionsOf(objectid)).toHaveLength(1);
  });

  test("needs a regulation of the object's own region", async () => {
    const objectid = await lodging();
    const dasarhukumid = await legalBasis(app, app.world.rival);
    const answer = await cast.dinas.post(path("usulkantarif", objectid), await tariffWish(app, 30, { dasarhukumid }));
    expect(Object.keys(answer.body.error.fields)).toEqual(["dasarhukumid"]);
  });

  test("finds its regulation by the whole citation, as the choices show it", async () => {
    const dasarhukumid = await legalBasis(app);
    const found = async (search: string) =>
      (await cast.dinas.get(`components_data/tbl_dasarhukum?search=${encodeURIComponent(search)}`).expect(200)).body;
    expect(JSON.stringify(await found("Perda 1/2024, Lampiran"))).toContain(`"value":${dasarhukumid}`);
    expect(JSON.stringify(await found("Perda 1/2025, Lampiran"))).not.toContain(`"value":${dasarhukumid}`);
  });

  test("is made by the agency of the object and nobody else", async () => {
    const objectid = await lodging();
    const wish = await tariffWish(app, 30);
    const rival = await app.as("dinas", app.world.rival);
    await rival.post(path("usulkantarif", objectid), wish).expect(404);
    await rival.get(path("tarif", objectid)).expect(404);
    expect(await versionsOf(objectid, rival)).toEqual([]);
    for (const who of [cast.manager, cast.pemda, cast.bank, cast.customer]) {
      await who.post(path("usulkantarif", objectid), wish).expect(403);
    }
    for (const who of [cast.manager, cast.pemda, cast.bank]) expect(await versionsOf(objectid, who)).toHaveLength(1);
    await cast.customer.get("mst_objectretribusi/tarif").expect(403);
  });

  test("is withdrawn by who made it, and by nobody else", async () => {
    const objectid = await lodging();
    const wish = await proposed(app, cast.dinas, objectid, 30);
    const { id, versi } = wish;
    const colleague = await app.as("dinas");
    const refused = await colleague.post(path("tariktarif", id), { versi }).expect(409);
    expect(refused.body.error.code).toBe("ACTION_REFUSED");
    await cast.dinas.post(path("tariktarif", id), { versi }).expect(200);
    expect((await approve(wish)).body.error.code).toBe("CONFLICT");
    // Its day is free again.
    await proposed(app, colleague, objectid, 30);
  });
});

/** Orders one night and answers the booking. */
async function order(objectid: number, waktu: ReturnType<typeof stay>, totalbiaya: number) {
  const customer = await app.as("nasabah");
  const answer = await customer.post("trx_penginapan/pesan_nsb", { ...orderOf(objectid, waktu), totalbiaya });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

describe("an approved tariff", () => {
  test("counts from its first day for what is ordered afterwards; an older booking keeps its price and its regulation", async () => {
    const objectid = await lodging();
    const older = await bring(app, cast, 40, orderOf(objectid, stay(40)));
    const idpemda = app.world.home.idpemda;
    const { dasarhukumid } = await prisma().tbl_dasarhukum.create({
      data: { idpemda, nomorperaturan: "Perda 7/2026", pasal: "Lampiran II", tentang: "Retribusi" },
    });
    const wish = await proposed(app, cast.dinas, objectid, 30, { dasarhukumid });
    const { body } = await approve(wish).expect(200);
    expect(body).toMatchObject({ statustarif: "disetujui", pemutus: expect.any(String), berlakusampai: null });
    // Shown until its day: the old one. Ordered for the day before and the day itself: the old and the new one.
    expect(await shownOf(objectid)).toBe(150_000);
    expect((await order(objectid, stay(29), 150_000)).dasarhukum).toBe("Perda 1/2024");
    expect((await order(objectid, stay(30), 165_000)).dasarhukum).toBe("Perda 7/2026, Lampiran II");
    const kept = (await older.customer.get(`trx_penginapan/view/${older.record.id}`)).body;
    expect([kept.tarif, kept.totalbiaya, kept.dasarhukum]).toEqual([150_000, 150_000, "Perda 1/2024"]);
    const more = await act(cast.manager, "perubahanpesanan", kept.id, { versi: kept.versi, jumlahunit: 2 });
    expect([more.tarif, more.totalbiaya, more.dasarhukum]).toEqual([150_000, 300_000, "Perda 1/2024"]);
  });

  test("ends the one before on the day before, and is ended by a later one", async () => {
    const objectid = await lodging();
    await approve(await proposed(app, cast.dinas, objectid, 60)).expect(200);
    await approve(await proposed(app, cast.dinas, objectid, 30, { tarif: 160_000 })).expect(200);
    const periods = (await versionsOf(objectid)).map(({ tarif, berlakumulai, berlakusampai }) => [
      tarif,
      berlakumulai,
      berlakusampai,
    ]);
    expect(periods).toEqual([
      [165_000, dayFrom(60), null],
      [160_000, dayFrom(30), dayFrom(59)],
      [150_000, "2024-01-01", dayFrom(29)],
    ]);
  });

  test("is shown at midnight of its day where the object stands, not a minute before", async () => {
    const objectid = await lodging();
    await approve(await proposed(app, cast.dinas, objectid, 5)).expect(200);
    await showTariffsOfToday(app.deps.db, new Date(midnight(5).getTime() - 60_000));
    expect(await shownOf(objectid)).toBe(150_000);
    await showTariffsOfToday(app.deps.db, midnight(5));
    expect(await shownOf(objectid)).toBe(165_000);
    expect(await showTariffsOfToday(app.deps.db, midnight(5))).toBe(0);
  });

  test("in an eastern zone begins two hours earlier", async () => {
    const objectid = await createLodging(app, app.world.home, 3, { zonawaktu: "Asia/Jayapura" });
    await approve(await proposed(app, cast.dinas, objectid, 5)).expect(200);
    await showTariffsOfToday(app.deps.db, new Date(midnight(5).getTime() - 2 * 3_600_000));
    expect(await shownOf(objectid)).toBe(165_000);
  });

  test("is decided by another person than who proposed it, whatever pages they hold", async () => {
    const superuser = cast.superuser;
    const wish = await proposed(app, superuser, await lodging(), 30);
    for (const name of ["setujuitarif", "tolaktarif"]) {
      const body = { versi: wish.versi, ...(name === "tolaktarif" ? { catatan: "Sendiri" } : {}) };
      const answer = await superuser.post(path(name, wish.id), body).expect(409);
      expect(answer.body.error).toMatchObject({ code: "ACTION_REFUSED", message: expect.stringMatching(/yourself/) });
    }
    for (const who of [cast.dinas, cast.manager, cast.bank]) await approve(wish, who).expect(403);
    await approve(wish, await app.as("pemda", app.world.rival)).expect(404);
    await approve(wish, await app.as("superuser")).expect(200);
  });

  test("of two at once one is first, and the same one again is answered again", async () => {
    const wish = await proposed(app, cast.dinas, await lodging(), 30);
    const other = await app.as("pemda");
    const refusal = other.post(path("tolaktarif", wish.id), { versi: wish.versi, catatan: "Terlalu mahal" });
    const statuses = (await Promise.all([approve(wish), refusal])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const again =
      statuses[0] === 200
        ? approve(wish)
        : other.post(path("tolaktarif", wish.id), { versi: wish.versi, catatan: "x" });
    await again.expect(200);
  });

  test("that waited until its day had passed begins too late, but for an object that has none", async () => {
    const objectid = await lodging();
    const late = await proposed(app, cast.dinas, objectid, 1);
    await prisma().tarif_object.update({ where: { id: late.id }, data: { berlakumulai: new Date(dayFrom(-2)) } });
    const refused = await approve(late).expect(409);
    expect(refused.body.error.message).toMatch(/past/);
    await prisma().tarif_object.deleteMany({ where: { objectid, NOT: { id: late.id } } });
    const { body } = await approve(late).expect(200);
    expect(body.berlakumulai).toBe(dayFrom(0));
  });
});

describe("a new object", () => {
  const newObject = async (more: object = {}) => {
    const { home } = app.world;
    const like = await prisma().mst_objectretribusi.findUniqueOrThrow({ where: { objectid: await lodging() } });
    const body = {
      ...{ idjenis: home.idjenis, idanggaran: home.idanggaran, pengelolaid: home.pengelolaid },
      ...{ kategoriid: like.kategoriid, objectname: `Wisma ${crypto.randomUUID()}`, lokasialamat: "Jl. Baru" },
      ...{ lokasikabkota: "Kota Baru", jumlahobject: 2, satuanobject: "kamar", satuantarif: "malam", statusobject: 1 },
      ...{ expiredbilling: 1440, ...more },
    };
    return cast.dinas.post("mst_objectretribusi/add", body);
  };

  test("has no tariff: it isn't offered, nobody can order it, and dinas and pemda find it among those without", async () => {
    const { objectid } = (await newObject()).body;
    expect(await shownOf(objectid)).toBeNull();
    const answer = await cast.customer.post("trx_penginapan/pesan_nsb", orderOf(objectid));
    expect([answer.status, answer.body.error.code]).toEqual([409, "ACTION_REFUSED"]);
    await cast.customer.get(`catalogue/${objectid}`).expect(404);
    const listed = async (by: Caller) =>
      (await by.get("mst_objectretribusi/tanpatarif").expect(200)).body.records
        .filter((one: { objectid: number }) => one.objectid === objectid)
        .map(({ diajukan }: { diajukan: boolean }) => diajukan);
    for (const by of [cast.dinas, cast.pemda]) expect(await listed(by)).toEqual([false]);
    expect(await listed(await app.as("dinas", app.world.rival))).toEqual([]);
    const wish = await proposed(app, cast.dinas, objectid, 0);
    expect(await listed(cast.pemda)).toEqual([true]);
    await approve(wish).expect(200);
    expect(await listed(cast.pemda)).toEqual([]);
    await order(objectid, stay(3), 165_000);
    await cast.customer.get(`catalogue/${objectid}`).expect(200);
  });

  test("with a tariff in its form proposes it", async () => {
    const dasarhukumid = await legalBasis(app);
    const { objectid } = (await newObject({ tarif: 90_000, dasarhukumid })).body;
    expect(await shownOf(objectid)).toBeNull();
    const [wish] = await versionsOf(objectid);
    if (!wish) throw new Error("nothing was proposed");
    expect(wish).toMatchObject({
      tarif: 90_000,
      statustarif: "diajukan",
      berlakumulai: dayFrom(0),
      usulansendiri: true,
    });
    await approve(wish).expect(200);
    expect(await shownOf(objectid)).toBe(90_000);
  });

  test.each([
    [{ tarif: 90_000 }, "dasarhukumid"],
    [{ dasarhukumid: 1 }, "tarif"],
  ])("with half a proposal is refused: %j", async (half, field) => {
    const answer = await newObject(half);
    expect([answer.status, Object.keys(answer.body.error?.fields ?? {})]).toEqual([400, [field]]);
  });

  test("keeps its tariff from every form", async () => {
    const objectid = await lodging();
    for (const who of [cast.dinas, cast.pemda, cast.bank, cast.superuser, cast.manager]) {
      const versi = await app.versionOf("mst_objectretribusi", String(objectid));
      for (const write of [{ tarif: 1 }, { dasarhukumid: null }]) {
        await who.post(`mst_objectretribusi/edit/${objectid}`, { versi, ...write }).expect(400);
      }
    }
    expect(await shownOf(objectid)).toBe(150_000);
  });

  test("is let by a unit that it has a tariff in", async () => {
    const objectid = await lodging();
    const versi = await app.versionOf("mst_objectretribusi", String(objectid));
    const refused = await cast.dinas.post(`mst_objectretribusi/edit/${objectid}`, { versi, satuantarif: "hari" });
    expect(Object.keys(refused.body.error.fields)).toEqual(["satuantarif"]);
    await approve(await proposed(app, cast.dinas, objectid, 0, { satuantarif: "hari" })).expect(200);
    await cast.dinas.post(`mst_objectretribusi/edit/${objectid}`, { versi, satuantarif: "hari" }).expect(200);
  });
});
