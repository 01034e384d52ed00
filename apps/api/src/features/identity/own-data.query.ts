import type { Database } from "@retribusi/db/client";
import type { Deps } from "../../lib/deps.ts";
import { listLooksAt } from "../privacy/looks.query.ts";
import { calendarAddresses, favourites, pushDevices, ratings, waits } from "./kept.query.ts";
import { ownDataWords } from "./own-data-words.ts";

/** Names of a row that say nothing to its owner, or belong to somebody else. */
const accountFields = {
  ...{ userid: true, username: true, email: true, emailterverifikasi: true, fullname: true, foto: true, alamat: true },
  ...{ noidentitas: true, notelp: true, jenisakun: true, namaorganisasi: true, nib: true, kelompoktarif: true },
  ...{ statusakun: true, bahasa: true, surelditolak: true, privasiversi: true, privasidisetujui: true, tglmasuk: true },
  ...{ date_created: true, date_updated: true },
} as const;

const bookingFields = {
  ...{ id: true, jenisbooking: true, namapemesan: true, alamatpemesan: true, noidentitas: true, notelp: true },
  ...{ nokontak: true, emailpemesan: true, namapengguna: true, keperluan: true, kelompoktarif: true, sesi: true },
  ...{ tarif: true, satuantarif: true, lamapemakaian: true, jumlahunit: true, diskon: true, totalbiaya: true },
  ...{ tglmulaipemakaian: true, tglakhirpemakaian: true, statusbooking: true, alasanpembatalan: true },
  ...{ idbilling: true, tglexpiredbilling: true, tglbayarbilling: true, date_created: true },
  mst_objectretribusi: { select: { objectname: true, subobjectname: true, zonawaktu: true } },
  tbl_pemda: { select: { zonawaktu: true } },
  tagihan: {
    select: {
      idbilling: true,
      nomordokumen: true,
      jumlah: true,
      tglterbit: true,
      tglexpired: true,
      statustagihan: true,
    },
  },
  pembayaran: {
    select: { idbilling: true, jumlah: true, tgltransaksi: true, bankid: true, referensi: true, nomorkuitansi: true },
  },
  pengembalian: {
    select: {
      ...{
        jumlah: true,
        statuspengembalian: true,
        namarekening: true,
        akhirrekening: true,
        namabank: true,
        tglbayar: true,
      },
      date_created: true,
    },
  },
} as const;

const step = 200;

/** Rows of a table by their number, a few hundred at a time, so that nobody's history has to fit into memory. */
async function* inSteps<R extends { readonly id: number }>(
  read: (after: number) => Promise<readonly R[]>,
): AsyncGenerator<R> {
  for (let after = 0; ; ) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < step) return;
    after = last.id;
  }
}

type Prisma = Database["prisma"];

const page = (after: number) => ({ cursorless: { id: { gt: after } }, take: step, orderBy: { id: "asc" as const } });

/** Times of a use are those of its place, which stands beside them. */
const bookings = (prisma: Prisma, userid: number) =>
  inSteps(async (after) => {
    const { cursorless, ...rest } = page(after);
    const where = { idpemesan: userid, ...cursorless };
    const rows = await prisma.booking.findMany({ where, select: bookingFields, ...rest });
    return rows.map(({ tbl_pemda, mst_objectretribusi: { zonawaktu, ...object }, ...row }) => ({
      ...row,
      zonawaktu: zonawaktu ?? tbl_pemda.zonawaktu,
      mst_objectretribusi: object,
    }));
  });

const messages = (prisma: Prisma, userid: number) =>
  inSteps((after) => {
    const { cursorless, ...rest } = page(after);
    const select = { id: true, judul: true, isi: true, bookingid: true, dibaca: true, date_created: true };
    return prisma.inbox.findMany({ where: { userid, ...cursorless }, select, ...rest });
  });

/**
 * What was done to the account, and what its owner did. Of what others did only their role is told; what was changed is told of the own
 * account alone, since other records may hold the data of others.
 */
async function* trail(prisma: Prisma, userid: number): AsyncGenerator<object> {
  const kunci = String(userid);
  const rows = inSteps((after) => {
    const { cursorless, ...rest } = page(after);
    const where = { OR: [{ userid }, { entitas: "userdata", kunci }], ...cursorless };
    return prisma.audit.findMany({ where, ...rest });
  });
  for await (const row of rows) {
    const { id, waktu, aksi, entitas, peran } = row;
    const isOwn = row.userid === userid;
    const about = entitas === "userdata" && row.kunci === kunci;
    yield {
      ...{ id, waktu, aksi, entitas, oleh: isOwn ? "diri sendiri" : (peran ?? "sistem") },
      ...(isOwn ? { alamatip: row.alamatip, kunci: row.kunci } : {}),
      ...(about ? { sebelum: row.sebelum, sesudah: row.sesudah } : {}),
    };
  }
}

const security = (prisma: Prisma, userid: number) =>
  prisma.log_keamanan.findMany({
    where: { userid },
    // From where somebody else tried is their address, not the owner's.
    select: { jenis: true, waktu: true, terakhir: true, jumlah: true },
    orderBy: { id: "asc" },
  });

const sessions = (prisma: Prisma, userid: number) =>
  prisma.sesi.findMany({
    where: { userid },
    select: { dibuat: true, terakhir: true, kedaluwarsa: true, dicabut: true, alamatip: true, perangkat: true },
    orderBy: { dibuat: "asc" },
  });

/** What guards the account beside the password; nothing that would open it. */
async function* factors(prisma: Prisma, userid: number): AsyncGenerator<object> {
  const app = await prisma.faktor_totp.findUnique({ where: { userid }, select: { date_created: true } });
  if (app) yield { jenis: "totp", ...app };
  const passkeys = await prisma.kunci_sandi.findMany({
    where: { userid },
    select: { nama: true, date_created: true, tglpakai: true },
    orderBy: { id: "asc" },
  });
  for (const passkey of passkeys) yield { jenis: "kuncisandi", ...passkey };
}

const roleRequests = (prisma: Prisma, userid: number) =>
  prisma.permintaan_peran.findMany({
    where: { userid },
    select: {
      ...{ alasan: true, keadaan: true, tglputus: true, alasanputus: true, date_created: true },
      roles: { select: { name: true } },
    },
    orderBy: { id: "asc" },
  });

/** Files of lists and reports that the person asked for. */
const reportDocuments = (prisma: Prisma, userid: number) =>
  prisma.dokumen_laporan.findMany({
    where: { userid },
    select: { id: true, judul: true, nama: true, status: true, ukuran: true, date_created: true, kedaluwarsa: true },
    orderBy: { id: "asc" },
  });

/** What the person has sent regularly, and what they get. */
async function* schedules(prisma: Prisma, userid: number): AsyncGenerator<object> {
  const select = { judul: true, sumber: true, kekerapan: true, hari: true, jam: true, aktif: true, date_created: true };
  const own = await prisma.jadwal_laporan.findMany({ where: { userid }, select, orderBy: { id: "asc" } });
  for (const row of own) yield { sebagai: "pemilik", ...row };
  const got = await prisma.jadwal_penerima.findMany({
    where: { userid },
    select: { hasil: true, terakhir: true, terkirim: true, keterangan: true, jadwal_laporan: { select } },
    orderBy: { id: "asc" },
  });
  for (const { jadwal_laporan, keterangan: alasan, ...row } of got)
    yield { sebagai: "penerima", ...jadwal_laporan, ...row, alasan };
}
/** Questions of reports that the person keeps. */
const reportViews = (prisma: Prisma, userid: number) =>
  prisma.tampilan_laporan.findMany({
    where: { userid },
    select: { id: true, judul: true, permintaan: true, dibagikan: true, date_created: true, date_updated: true },
    orderBy: { id: "asc" },
  });

/** What was written about the person's own bookings, by whichever side; what they write in their work belongs to others. */
const threads = (prisma: Prisma, userid: number) =>
  inSteps(async (after) => {
    const { cursorless, ...rest } = page(after);
    const select = {
      ...{ id: true, bookingid: true, userid: true, isi: true, date_created: true },
      booking: { select: { tbl_kelompokpengelola: { select: { pengelolaname: true } } } },
      booking_dokumen: { select: { berkas: { select: { namaasli: true } } } },
    } as const;
    const rows = await prisma.percakapan.findMany({
      where: { booking: { idpemesan: userid }, ...cursorless },
      select,
      ...rest,
    });
    return rows.map(({ userid: writer, booking, booking_dokumen, ...row }) => ({
      ...row,
      oleh: writer === userid ? "diri sendiri" : booking.tbl_kelompokpengelola.pengelolaname,
      lampiran: booking_dokumen.map(({ berkas }) => berkas.namaasli).join(", "),
    }));
  });

/** Who of the staff has looked at the identity number or documents. */
async function* looks(db: Database, userid: number): AsyncGenerator<object> {
  for (let at = 1; ; at += 1) {
    const { records, hasMore } = await listLooksAt(db, userid, at);
    yield* records;
    if (!hasMore) return;
  }
}

/** The person's own files: their picture and what they sent with their own bookings, not what they sent in their work. */
export async function ownFiles({ db: { prisma } }: Pick<Deps, "db">, userid: number) {
  const own = await prisma.userdata.findUniqueOrThrow({
    where: { userid },
    select: { foto: true, suratorganisasi: true },
  });
  const sent = { booking_dokumen: { some: { booking: { idpemesan: userid } } } };
  return prisma.berkas.findMany({
    where: { pemilik: userid, OR: [sent, { path: own.foto ?? "" }, { id: own.suratorganisasi ?? 0 }] },
    select: { id: true, path: true, namaasli: true, mime: true, ukuran: true, date_created: true },
    orderBy: { id: "asc" },
  });
}

async function* oneByOne(rows: PromiseLike<readonly object[]>): AsyncGenerator<object> {
  yield* await rows;
}

async function readAccount(prisma: Prisma, userid: number) {
  const held = { model_has_roles: { select: { roles: { select: { name: true } } } } } as const;
  const { model_has_roles, ...own } = await prisma.userdata.findUniqueOrThrow({
    where: { userid },
    select: { ...accountFields, ...held },
  });
  return { ...own, peran: model_has_roles.map(({ roles }) => roles.name) };
}

const part = (name: keyof typeof ownDataWords, rows: AsyncIterable<object>) => ({
  name,
  rows,
  words: ownDataWords[name],
});

/** Everything that is kept about a person, part by part. */
export async function readOwnData(deps: Pick<Deps, "db">, userid: number) {
  const { prisma } = deps.db;
  return {
    akun: await readAccount(prisma, userid),
    parts: [
      part("pesanan", bookings(prisma, userid)),
      part("pesan", messages(prisma, userid)),
      part("percakapan", threads(prisma, userid)),
      part("sesi", oneByOne(sessions(prisma, userid))),
      part("berkas", oneByOne(ownFiles(deps, userid))),
      part("faktor", factors(prisma, userid)),
      part("permintaanperan", oneByOne(roleRequests(prisma, userid))),
      part("dokumenlaporan", oneByOne(reportDocuments(prisma, userid))),
      part("jadwallaporan", schedules(prisma, userid)),
      part("tampilanlaporan", oneByOne(reportViews(prisma, userid))),
      part("favorit", oneByOne(favourites(prisma, userid))),
      part("tunggu", oneByOne(waits(prisma, userid))),
      part("penilaian", oneByOne(ratings(prisma, userid))),
      part("kalender", oneByOne(calendarAddresses(prisma, userid))),
      part("push", oneByOne(pushDevices(prisma, userid))),
      part("penglihatan", looks(deps.db, userid)),
      part("keamanan", oneByOne(security(prisma, userid))),
      part("jejak", trail(prisma, userid)),
    ],
  };
}
