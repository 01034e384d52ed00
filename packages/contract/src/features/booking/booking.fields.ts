import {
  date,
  email,
  instant,
  integer,
  longText,
  money,
  nik,
  optional,
  phone,
  reference,
  related,
  select,
  text,
  totalled,
} from "../../define/field.ts";
import { tariffUnitLabels, tariffUnits } from "../catalog/catalog.kinds.ts";
import { kategoriobject } from "../catalog/kategoriobject.entity.ts";
import { kelompokpengelola } from "../catalog/kelompokpengelola.entity.ts";
import { objectretribusi } from "../catalog/objectretribusi.entity.ts";
import { userdata } from "../identity/userdata.entity.ts";
import { pemda } from "../region/pemda.entity.ts";
import { skpd } from "../region/skpd.entity.ts";
import { jnspenerimaan } from "../revenue/jnspenerimaan.entity.ts";
import { mataanggaran } from "../revenue/mataanggaran.entity.ts";
import { bookedTime, denseDay, denseMoment, objectWithPart, totalWithBill } from "./booking.listed.ts";
import { usedFrom, usedUntil } from "./booking.period.ts";
import { bookingStates } from "./booking.states.ts";
import { statusbooking } from "./statusbooking.entity.ts";

const states = Object.values(bookingStates).map(({ code, label, tone }) => ({ value: code, label, tone }));

const count = (en: string, id: string) => integer({ en, id }, { min: 0, max: 2 ** 31 });

/** Fields of a booking, one set for the three kinds. Bookings change by actions only, so none is written as a record. */
export const bookingFields = {
  id: count("No.", "No."),
  namapemesan: text({ en: "Ordered by", id: "Nama pemesan" }, 120),
  idpemesan: optional(reference({ en: "Customer", id: "Pemesan" }, userdata)),
  alamatpemesan: optional(longText({ en: "Address", id: "Alamat pemesan" }, 255)),
  noidentitas: optional(nik({ en: "Identity number (NIK)", id: "Nomor identitas (NIK)" })),
  notelp: optional(phone({ en: "Phone", id: "Telp/HP" })),
  nokontak: optional(phone({ en: "Other contact", id: "No. kontak" })),
  emailpemesan: optional(email({ en: "E-mail", id: "Surel pemesan" })),
  namapengguna: optional(text({ en: "Used by", id: "Nama pemakai" }, 120)),
  keperluan: optional(text({ en: "Purpose", id: "Keperluan" }, 255)),
  objectid: reference({ en: "Object", id: "Objek" }, objectretribusi),
  objectname: related("objectid", objectretribusi, "objectname", { listed: objectWithPart("objectname") }),
  subobjectname: related("objectid", objectretribusi, "subobjectname"),
  tarif: money({ en: "Tariff", id: "Tarif" }),
  satuantarif: select(
    { en: "Charged per", id: "Satuan tarif" },
    tariffUnits.map((value) => ({ value, label: tariffUnitLabels[value] })),
  ),
  lamapemakaian: count("Duration", "Lama pemakaian"),
  jumlahunit: count("Units", "Jumlah unit"),
  tglmulaipemakaian: instant({ en: "From", id: "Mulai pemakaian" }, { moment: usedFrom, listed: bookedTime }),
  tglakhirpemakaian: instant({ en: "Until", id: "Akhir pemakaian" }, { moment: usedUntil }),
  zonawaktu: related("objectid", objectretribusi, "zonawaktu", {
    otherwise: { via: "idpemda", entity: pemda, field: "zonawaktu" },
  }),
  tahun: count("Year", "Tahun"),
  diskon: money({ en: "Discount", id: "Diskon" }),
  totalbiaya: totalled(money({ en: "Total", id: "Total biaya" }, { listed: totalWithBill })),
  idbilling: optional(text({ en: "Billing id", id: "Id billing" }, 18, { digits: true })),
  tglexpiredbilling: optional(instant({ en: "Pay before", id: "Batas bayar" })),
  tglbayarbilling: optional(instant({ en: "Paid on", id: "Tanggal bayar" })),
  statusbooking: select({ en: "Status", id: "Status" }, states),
  uraianstatus: related("statusbooking", statusbooking, "uraianstatus", {
    label: { en: "Status", id: "Status" },
    on: "statusbooking",
    names: { field: "statusbooking", options: states },
  }),
  bataswaktu: optional(instant({ en: "Deadline", id: "Batas waktu" })),
  alasanpembatalan: optional(longText({ en: "Reason for cancelling", id: "Alasan pembatalan" }, 1000)),
  catatan: optional(longText({ en: "Note", id: "Catatan" }, 1000)),
  user_created: reference({ en: "Entered by", id: "Dibuat oleh" }, userdata),
  pengelolaid: reference({ en: "Manager group", id: "Kelompok pengelola" }, kelompokpengelola),
  pengelolaname: related("pengelolaid", kelompokpengelola, "pengelolaname"),
  kategoriid: reference({ en: "Category", id: "Kategori" }, kategoriobject),
  kategoriname: related("kategoriid", kategoriobject, "kategoriname"),
  idpemda: reference({ en: "Regional government", id: "Pemerintah daerah" }, pemda),
  pemdaname: related("idpemda", pemda, "pemdaname"),
  idskpd: reference({ en: "Agency", id: "Dinas" }, skpd),
  skpdname: related("idskpd", skpd, "skpdname"),
  idjenis: reference({ en: "Revenue type", id: "Jenis penerimaan" }, jnspenerimaan),
  idanggaran: reference({ en: "Budget account", id: "Mata anggaran" }, mataanggaran),
  rekeninganggaran: related("idanggaran", mataanggaran, "rekeninganggaran"),
  terminalid: optional(text({ en: "Terminal id", id: "Id terminal" }, 32)),
  channelid: optional(text({ en: "Channel id", id: "Id kanal" }, 16)),
  bankid: optional(text({ en: "Bank id", id: "Id bank" }, 16)),
  sysdate: optional(instant({ en: "Bank's time", id: "Waktu bank" })),
  versi: count("Version", "Versi"),
  date_created: instant({ en: "Ordered on", id: "Tanggal pesan" }, { listed: denseMoment("date_created") }),
  date_updated: instant({ en: "Updated", id: "Diperbarui" }),
  haripesan: date({ en: "Day of the order", id: "Hari pesan" }, { dayOf: "date_created" }),
  haripakai: date({ en: "First day of use", id: "Hari pertama pemakaian" }, { dayOf: "tglmulaipemakaian" }),
  haribayar: optional(
    date(
      { en: "Day of payment", id: "Hari bayar" },
      { dayOf: "tglbayarbilling", listed: denseDay("haribayar", { en: "Paid on", id: "Dibayar" }) },
    ),
  ),
};
