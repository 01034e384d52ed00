import { equipmentObjects } from "./equipment.data.ts";
import { hallObjects } from "./hall.data.ts";
import type { LegalSeed } from "./legal.data.ts";
import { lodgingObjects } from "./lodging.data.ts";
import type { SceneName } from "./picture/scene.ts";

/** Rupiah by payer group, and by session where a hall is let in sessions. */
export interface TariffSeed {
  readonly kelompoktarif: "umum" | "pelajar" | "instansi" | "sosial";
  readonly sesi?: "pagi" | "sore";
  readonly khususlibur?: true;
  readonly tarif: number;
}

/** An object of the demonstration. The first tariff is the general one; `pictures` are the scenes of its gallery, the first its cover. */
export interface ObjectSeed {
  readonly group: string;
  readonly kind: "penginapan" | "gedung" | "alat";
  readonly kategori: string;
  readonly objectname: string;
  readonly subobjectname?: string;
  readonly lokasialamat: string;
  readonly lokasikabkota: string;
  readonly zonawaktu?: string;
  readonly jumlahobject: number;
  readonly satuanobject: string;
  /** People in each unit, where neither its name nor its seats say so. */
  readonly kapasitas?: number;
  readonly satuantarif: "jam" | "hari" | "malam" | "bulan" | "kegiatan";
  readonly tariffs: readonly [TariffSeed, ...TariffSeed[]];
  readonly dasarhukum: LegalSeed;
  /** What it is like, in Indonesian and in English; some have one of them alone, to be seen by readers of the other one. */
  readonly cerita?: string;
  readonly story?: string;
  readonly fasilitas: readonly string[];
  readonly pictures: readonly [SceneName, ...SceneName[]];
  readonly expiredbilling?: number;
  readonly jedamenit?: number;
  readonly statusobject?: 0 | 1;
}

export const objects: readonly ObjectSeed[] = [...lodgingObjects, ...hallObjects, ...equipmentObjects];

/** Rules of use by kind, in Indonesian and in English. */
export const rulesOfUse = {
  penginapan: [
    "Tunjukkan kartu identitas dan bukti lunas saat check-in.",
    "Tamu menjaga ketenangan mulai pukul 22.00.",
    "Dilarang merokok di dalam kamar dan membawa hewan peliharaan.",
    "Kerusakan menjadi tanggung jawab penyewa.",
  ],
  gedung: [
    "Dekorasi dipasang tanpa paku dan dibongkar pada hari yang sama.",
    "Konsumsi hanya di ruang makan dan selasar.",
    "Kegiatan selesai tepat pada akhir waktu sewa.",
    "Ruangan dikembalikan dalam keadaan bersih.",
  ],
  alat: [
    "Ajukan surat permohonan yang memuat keperluan, lokasi, dan lama pemakaian.",
    "Lampirkan izin masuk lokasi kerja.",
    "Alat dioperasikan oleh operator dari balai peralatan.",
    "Bahan bakar, mobilisasi, dan demobilisasi ditanggung penyewa.",
  ],
} as const;

export const rulesInEnglish = {
  penginapan: [
    "Show your identity card and your receipt when you check in.",
    "Guests keep quiet from 22:00 on.",
    "No smoking in the rooms, and no pets.",
    "Whoever rents pays for damage.",
  ],
  gedung: [
    "Decoration is put up without nails and taken down on the same day.",
    "Food and drink only in the dining room and the foyer.",
    "The event ends when the rented time ends.",
    "The room is given back clean.",
  ],
  alat: [
    "Send a letter that says what for, where and how long it is used.",
    "Attach the permit to enter the place of work.",
    "The machine is run by an operator of the equipment agency.",
    "Fuel and transport there and back are paid by whoever rents.",
  ],
} as const;
