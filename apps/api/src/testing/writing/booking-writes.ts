import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { anotherBank } from "../another-bank.ts";
import { createLodging, dayFrom, details, order, orderOf, payment, proposal, stay } from "../booking-steps.ts";
import type { Caller } from "../test-app.ts";
import {
  again,
  arriving,
  begun,
  discounted,
  extended,
  freeUnitOf,
  hours,
  longer,
  note,
  type Scene,
  sceneOf,
  staying,
} from "./scene.ts";
import { post, type Send, type WritingCall } from "./writing-call.ts";

const trx = "trx_penginapan";
const stayingLonger = async (scene: Scene) => extended(await staying(scene));

type Who = (scene: Scene) => Caller;
const customer: Who = (scene) => scene.customer;
const manager: Who = ({ cast }) => cast.manager;
const dinas: Who = ({ cast }) => cast.dinas;

interface ActionCall {
  readonly path: string;
  readonly what?: string;
  readonly from: 10 | 20 | 30 | 40 | 50;
  readonly by: Who;
  readonly body: (scene: Scene) => object | Promise<object>;
  readonly before?: (scene: Scene) => Promise<Scene>;
}

/** The time of a supplementary bill is over. */
async function owing(scene: Scene): Promise<Scene> {
  const after = await extended(scene);
  await scene.app.deps.db.prisma.tagihan.updateMany({
    where: { bookingid: scene.record.id, jenistagihan: "tambahan" },
    data: { tglexpired: hours(-1) },
  });
  return after;
}

const plain = () => ({});
export const reason = () => ({ alasanpembatalan: note });
export const moved = () => ({ waktu: stay(6, 2), totalbiaya: 300_000 });

/** The customer asks for two nights later on. */
export const asking = () => ({ ...moved(), alasan: note });

/** A request for other dates waits for its answer. */
export const asked = (scene: Scene) => again(scene, scene.customer, "mintajadwal", asking());

const actionCalls: readonly ActionCall[] = [
  { path: "isi_kelengkapan", from: 10, by: manager, body: () => details, before: walkIn },
  { path: "isi_kelengkapan_nsb", from: 10, by: customer, body: () => details },
  {
    path: "konfirmasipesanan_nasabah",
    from: 20,
    by: customer,
    body: ({ record }) => ({ totalbiaya: record.harga.totalbiaya, setuju: true }),
  },
  { path: "kembalikan", from: 30, by: dinas, body: () => ({ catatan: note }) },
  { path: "tolak", from: 30, by: manager, body: () => ({ catatan: note }) },
  { path: "konfirmasipesanan", from: 30, by: manager, body: plain },
  { path: "perubahanpesanan", from: 40, by: manager, body: () => ({ jumlahunit: 2 }) },
  { path: "reschedule", from: 40, by: customer, body: moved },
  {
    path: "reschedule",
    what: "of a paid booking",
    from: 50,
    by: manager,
    body: () => ({ ...moved(), waktu: stay(6), totalbiaya: 150_000 }),
  },
  {
    path: "usulkandiskon",
    from: 30,
    by: manager,
    body: ({ app, cast, record }) => proposal(app, cast, record, 50_000),
  },
  { path: "setujuidiskon", from: 30, by: dinas, body: plain, before: discounted },
  { path: "tolakdiskon", from: 30, by: dinas, body: () => ({ catatan: note }), before: discounted },
  { path: "kirimulangtagihan", from: 40, by: manager, body: plain },
  { path: "pilihbank", from: 40, by: customer, body: async ({ app }) => ({ systemid: await anotherBank(app) }) },
  { path: "pembatalan", from: 40, by: customer, body: reason },
  { path: "pembatalan", what: "of a paid booking", from: 50, by: customer, body: reason },
  { path: "checkin", from: 50, by: manager, body: plain, before: begun },
  {
    path: "selesai",
    from: 50,
    by: manager,
    body: plain,
    before: async (scene) => again(await begun(scene), scene.cast.manager, "checkin", {}),
  },
  { path: "checkinawal", from: 50, by: manager, body: plain, before: arriving },
  { path: "pulangawal", from: 50, by: manager, body: plain, before: staying },
  {
    path: "pindahunit",
    from: 50,
    by: manager,
    body: async (scene) => ({ nomorunit: 1, unitid: await freeUnitOf(scene) }),
    before: staying,
  },
  { path: "perpanjang", from: 50, by: manager, body: longer },
  { path: "perpanjang", what: "of a use", from: 50, by: manager, body: longer, before: staying },
  { path: "pulangawal", what: "of what was added", from: 50, by: manager, body: plain, before: stayingLonger },
  { path: "tagihlagi", from: 50, by: manager, body: plain, before: owing },
  {
    path: "reschedule",
    what: "of a paid booking that gets dearer",
    from: 50,
    by: manager,
    body: moved,
  },
  { path: "mintajadwal", from: 50, by: customer, body: asking },
  { path: "terimajadwal", from: 50, by: manager, body: plain, before: asked },
  { path: "tolakjadwal", from: 50, by: manager, body: () => ({ catatan: note }), before: asked },
  { path: "tarikjadwal", from: 50, by: customer, body: plain, before: asked },
  { path: "urungkan", from: 50, by: manager, body: plain, before: staying },
  {
    path: "urungkan",
    what: "of a no-show",
    from: 50,
    by: manager,
    body: plain,
    before: async (scene) => again(await begun(scene), scene.cast.manager, "tidakhadir", {}),
  },
  { path: "catatan", from: 30, by: dinas, body: () => ({ catatan: note }) },
  { path: "tidakhadir", from: 50, by: manager, body: plain, before: begun },
  {
    path: "aktifkankembali",
    from: 50,
    by: dinas,
    body: () => ({ setuju: true, catatan: note }),
    before: (scene) => again(scene, scene.customer, "pembatalan", reason()),
  },
];

/** The same order, made by the manager for somebody at the counter. */
async function walkIn(scene: Scene): Promise<Scene> {
  const body = { ...orderOf(scene.record.objek.objectid), namapemesan: "Ibu Loket" };
  const { body: record } = await scene.cast.manager.post(`${trx}/pesan`, body).expect(200);
  return { ...scene, record };
}

const ofAction = ({ path, what, from, by, body, before }: ActionCall): WritingCall => ({
  operation: `post /${trx}/${path}/{id}`,
  ...(what ? { what } : {}),
  // The version that it was made from is gone.
  again: "refused",
  async prepare(stage) {
    const first = await sceneOf(stage, from);
    const scene = before ? await before(first) : first;
    const { id, versi } = scene.record;
    return post(by(scene), `${trx}/${path}/${id}`, { versi, ...(await body(scene)) });
  },
});

/** An order of any kind for an object with room, at the price of what the test world asks. */
const orders: readonly WritingCall[] = (
  [
    ["trx_penginapan", stay(3)],
    ["trx_gedung", { satuan: "kegiatan", tanggal: dayFrom(3), sesi: "pagi" }],
    ["trx_alat", { satuan: "hari", mulai: dayFrom(3), akhir: dayFrom(3) }],
  ] as const
).flatMap(([entity, waktu]) =>
  (["pesan_nsb", "pesan"] as const).map(
    (path): WritingCall => ({
      operation: `post /${entity}/${path}`,
      again: "same",
      async prepare({ app, cast }): Promise<Send> {
        const kind = entity.slice(4) === "penginapan" ? "penginapan" : entity.slice(4) === "gedung" ? "gedung" : "alat";
        const objectid = app.world.home.objects[kind];
        const body = { ...orderOf(objectid), waktu };
        if (path === "pesan") return post(cast.manager, `${entity}/pesan`, { ...body, namapemesan: "Ibu Loket" });
        return post(await app.as("nasabah"), `${entity}/pesan_nsb`, body);
      },
    }),
  ),
);

/** An order that finds a lapsed one in its way, which has to expire first. */
const overLapsed: WritingCall = {
  operation: "post /trx_penginapan/pesan_nsb",
  what: "where another one's time is over",
  again: "same",
  async prepare({ app }) {
    const objectid = await createLodging(app, app.world.home, 1);
    const { record } = await order(app, orderOf(objectid));
    await app.deps.db.prisma.booking.update({ where: { id: record.id }, data: { bataswaktu: hours(-1) } });
    return post(await app.as("nasabah"), `${trx}/pesan_nsb`, orderOf(objectid));
  },
};

const pay = (path: string, what: string, more: object): WritingCall => ({
  operation: `post /billing/${path}`,
  what,
  again: "same",
  async prepare(stage) {
    const { cast, record } = await sceneOf(stage, 40);
    return post(cast.bank, `billing/${path}`, payment(record, more));
  },
});

/** What somebody has typed into the details so far. */
export const typed = (record: BookingRecord, who: Caller, keperluan: string): Send => {
  const { noidentitas: _, ...written } = details;
  const body = { ...written, nokontak: "", keperluan, dokumen: [], revisi: 0 };
  return post(who, `${trx}/simpandraf/${record.id}`, body);
};

const draft: WritingCall = {
  operation: "post /trx_penginapan/simpandraf/{id}",
  again: "same",
  async prepare(stage) {
    const scene = await sceneOf(stage, 10);
    return typed(scene.record, scene.customer, "Kunj");
  },
};

export const bookingWrites: readonly WritingCall[] = [
  ...orders,
  draft,
  overLapsed,
  ...actionCalls.map(ofAction),
  pay("terima", "a payment", {}),
  pay("uangmasuk", "money that fits its bill", {}),
  pay("uangmasuk", "money that doesn't fit", { jumlah: 1 }),
];
