import type { Language } from "@retribusi/contract/define/label";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  act,
  bring,
  type Cast,
  createCast,
  createLodging,
  orderOf,
  proposal,
  stay,
} from "../../../testing/booking-steps.ts";
import { standInFor, writeStandIn } from "../../../testing/deputy.ts";
import { dutiesOf, sendDuties } from "../../../testing/duties.ts";
import { noticesOf } from "../../../testing/news.ts";
import { type Caller, createTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let cast: Cast;
let colleague: Caller;
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: "https://retribusi.example" });
  cast = await createCast(app);
  colleague = await app.as("pengelola");
  // Neighbours who are to hear of nothing: of another group of the same agency, of another agency and region.
  const { idpemda, idskpd } = app.world.home;
  const { pengelolaid } = await prisma().tbl_kelompokpengelola.create({
    data: { idpemda, idskpd, pengelolaname: "Kelompok tetangga" },
  });
  await change(await app.as("pengelola"), { pengelolaid });
  for (const role of ["pengelola", "dinas", "pemda"] as const) await app.as(role, app.world.rival);
});
afterAll(() => app.close());
beforeEach(async () => {
  await prisma().wakil.deleteMany();
  await prisma().userdata.updateMany({ data: { surelditolak: "", bahasa: "en" } });
});

const prisma = () => app.deps.db.prisma;
const trx = "trx_penginapan";
const change = ({ userid }: Caller, data: object) => prisma().userdata.update({ where: { userid }, data });
/** What was mailed to somebody lately. */
async function mailTo({ userid }: Caller) {
  const { email } = await prisma().userdata.findUniqueOrThrow({ where: { userid } });
  return (await sendDuties(app)).filter(({ to }) => to === email).at(-1);
}
const brought = async (to: 30 | 50) =>
  bring(app, cast, to, orderOf(await createLodging(app, app.world.home, 9, { objectname: "Wisma <Melati>" })));
const readersOf = async (bookingid: number) => (await dutiesOf(app, { bookingid })).map(({ userid }) => userid);
const ids = (...people: readonly Caller[]) => people.map(({ userid }) => userid).toSorted((a, b) => a - b);

/** A discount that the cast's manager has proposed. */
async function proposed(record: Awaited<ReturnType<typeof brought>>["record"]) {
  return act(cast.manager, "usulkandiskon", record.id, await proposal(app, cast, record, 50_000));
}

describe("an order that waits", () => {
  test("is mailed to the managers of its group, and to nobody else", async () => {
    const { record } = await brought(30);
    expect(await readersOf(record.id)).toEqual(ids(cast.manager, colleague));
  });

  test.each<[Language, string, RegExp, string]>([
    [
      "en",
      "Order N waits for your answer",
      /confirmed an order of Wisma <Melati>, .*\. Please answer before /,
      "Open the booking",
    ],
    [
      "id",
      "Pesanan N menunggu jawaban Anda",
      /mengonfirmasi pesanan Wisma <Melati>, .*\. Mohon dijawab sebelum /,
      "Buka pesanan",
    ],
  ])("its mail is HTML and text with a link to it, in %s", async (bahasa, subject, words, link) => {
    await change(cast.manager, { bahasa });
    const { record } = await brought(30);
    const mail = await mailTo(cast.manager);
    expect(mail?.subject).toBe(subject.replace("N", String(record.id)));
    expect(mail?.text).toMatch(words);
    const address = `https://retribusi.example/#/${trx}/view/${record.id}`;
    expect(mail?.text).toContain(`${link}:\n${address}`);
    expect(mail?.html).toContain(`href="${address}"`);
    expect(mail?.html).toContain("Wisma &lt;Melati&gt;");
    expect(mail?.html).toContain(`lang="${bahasa}"`);
  });

  test("whoever has switched it off reads it inside alone, from the very next one on; colleagues get theirs", async () => {
    await change(cast.manager, { surelditolak: "tugas" });
    const { record } = await brought(30);
    expect(await readersOf(record.id)).toEqual([colleague.userid]);
    const inside = await noticesOf(app, cast.manager);
    expect(inside.filter(({ bookingid }) => bookingid === record.id)).toHaveLength(1);
    await change(cast.manager, { surelditolak: "harian,kemajuan" });
    const next = await brought(30);
    expect(await readersOf(next.record.id)).toEqual(ids(cast.manager, colleague));
  });

  test("the choice counts that is made when it is told, not when it happened", async () => {
    const { record } = await brought(30);
    await change(colleague, { surelditolak: "tugas" });
    expect(await readersOf(record.id)).toEqual([cast.manager.userid]);
  });

  test("goes to whoever stands in, with for whom, and not to whoever is away", async () => {
    await writeStandIn(app, app.world.home.pengelolaid, standInFor(cast.manager, colleague));
    const { record } = await brought(30);
    const [mail, ...others] = await dutiesOf(app, { bookingid: record.id });
    expect(others).toEqual([]);
    expect(mail?.userid).toBe(colleague.userid);
    expect(mail?.paragraphs.at(-1)).toMatch(/^You stand in for .+\.$/);
  });

  test("isn't mailed any more once it is answered, and has no time of sending; its twin that waits has one", async () => {
    const [answered, waiting] = [await brought(30), await brought(30)];
    await dutiesOf(app, { bookingid: waiting.record.id });
    await act(cast.manager, "konfirmasipesanan", answered.record.id, { versi: answered.record.versi });
    const sent = (await sendDuties(app)).map(({ subject }) => subject);
    expect(sent).toContain(`Order ${waiting.record.id} waits for your answer`);
    expect(sent).not.toContain(`Order ${answered.record.id} waits for your answer`);
    const open = { jenis: "tugas", bookingid: answered.record.id, status: { not: "terkirim" as const } };
    expect(await prisma().outbox.count({ where: open })).toBe(0);
    const unsent = ({ record }: typeof waiting) =>
      prisma().outbox.count({ where: { jenis: "tugas", bookingid: record.id, tglkirim: null } });
    expect([await unsent(answered), await unsent(waiting)]).toEqual([
      expect.toSatisfy((count: number) => count > 0),
      0,
    ]);
  });

  test("nobody whose role was taken hears of it, by mail or inside", async () => {
    const former = await app.as("pengelola");
    await prisma().model_has_roles.deleteMany({ where: { model_id: former.userid } });
    const { record } = await brought(30);
    expect(await readersOf(record.id)).toEqual(ids(cast.manager, colleague));
    expect(await noticesOf(app, former)).toEqual([]);
  });
});

describe("a request for other dates", () => {
  test("is mailed to the managers of the group until it is answered", async () => {
    const { customer, record } = await brought(50);
    const wish = { versi: record.versi, waktu: stay(6, 2), totalbiaya: 300_000, alasan: "Acara diundur" };
    const asked = await act(customer, "mintajadwal", record.id, wish);
    const mails = await dutiesOf(app, { bookingid: record.id, aksi: "askMove" });
    expect(mails.map(({ userid }) => userid)).toEqual(ids(cast.manager, colleague));
    expect(mails[0]?.paragraphs[0]).toContain("Acara diundur");
    await act(customer, "tarikjadwal", record.id, { versi: asked.versi });
    const sent = (await sendDuties(app)).map(({ subject }) => subject);
    expect(sent.filter((subject) => subject.startsWith("Other dates asked for"))).toEqual([]);
  });
});

describe("a discount to decide", () => {
  test("is told to agency and region, who may decide: not to the managers, and to nobody elsewhere", async () => {
    const { record } = await brought(30);
    await proposed(record);
    const mails = await dutiesOf(app, { bookingid: record.id, aksi: "discount" });
    expect(mails.map(({ userid }) => userid)).toEqual(ids(cast.dinas, cast.pemda));
    expect(mails[0]?.paragraphs[0]).toMatch(/SK 12\/2026: Rp\s50\.000/);
    const inside = await prisma().inbox.findMany({
      where: { bookingid: record.id, judul: { startsWith: "Discount" } },
    });
    expect(inside.map(({ userid }) => userid).toSorted((a, b) => a - b)).toEqual(ids(cast.dinas, cast.pemda));
  });

  test("isn't told to the one who proposed it, whatever other office they hold", async () => {
    const both = await app.as("pengelola");
    await prisma().userdata.update({ where: { userid: both.userid }, data: { skpdid: app.world.home.idskpd } });
    const dinas = await prisma().roles.findUniqueOrThrow({ where: { name: "dinas" } });
    await prisma().model_has_roles.create({ data: { model_id: both.userid, role_id: dinas.id, urutan: 1 } });
    const { record } = await brought(30);
    const body = await proposal(app, { ...cast, manager: both }, record, 50_000);
    await act(both, "usulkandiskon", record.id, body);
    const own = await dutiesOf(app, { bookingid: record.id, aksi: "discount" });
    expect(own.map(({ userid }) => userid)).toEqual(ids(cast.dinas, cast.pemda));
    // Of a colleague's proposal the same person hears, once.
    const twin = await brought(30);
    await proposed(twin.record);
    const others = await dutiesOf(app, { bookingid: twin.record.id, aksi: "discount" });
    expect(others.map(({ userid }) => userid)).toEqual(ids(cast.dinas, cast.pemda, both));
    await prisma().userdata.update({ where: { userid: both.userid }, data: { statusakun: 0 } });
  });

  test("is a duty: no choice keeps it away, in the reader's language", async () => {
    await change(cast.dinas, { surelditolak: "kemajuan,pengingat,akhir,tugas,harian,kewajiban", bahasa: "id" });
    const { record } = await brought(30);
    await proposed(record);
    const mail = await mailTo(cast.dinas);
    expect(mail?.subject).toBe(`Diskon menunggu keputusan Anda: pesanan ${record.id}`);
    expect(mail?.text).toMatch(/Mohon setujui atau tolak\./);
  });

  test("whoever lost the page that decides isn't told", async () => {
    const permission = await prisma().permissions.findUniqueOrThrow({ where: { name: `${trx}/perubahanpesanan` } });
    const role = await prisma().roles.findUniqueOrThrow({ where: { name: "pemda" } });
    const held = { permission_id: permission.id, role_id: role.id };
    await prisma().role_has_permissions.deleteMany({ where: held });
    const { record } = await brought(30);
    await proposed(record);
    const mails = await dutiesOf(app, { bookingid: record.id, aksi: "discount" });
    await prisma().role_has_permissions.create({ data: held });
    expect(mails.map(({ userid }) => userid)).toEqual([cast.dinas.userid]);
  });

  test("isn't mailed once it is decided, nor once the order is over", async () => {
    const { record } = await brought(30);
    const waiting = await proposed(record);
    await dutiesOf(app, { bookingid: record.id });
    await act(cast.dinas, "tolakdiskon", record.id, { versi: waiting.versi, catatan: "Tidak memenuhi" });
    const over = await brought(30);
    await proposed(over.record);
    await dutiesOf(app, { bookingid: over.record.id });
    const data = { statusbooking: codeOf("expired"), bataswaktu: null };
    await prisma().booking.update({ where: { id: over.record.id }, data });
    const stands = await brought(30);
    await proposed(stands.record);
    const sent = (await sendDuties(app)).map(({ subject }) => subject);
    const toDecide = ({ id }: { readonly id: number }) => `Discount to decide: booking ${id}`;
    expect(sent).toContain(toDecide(stands.record));
    expect(sent).not.toContain(toDecide(record));
    expect(sent).not.toContain(toDecide(over.record));
  });
});
