import { z } from "zod";
import { clock } from "../../define/clock.ts";
import { defineEndpoint } from "../../define/endpoint.ts";
import { pattern } from "../../define/pattern.ts";
import { bookingKinds, tariffUnits } from "../catalog/catalog.kinds.ts";
import { cancellationRule } from "../policy/policy.cancellation.ts";
import { week } from "../policy/policy.endpoints.ts";
import { facilities, facilityList } from "../policy/policy.facilities.ts";
import { documentRule } from "../policy/policy.requirements.ts";
import { payerGroups } from "../revenue/revenue.payers.ts";
import { catalogueCalls } from "./booking.calls.ts";
import { waitid } from "./booking.input.ts";
import { intervalChoice, sessionNames } from "./booking.interval.ts";
import { catalogueOrders } from "./booking.orders.ts";
import { price, reason } from "./booking.record.ts";
import { suggestionsCall } from "./booking.suggestion.ts";

const text = z.string();
const facilityForm = pattern(facilityList, {
  en: `Write codes separated by commas: ${facilities.join(", ")}.`,
  id: `Tulis kode dipisahkan koma: ${facilities.join(", ")}.`,
});
const day = z.iso.date();
/** A booking of the caller's that is to get other dates: what it holds itself isn't in its way. */
const moved = { bookingid: z.coerce.number().int().positive().optional() };
const objectParams = z.strictObject({ objectid: z.coerce.number().int().positive() });

/** One object of the catalogue as a card. */
export const catalogueCard = z.object({
  objectid: z.int(),
  jenisbooking: z.enum(bookingKinds),
  kategoriname: text,
  objectname: text,
  subobjectname: text.nullable(),
  lokasialamat: text,
  lokasikabkota: text,
  pemdaname: text,
  skpdname: text,
  fotoobjectutama: text.nullable(),
  jumlahobject: z.int(),
  satuanobject: text,
  /** The general tariff of today, or the next to come into force, rupiah per `satuantarif`. */
  tarif: z.int(),
  satuantarif: z.enum(tariffUnits),
  /** Free units over the asked dates; `null` when none were asked. */
  bebas: z.int().nullable(),
  /** The general price of the asked dates and units; `null` when none were asked or no tariff is in force. */
  totalbiaya: z.int().nullable(),
});

/**
 * Objects that are offered, by name or another order. `cari` looks in names and places; `mulai` and `akhir` are check-in and check-out for
 * lodging, first and last day otherwise (`akhir` missing = one night or one day); what is let by the month alone answers a month or more.
 * With days, all objects that have enough free units come first, then the others. With hours, too, those let by hours or sessions are free
 * for just that time of the first day. A word that occurs nowhere is replaced by the nearest one, which `ejaan` says. A page goes on where the one before it ended, so paging shows each object once. A page of days for which hardly anything is free
 * may be short, and even empty, while `lanjut` says that there is more: only so many objects are looked at for one page.
 */
export const searchCatalogue = defineEndpoint({
  ...catalogueCalls.search,
  summary: "Search the catalogue: by name, with days those that are free first; page after page by `lanjut`",
  access: "public",
  query: z.strictObject({
    jenis: z.enum(bookingKinds).optional(),
    cari: z.string().max(100).optional(),
    kabkota: z.string().max(120).optional(),
    kategoriid: z.coerce.number().int().positive().optional(),
    /** Of one manager group: what its managers may order at the counter. */
    pengelolaid: z.coerce.number().int().positive().optional(),
    /** At least so many people in one unit. */
    kapasitas: z.coerce.number().int().min(1).max(100_000).optional(),
    /** Codes of facilities, separated by commas: the object has all of them. */
    fasilitas: text.regex(facilityForm).optional(),
    /** At most so many rupiah of the general tariff, per unit that it is charged by. */
    hargamaks: z.coerce.number().int().min(1).max(1_000_000_000_000).optional(),
    urut: z.enum(catalogueOrders).optional(),
    mulai: day.optional(),
    akhir: day.optional(),
    /** Hours of the first day, both or none; they end on the next day where they end before they begin. */
    jammulai: clock.optional(),
    jamakhir: clock.optional(),
    unit: z.coerce.number().int().min(1).max(9999).optional(),
    /** `1`: leave out objects without enough free units. */
    bebas: z.literal("1").optional(),
    limit: z.coerce.number().int().min(1).max(60).optional(),
    lanjut: z.string().max(2000).meta({ description: "`lanjut` of the page before" }).optional(),
  }),
  answer: z.object({
    records: z.array(catalogueCard),
    limit: z.int(),
    lanjut: z.string().nullable().meta({ description: "Where the next page begins; null with the last one" }),
    num: z.int().meta({
      description: "How many objects match, free or not, counted up to 1,000; with `bebas=1` those of this page",
    }),
    more: z.boolean().meta({ description: "There are more than `num`; with `bebas=1` there may be" }),
    /** Words that occur in no name and no place, and the nearest ones that were looked for instead. */
    ejaan: z.array(z.object({ ditulis: text, dicari: text })),
  }),
});

/** What somebody may mean who has begun to write: places first, then objects; with a typing mistake what is nearest. */
export const catalogueSuggestions = defineEndpoint({
  ...suggestionsCall,
  summary: "Places and names that a word leads to",
  access: "public",
  query: z.strictObject({ jenis: z.enum(bookingKinds).optional(), cari: z.string().min(2).max(100) }),
  answer: z.object({ tempat: z.array(text), objek: z.array(text) }),
});

/** Places with objects, for the search form. */
export const cataloguePlaces = defineEndpoint({
  ...catalogueCalls.places,
  summary: "Places that have objects",
  access: "public",
  query: z.strictObject({ jenis: z.enum(bookingKinds).optional() }),
  answer: z.array(z.object({ value: text, label: text, num: z.int() })),
});

const tariff = z.object({
  kelompoktarif: z.enum(payerGroups),
  sesi: z.enum(sessionNames).nullable(),
  tarif: z.int(),
  satuantarif: z.enum(tariffUnits),
  /** Only for a use that begins on a Saturday, a Sunday or a holiday. */
  khususlibur: z.boolean(),
  berlakumulai: day,
  berlakusampai: day.nullable(),
  dasarhukum: text.nullable(),
  /** Where that can be read: at us, or where it is published. */
  tautan: text.nullable(),
});

/** One object with all that its page shows. */
export const catalogueObject = defineEndpoint({
  ...catalogueCalls.object,
  summary: "One object",
  access: "public",
  params: objectParams,
  answer: catalogueCard.omit({ bebas: true, totalbiaya: true }).extend({
    pengelolaid: z.int(),
    pengelolaname: text,
    notelppengelola: text.nullable(),
    /** Sanitised HTML, in Indonesian and in English; null where nobody has written it. */
    deskripsi: text.nullable(),
    deskripsien: text.nullable(),
    aturan: text.nullable(),
    aturanen: text.nullable(),
    foto: z.array(text),
    zona: text,
    namazona: text,
    /** Today's date where the object stands. */
    hariini: day,
    jamcheckin: text,
    jamcheckout: text,
    batascheckin: text,
    /** Opening times from Monday to Sunday; `null` is a day on which it stays closed. */
    jampekan: week,
    /** Minutes that are kept free after every use. */
    jedamenit: z.int(),
    /** Minutes after the beginning until a missing customer is a no-show; `null` where it is when the first day ends. */
    toleransimenit: z.int().nullable(),
    /** Fewest and most of `satuantarif` at once. */
    minlama: z.int(),
    makslama: z.int(),
    /** Hours before the beginning after which only the counter takes orders. */
    minpesanjam: z.int(),
    /** Days ahead that it can be ordered. */
    makspesanhari: z.int(),
    /** Percent that comes back by hours before arrival. */
    aturanbatal: cancellationRule,
    /** Percent of the price of what isn't used that comes back when a use ends early. */
    persenpulangawal: z.int(),
    /** What must be attached, by payer group. */
    dokumenwajib: documentRule,
    /** People that one unit is for. */
    kapasitas: z.int().nullable(),
    fasilitas: z.array(z.enum(facilities)),
    /** Degrees. */
    lintang: z.number().nullable(),
    bujur: z.number().nullable(),
    expiredbilling: z.int(),
    /** Tariffs in force today or later. */
    tarifberlaku: z.array(tariff),
    /** Units of time the object is let by, today's tariffs first. */
    satuan: z.array(z.enum(tariffUnits)),
  }),
});

/** Free units of every day; for lodging of the night that begins on it. At most 100 days, `akhir` inclusive. */
export const availabilityCalendar = defineEndpoint({
  ...catalogueCalls.calendar,
  summary: "Free units by day",
  access: "public",
  params: objectParams,
  query: z.strictObject({ mulai: day, akhir: day, ...moved }),
  answer: z.object({
    jumlahobject: z.int(),
    records: z.array(
      z.object({
        tanggal: day,
        bebas: z.int(),
        /** Can't be ordered any more, or not yet. */
        lewat: z.boolean(),
        /** Why units are closed on that day; empty where no reason is told. */
        tutup: text.nullable(),
      }),
    ),
  }),
});

/** Free units of every opening hour and session of one day. */
export const availabilityHours = defineEndpoint({
  ...catalogueCalls.hours,
  summary: "Free units by hour",
  access: "public",
  params: objectParams,
  query: z.strictObject({ tanggal: day, ...moved }),
  answer: z.object({
    /** In their order; those of an evening that goes on over midnight are of the next day. */
    jam: z.array(z.object({ tanggal: day, jammulai: text, jamakhir: text, bebas: z.int(), lewat: z.boolean() })),
    /** When all of it is closed on that day and why; the reason is empty where none is told. */
    tutup: z.array(z.object({ jammulai: text, jamakhir: text, alasan: text })),
    /** Those for which it is open all the time. */
    sesi: z.array(
      z.object({
        sesi: z.enum(sessionNames).nullable(),
        jammulai: text,
        jamakhir: text,
        bebas: z.int(),
        lewat: z.boolean(),
      }),
    ),
  }),
});

/** What an order would cost and whether it could be placed now; nothing is held. */
export const quote = defineEndpoint({
  ...catalogueCalls.quote,
  summary: "Price and availability of an order",
  access: "public",
  params: objectParams,
  body: z.strictObject({
    waktu: intervalChoice,
    jumlahunit: z.int().min(1).max(9999),
    kelompoktarif: z.enum(payerGroups),
    /** A place in a waitlist whose units are offered to the caller: they count as free. */
    tawaran: waitid.optional(),
  }),
  answer: z.object({
    /** `null` when no tariff fits or the time makes no sense. */
    harga: price.nullable(),
    dasarhukum: text.nullable(),
    /** The tariff is that of weekends and holidays. */
    khususlibur: z.boolean(),
    bebas: z.int(),
    /** Why it can't be ordered; `null` when it can. `pesan` is the sentence in the caller's language. */
    alasan: z.object({ kode: z.union([reason, z.literal("SOLD_OUT")]), pesan: text }).nullable(),
    tglmulaipemakaian: z.iso.datetime().nullable(),
    tglakhirpemakaian: z.iso.datetime().nullable(),
  }),
});
