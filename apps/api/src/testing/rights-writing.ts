import type supertest from "supertest";
import { details, stay } from "./booking-steps.ts";
import type { Person } from "./expected-rights.ts";
import { type Reached, refusalOf } from "./rights-reading.ts";
import type { Actor, RightsWorld, Row } from "./rights-world.ts";
import { objectFacts } from "./samples.ts";
import type { Region } from "./world.ts";

/** What a form doesn't ask whoever has only one: their own region and agency. */
const unasked: Readonly<Partial<Record<Person, readonly string[]>>> = {
  pemda: ["idpemda"],
  dinas: ["idpemda", "idskpd"],
};

/** The level of the organisation at which rows of an entity stand. */
export const levels = {
  tbl_skpd: "region",
  tbl_dasarhukum: "region",
  tbl_harilibur: "region",
  tbl_jnspenerimaan: "agency",
  tbl_mataanggaran: "agency",
  tbl_kelompokpengelola: "agency",
  target_pendapatan: "agency",
  mst_objectretribusi: "group",
} as const satisfies Readonly<Record<string, "region" | "agency" | "group">>;
export type PlacedEntity = keyof typeof levels;

export const isPlaced = (entity: string): entity is PlacedEntity => Object.hasOwn(levels, entity);

type Body = Readonly<Record<string, string | number>>;

let serial = 0;
/** A day of its own, whatever else is entered. */
const dayNo = (n: number): string => new Date(Date.UTC(2032, 0, n)).toISOString().slice(0, 10);
const regulation = { pasal: "Lampiran", tentang: "Retribusi", tglperaturan: "2024-01-05" };

/** A whole new record in the place; references by key, or as a csv file names them. */
function recordIn(entity: PlacedEntity, place: Readonly<Record<string, string | number>>): Body {
  serial += 1;
  const { idpemda = "", idskpd = "", idjenis = "", idanggaran = "", pengelolaid = "", kategoriid = "" } = place;
  const bodies: Readonly<Record<PlacedEntity, Body>> = {
    tbl_skpd: { idpemda, skpdid: `9.${serial}`, skpdname: `Dinas baru ${serial}` },
    tbl_dasarhukum: { idpemda, nomorperaturan: `Perda ${serial}`, ...regulation },
    tbl_harilibur: { idpemda, tanggal: dayNo(serial), nama: "Hari jadi", jenis: "daerah" },
    tbl_jnspenerimaan: { idpemda, idskpd, jenispenerimaan: `4.9.${serial}`, uraianpenerimaan: "Contoh" },
    tbl_mataanggaran: { idpemda, idskpd, idjenis, rekeninganggaran: `4.9.${serial}`, uraiananggaran: "Contoh" },
    tbl_kelompokpengelola: { idpemda, idskpd, pengelolaname: `Kelompok baru ${serial}`, notelp: "0221234567" },
    target_pendapatan: { tahun: 2031 + (serial % 60), idpemda, idskpd, idanggaran, jumlah: 1_000_000 },
    mst_objectretribusi: { idpemda, idskpd, idjenis, idanggaran, pengelolaid, kategoriid, ...objectFacts(serial) },
  };
  return bodies[entity];
}

const asked = ({ person }: Actor, body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !unasked[person]?.includes(name)));

const keysIn = ({ objects: _, ...place }: Region) => ({ ...place, kategoriid: 1 });

async function namesIn({ app }: RightsWorld, { idpemda, idskpd, pengelolaid }: Region) {
  const { prisma } = app.deps.db;
  const { pemdaname } = await prisma.tbl_pemda.findUniqueOrThrow({ where: { idpemda } });
  const { skpdname } = await prisma.tbl_skpd.findUniqueOrThrow({ where: { idskpd } });
  const { pengelolaname } = await prisma.tbl_kelompokpengelola.findUniqueOrThrow({ where: { pengelolaid } });
  const { kategoriname } = await prisma.tbl_kategoriobject.findUniqueOrThrow({ where: { kategoriid: 1 } });
  const codes = { idjenis: "4.1.02.02", idanggaran: "4.1.02.02.20.0001" };
  return { ...codes, idpemda: pemdaname, idskpd: skpdname, pengelolaid: pengelolaname, kategoriid: kategoriname };
}

const csvOf = (body: Body): string => `${Object.keys(body).join(";")}\r\n${Object.values(body).join(";")}\r\n`;

/** Sends one new record towards the place, as a form or as a file. */
async function send(world: RightsWorld, who: Actor, entity: PlacedEntity, place: Region, how: "add" | "import") {
  if (how === "add") return who.post(`${entity}/add`, asked(who, recordIn(entity, keysIn(place))));
  return who.attach(`${entity}/import`, csvOf(asked(who, recordIn(entity, await namesIn(world, place)))));
}

/** Where new records came to stand, whichever place they were meant for: the level's keys, each once. */
export async function placed(
  world: RightsWorld,
  who: Actor,
  entity: PlacedEntity,
  how: "add" | "import",
): Promise<Reached> {
  const before = new Set((await world.rows(entity)).map(({ id }) => id));
  for (const place of world.places) {
    const refusal = refusalOf(await send(world, who, entity, place, how));
    if (refusal) return refusal;
  }
  const fresh = (await world.rows(entity)).filter(({ id }) => !before.has(id));
  return [...new Set(fresh.map((row) => String(row[levels[entity]])))].sort();
}

/** One harmless change of each entity. */
export const changes: Readonly<Record<string, object>> = {
  tbl_pemda: { alamat: "Jl. Baru" },
  tbl_skpd: { alamat: "Jl. Baru" },
  tbl_jnspenerimaan: { uraianpenerimaan: "Uraian baru" },
  tbl_mataanggaran: { uraiananggaran: "Uraian baru" },
  tbl_kelompokpengelola: { notelp: "081234567890" },
  target_pendapatan: { jumlah: 2_000_000 },
  tbl_harilibur: { sumber: "Keputusan Gubernur" },
  tbl_dasarhukum: { tentang: "Retribusi Daerah" },
  tbl_kategoriobject: { kategoriname: "Kategori baru" },
  tbl_statusbooking: { keterangan: "Keterangan baru" },
  mst_objectretribusi: { aturan: "Dilarang merokok" },
  userdata: { fullname: "Nama Baru" },
  system: { terminalid: "BARU" },
  roles: { guard_name: "api" },
  permissions: { guard_name: "api" },
  role_has_permissions: {},
  model_has_permissions: { model_type: "userdata" },
  model_has_roles: { urutan: 1 },
};

/** Which of some rows a call reaches: 404 is out of reach, a conflict is within it. */
export async function reached(
  rows: readonly Row[],
  call: (id: string) => PromiseLike<supertest.Response>,
): Promise<Reached> {
  const keys: string[] = [];
  for (const { id } of rows) {
    const answer = await call(id);
    const refusal = refusalOf(answer);
    if (refusal) return refusal;
    if (answer.status === 200 || answer.status === 409) keys.push(id);
    else if (answer.status !== 404) throw new Error(`${id}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return keys.sort();
}

/** A version that no booking has: an action that is let through to the booking is answered by a conflict, and nothing happens. */
const versi = 999;
const note = "Alasan yang cukup panjang";

/** Address and body of each action by hand; an address that differs between lodging and the other kinds has two. */
export const actionCalls: Readonly<Record<string, readonly [path: string, body: object, otherwise?: string]>> = {
  complete: ["isi_kelengkapan", { versi, ...details }, "kelengkapan"],
  customerConfirm: ["konfirmasipesanan_nasabah", { versi, totalbiaya: 1, setuju: true }, "konfirmasipesanan_nsb"],
  returnToCustomer: ["kembalikan", { versi, catatan: note }],
  reject: ["tolak", { versi, catatan: note }],
  confirm: ["konfirmasipesanan", { versi }],
  change: ["perubahanpesanan", { versi, keperluan: "Rapat" }],
  discount: ["usulkandiskon", { versi, nomorsk: "SK 1", tglsk: "2026-11-01", berkasid: 1, jumlah: 1 }],
  approveDiscount: ["setujuidiskon", { versi }],
  rejectDiscount: ["tolakdiskon", { versi }],
  resendBill: ["kirimulangtagihan", { versi }],
  chooseBank: ["pilihbank", { versi, systemid: 1 }],
  reschedule: ["reschedule", { versi, waktu: stay(3), totalbiaya: 1 }],
  askMove: ["mintajadwal", { versi, waktu: stay(3), totalbiaya: 1, alasan: note }],
  acceptMove: ["terimajadwal", { versi }],
  declineMove: ["tolakjadwal", { versi, catatan: note }],
  withdrawMove: ["tarikjadwal", { versi }],
  cancel: ["pembatalan", { versi, alasanpembatalan: note }],
  checkIn: ["checkin", { versi }],
  finish: ["selesai", { versi }],
  noShow: ["tidakhadir", { versi }],
  earlyCheckIn: ["checkinawal", { versi }],
  earlyDeparture: ["pulangawal", { versi }],
  extend: ["perpanjang", { versi, tambahan: 1, setuju: true }],
  billAgain: ["tagihlagi", { versi }],
  swapUnit: ["pindahunit", { versi, nomorunit: 1, unitid: 1 }],
  undo: ["urungkan", { versi }],
  note: ["catatan", { versi, catatan: note }],
  reinstate: ["aktifkankembali", { versi, setuju: true, catatan: note }],
};
