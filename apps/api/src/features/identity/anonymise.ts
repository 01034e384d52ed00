import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import type { userdata } from "@retribusi/db/generated/client";
import { orderOfDuties } from "../../lib/outbox/duty.ts";
import type { Transaction } from "../../lib/transaction.ts";

/** What stands where the name stood. */
export const closedName = "Akun ditutup";

/**
 * A booking keeps what the treasurer's books need (object, time, price, billing id). One that money was received for also keeps name and
 * address of who owed it, which its bill and receipt show and which have to be kept with them; contact data and the identity number go
 * with all of them.
 */
async function forgetBookings(tx: Transaction, userid: number): Promise<void> {
  await tx.$executeRaw`UPDATE booking b SET b.namapemesan = ${closedName}, b.alamatpemesan = NULL, b.alasanpembatalan = NULL
    WHERE b.idpemesan = ${userid}
      AND NOT EXISTS (SELECT 1 FROM pembayaran p WHERE p.bookingid = b.id)
      AND NOT EXISTS (SELECT 1 FROM pengecualian_bayar p WHERE p.bookingid = b.id)
      AND NOT EXISTS (SELECT 1 FROM pengembalian p WHERE p.bookingid = b.id)`;
  await tx.$executeRaw`UPDATE booking SET noidentitas = NULL, notelp = NULL, nokontak = NULL, emailpemesan = NULL,
      namapengguna = NULL, keperluan = NULL, catatan = NULL, versi = versi + 1
    WHERE idpemesan = ${userid}`;
  await tx.$executeRaw`UPDATE booking_riwayat r JOIN booking b ON b.id = r.bookingid
    SET r.alasan = IF(r.userid = ${userid} OR r.aksi = 'note', NULL, r.alasan),
      r.perubahan = JSON_REMOVE(r.perubahan, '$.namapemesan', '$.alamatpemesan', '$.noidentitas', '$.notelp', '$.nokontak',
        '$.emailpemesan', '$.namapengguna', '$.keperluan', '$.catatan', '$.alasanpembatalan')
    WHERE b.idpemesan = ${userid}`;
  await tx.permintaan_jadwal.updateMany({
    where: { booking: { idpemesan: userid } },
    data: { alasan: "", catatan: null },
  });
}

/**
 * Files are thrown away by the job that removes unused ones; the letter of a discount belongs to its decision, and what the person has
 * added to a booking of somebody else to that one.
 */
async function forgetFiles(tx: Transaction, userid: number): Promise<void> {
  await tx.$executeRaw`UPDATE berkas f SET f.sementara = 1
    WHERE (f.pemilik = ${userid} OR EXISTS (
        SELECT 1 FROM booking_dokumen d JOIN booking b ON b.id = d.bookingid WHERE d.berkasid = f.id AND b.idpemesan = ${userid}))
      AND NOT EXISTS (SELECT 1 FROM diskon_booking k WHERE k.berkasid = f.id)
      AND NOT EXISTS (
        SELECT 1 FROM booking_dokumen d JOIN booking b ON b.id = d.bookingid
        WHERE d.berkasid = f.id AND NOT (b.idpemesan <=> ${userid}))`;
  await tx.booking_dokumen.deleteMany({ where: { booking: { idpemesan: userid } } });
}

/**
 * What was written about the person's bookings goes whole: an answer tells as much of them as a question. What they wrote in their work to
 * other customers stays with those, as words of their office.
 */
async function forgetThreads(tx: Transaction, userid: number): Promise<void> {
  await tx.percakapan.deleteMany({ where: { booking: { idpemesan: userid } } });
  await tx.percakapan_dibaca.deleteMany({ where: { OR: [{ userid }, { booking: { idpemesan: userid } }] } });
}

/** The stars are of the object; the sentence is of the person. */
const forgetSentences = (tx: Transaction, userid: number) =>
  tx.penilaian.updateMany({ where: { booking: { idpemesan: userid } }, data: { isi: "", tampil: false } });

/** Mails and messages to the person, and those to others that name them. */
async function forgetMessages(tx: Transaction, userid: number, email: string): Promise<void> {
  await tx.draf_kelengkapan.deleteMany({ where: { OR: [{ userid }, { booking: { idpemesan: userid } }] } });
  await tx.inbox.deleteMany({ where: { OR: [{ userid }, { booking: { idpemesan: userid } }] } });
  await tx.outbox.deleteMany({ where: { booking: { idpemesan: userid } } });
  await tx.outbox.deleteMany({ where: { urut: orderOfDuties(userid) } });
  await tx.$executeRaw`DELETE FROM outbox WHERE bookingid IS NULL AND JSON_VALUE(muatan, '$.to') = ${email}`;
}

/** Report documents are swept with their files, because nobody owns them any more. */
export const forgetDocuments = (tx: Transaction, userid: number, now: Date) =>
  tx.dokumen_laporan.updateMany({ where: { userid }, data: { userid: null, permintaan: {}, kedaluwarsa: now } });

/** What they had sent regularly, to whomever, and what others had sent to them. */
export async function forgetSchedules(tx: Transaction, userid: number): Promise<void> {
  await tx.jadwal_laporan.deleteMany({ where: { userid } });
  await tx.jadwal_penerima.deleteMany({ where: { userid } });
}
/** Questions of reports that the person kept; colleagues lose those that were shared with them. */
export const forgetViews = (tx: Transaction, userid: number) => tx.tampilan_laporan.deleteMany({ where: { userid } });

/** Objects that the person kept to find them again, and those that they waited for. */
async function forgetFavourites(tx: Transaction, userid: number): Promise<void> {
  await tx.favorit.deleteMany({ where: { userid } });
  await tx.daftar_tunggu.deleteMany({ where: { userid } });
}

/** The trail keeps that something was done, and when; what it was about is gone, and so are addresses and devices. */
async function forgetTraces(tx: Transaction, userid: number): Promise<void> {
  const about = { entitas: "userdata", kunci: String(userid) };
  await tx.$executeRaw`UPDATE audit SET sebelum = NULL, sesudah = NULL WHERE entitas = ${about.entitas} AND kunci = ${about.kunci}`;
  await tx.audit.updateMany({ where: { userid }, data: { alamatip: null } });
  await tx.log_keamanan.updateMany({ where: { userid }, data: { userid: null, alamatip: null, perangkat: null } });
}

/** Removes what opens the account. */
async function forgetAccess(tx: Transaction, userid: number): Promise<void> {
  await tx.perangkat_push.deleteMany({ where: { userid } });
  await tx.sesi.deleteMany({ where: { userid } });
  await tx.token_user.deleteMany({ where: { userid } });
  await tx.kalender_alamat.deleteMany({ where: { userid } });
  await tx.faktor_totp.deleteMany({ where: { userid } });
  await tx.kode_pemulihan.deleteMany({ where: { userid } });
  await tx.kunci_sandi.deleteMany({ where: { userid } });
  await tx.langkah_masuk.deleteMany({ where: { userid } });
  await tx.model_has_permissions.deleteMany({ where: { model_id: userid } });
  await tx.model_has_roles.deleteMany({ where: { model_id: userid } });
  await tx.permintaan_peran.deleteMany({ where: { userid } });
}

/** Removes everything personal of an account; its row stays, because bookings and the trail point to it. */
export async function forgetPerson(tx: Transaction, { userid, email }: userdata, now: Date): Promise<void> {
  await forgetBookings(tx, userid);
  await forgetFiles(tx, userid);
  await forgetThreads(tx, userid);
  await forgetSentences(tx, userid);
  await forgetMessages(tx, userid, email);
  await forgetAccess(tx, userid);
  await forgetDocuments(tx, userid, now);
  await forgetSchedules(tx, userid);
  await forgetViews(tx, userid);
  await forgetFavourites(tx, userid);
  await forgetTraces(tx, userid);
  await tx.userdata.update({
    where: { userid },
    data: {
      username: `ditutup-${userid}`,
      email: `ditutup-${userid}@tutup.invalid`,
      fullname: closedName,
      ...{ foto: null, alamat: null, noidentitas: null, notelp: null },
      ...{ namaorganisasi: null, nib: null, suratorganisasi: null, kelompoktarif: null, alasanstatus: null },
      // No hash of any password.
      password: "!",
      authorization: null,
      statusakun: accountStatus.notActive,
      ...{
        emailterverifikasi: null,
        tglmasuk: null,
        surelditolak: "",
        surelharian: null,
        tutuppada: null,
        tglditutup: now,
      },
      // Without the agreement it is no registration that waits to be confirmed either.
      ...{ privasiversi: null, privasidisetujui: null },
      versi: { increment: 1 },
    },
  });
}
