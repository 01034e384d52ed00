import { z } from "zod";
import { refundStates } from "../billing/refund.rules.ts";
import { bookingKinds, tariffUnits } from "../catalog/catalog.kinds.ts";
import { documentKinds } from "../policy/policy.documents.ts";
import { payerGroups } from "../revenue/revenue.payers.ts";
import { intervalChoice, sessionNames } from "./booking.interval.ts";
import { personalActions } from "./booking.machine.ts";
import { bookingReasons, isBookingReason } from "./booking.reasons.ts";
import { statusCodes } from "./booking.states.ts";
import { undeliveredMail } from "./booking.undelivered.ts";

const rupiah = z.int();
/** ISO 8601, UTC. */
const instant = z.iso.datetime();
const text = z.string();

export const reason = z.enum(Object.keys(bookingReasons).filter(isBookingReason)).meta({ id: "BookingReason" });
export const verdict = z.discriminatedUnion("allowed", [
  z.object({ allowed: z.literal(true) }),
  z.object({ allowed: z.literal(false), reason }),
]);

/** For each action of a person: allowed now, or why not. */
export const canAnswer = z.record(z.enum(personalActions), verdict).meta({ id: "BookingCan" });

/** `tarif × lamapemakaian × jumlahunit − diskon = totalbiaya`, whole rupiah. */
export const price = z
  .object({
    tarif: rupiah,
    satuantarif: z.enum(tariffUnits),
    lamapemakaian: z.int(),
    jumlahunit: z.int(),
    subtotal: rupiah,
    diskon: rupiah,
    totalbiaya: rupiah,
  })
  .meta({ id: "Price" });

/** Where the booked object is and how its times are to be read. */
export const bookedObject = z
  .object({
    objectid: z.int(),
    objectname: text,
    subobjectname: text.nullable(),
    lokasialamat: text,
    lokasikabkota: text,
    /** Degrees; `null` where the place isn't known. */
    lintang: z.number().nullable(),
    bujur: z.number().nullable(),
    fotoobjectutama: text.nullable(),
    satuanobject: text,
    /** IANA zone; `namazona` is what people call it (WIB, WITA, WIT). */
    zona: text,
    namazona: text,
    jamcheckin: text,
    jamcheckout: text,
    batascheckin: text,
    pengelolaname: text,
    /** Phone of the manager group. */
    notelppengelola: text.nullable(),
    skpdname: text,
    pemdaname: text,
  })
  .meta({ id: "BookedObject" });

/** What became of a request for other dates: it waits, or was accepted, declined, withdrawn, or never answered. */
export const moveVerdicts = ["diminta", "disetujui", "ditolak", "ditarik", "gugur"] as const;
export type MoveVerdict = (typeof moveVerdicts)[number];

/** Other dates that the customer of a paid booking asked for. */
export const moveRequest = z
  .object({
    keputusan: z.enum(moveVerdicts),
    /** The time that is wanted, local to the object. */
    waktu: intervalChoice,
    tglmulaipemakaian: instant,
    /** Exclusive. */
    tglakhirpemakaian: instant,
    /** What the booking would cost then, as the customer was shown. */
    totalbiaya: rupiah,
    alasan: text,
    date_created: instant,
    /** Until when it is to be answered. */
    batasjawab: instant,
    /** Why it was declined. */
    catatan: text.nullable(),
  })
  .meta({ id: "MoveRequest" });

/** The part of a booking that a card or a row of a queue shows. */
export const bookingSummary = z
  .object({
    id: z.int(),
    jenisbooking: z.enum(bookingKinds),
    versi: z.int(),
    statusbooking: z.literal(statusCodes),
    uraianstatus: text,
    /** When the system acts by itself. */
    bataswaktu: instant.nullable(),
    namapemesan: text,
    namapengguna: text.nullable(),
    idpemesan: z.int().nullable(),
    objek: bookedObject,
    /** The booked time in the words of the tariff's unit, local to the object. */
    waktu: intervalChoice,
    tglmulaipemakaian: instant,
    /** Exclusive. */
    tglakhirpemakaian: instant,
    harga: price,
    idbilling: text.nullable(),
    tglexpiredbilling: instant.nullable(),
    tglbayarbilling: instant.nullable(),
    /** Check code of the latest receipt; `null` where nothing was paid. */
    kodecek: text.nullable(),
    /** The latest request for other dates; `null` where there never was one. */
    permintaanjadwal: moveRequest.nullable(),
    /** Messages about it that the reader has not read. */
    percakapanbaru: z.int(),
    date_created: instant,
    can: canAnswer,
  })
  .meta({ id: "BookingSummary" });
export type BookingSummary = z.output<typeof bookingSummary>;

/** A bill asks for the price of a booking; a supplementary one for what was added to it after it was paid. */
export const billKinds = ["utama", "tambahan"] as const;
export type BillKind = (typeof billKinds)[number];

export const bill = z
  .object({
    jenistagihan: z.enum(billKinds),
    idbilling: text,
    jumlah: rupiah,
    nomordokumen: text,
    tglterbit: instant,
    tglexpired: instant,
    statustagihan: z.enum(["terbit", "lunas", "batal", "kedaluwarsa"]),
  })
  .meta({ id: "Bill" });

export const payment = z
  .object({
    id: z.int(),
    nomorkuitansi: text,
    kodecek: text,
    jumlah: rupiah,
    /** The bank's time of the transaction. */
    tgltransaksi: instant,
    tglterima: instant,
    bankid: text,
    referensi: text,
  })
  .meta({ id: "Payment" });

export const historyEntry = z.object({
  aksi: text,
  daristatus: z.int().nullable(),
  kestatus: z.int(),
  /** Who acted; `null` is the system. */
  nama: text.nullable(),
  peran: text,
  alasan: text.nullable(),
  /** Pictures of units that came with the step; less than none where it took them back. */
  foto: z.int(),
  waktu: instant,
});

/** A picture of a unit, at an address that works for half an hour. */
export const unitPicture = z.object({ berkasid: z.int(), path: text }).meta({ id: "UnitPicture" });

export const discountProposal = z.object({
  id: z.int(),
  nomorsk: text,
  tglsk: z.iso.date(),
  jumlah: rupiah,
  /** The price before discount that it was proposed or approved for, in rupiah. It counts for no other price. */
  subtotal: rupiah,
  alasan: text.nullable(),
  keputusan: z.enum(["diajukan", "disetujui", "ditolak"]),
  pengusul: text,
  /** The decision itself, at an address that works for half an hour; for staff only. */
  berkas: z.object({ namaasli: text, path: text, mime: text }).nullable(),
});

/** Fields of the specification under their own names, beside the nested ones that screens read: a client finds each where it is written. */
const flatFields = {
  objectid: z.int(),
  tarif: rupiah,
  satuantarif: z.enum(tariffUnits),
  lamapemakaian: z.int(),
  jumlahunit: z.int(),
  diskon: rupiah,
  totalbiaya: rupiah,
  pengelolaid: z.int(),
  kategoriid: z.int(),
  idpemda: z.int(),
  idskpd: z.int(),
  idjenis: z.int(),
  idanggaran: z.int(),
  terminalid: text.nullable(),
  channelid: text.nullable(),
  bankid: text.nullable(),
  sysdate: instant.nullable(),
  date_updated: instant,
};

/** A booking with everything its screens show. */
export const bookingRecord = bookingSummary
  .extend({
    ...flatFields,
    /** The version of the tariff that it was made with. */
    tarifid: z.int().nullable(),
    alamatpemesan: text.nullable(),
    /** Masked for everybody but its owner, the manager and the super user. */
    noidentitas: text.nullable(),
    notelp: text.nullable(),
    nokontak: text.nullable(),
    emailpemesan: text.nullable(),
    keperluan: text.nullable(),
    kelompoktarif: z.enum(payerGroups),
    /** The customer's account has proved that it belongs to this group. */
    kelompokterbukti: z.boolean(),
    sesi: z.enum(sessionNames).nullable(),
    dasarhukum: text.nullable(),
    /** The tariff is that of weekends and holidays. */
    khususlibur: z.boolean(),
    rekeninganggaran: text,
    uraiananggaran: text,
    alasanpembatalan: text.nullable(),
    catatan: text.nullable(),
    tahun: z.int(),
    /** How often it went back to the customer before payment; see `holdRenewals`. */
    perpanjangan: z.int(),
    user_created: z.int(),
    /** Ordered by a manager for somebody at the counter. */
    walkin: z.boolean(),
    /** The object's rules of use, in Indonesian and in English; null where nobody has written them. */
    aturan: text.nullable(),
    aturanen: text.nullable(),
    tagihan: z.array(bill),
    pembayaran: z.array(payment),
    usulandiskon: z.array(discountProposal),
    dokumen: z.array(
      z.object({
        berkasid: z.int(),
        jenis: z.enum(documentKinds),
        namaasli: text,
        /** An address that works for half an hour; `null` where the reader doesn't see the identity number in full. */
        path: text.nullable(),
        mime: text,
      }),
    ),
    /** When its documents were removed because their time was over; until then `null`. */
    dokumendihapus: instant.nullable(),
    dokumenwajib: z.array(z.enum(documentKinds)),
    pengembalian: z.array(
      z.object({
        id: z.int(),
        versi: z.int(),
        jumlah: rupiah,
        statuspengembalian: z.enum(refundStates),
        alasan: text,
        /** Why it was refused. */
        catatan: text.nullable(),
        /** Where it goes; the number by its last digits. */
        rekening: z.object({ namabank: text, norekening: text }).nullable(),
        tglbayar: z.iso.date().nullable(),
      }),
    ),
    /** What comes back of what was paid, were it cancelled now; `null` where nothing is paid yet. */
    bilabatal: z.object({ dibayar: rupiah, kembali: rupiah }).nullable(),
    /** How much of it is left and what comes back for that, did its use end now; in the tariff's unit, `null` where it isn't in use. */
    bilapulang: z.object({ sisa: z.int(), kembali: rupiah }).nullable(),
    /** The units handed over, in their order. */
    unit: z.array(
      z.object({
        nomorunit: z.int(),
        /** Its name, where the units of the object have some. */
        nomor: text.nullable(),
        hourmetermulai: z.number().nullable(),
        hourmeterakhir: z.number().nullable(),
        kondisimulai: text.nullable(),
        kondisiakhir: text.nullable(),
        /** How it left and how it came back, in pictures. */
        fotomulai: z.array(unitPicture),
        fotoakhir: z.array(unitPicture),
      }),
    ),
    riwayat: z.array(historyEntry),
    /** Mails about it that did not arrive at the address that they go to now, the latest first. */
    surelgagal: z.array(undeliveredMail),
  })
  .meta({ id: "Booking" });
export type BookingRecord = z.output<typeof bookingRecord>;
