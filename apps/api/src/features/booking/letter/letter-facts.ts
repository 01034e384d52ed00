import { formatDays, formatDeadline } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";
import { formatRupiah } from "@retribusi/contract/define/money";
import { whatsappAddress } from "@retribusi/contract/define/whatsapp";
import { fillMessage } from "@retribusi/contract/errors";
import { isPaidBack } from "@retribusi/contract/features/billing/refund.rules";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import { mapAddress } from "@retribusi/contract/features/catalog/catalog.map";
import { dayOf } from "../../../lib/day-of.ts";
import type { LetterFact } from "../../../lib/letter/letter.ts";
import { intervalOf } from "../booking.query.ts";
import { openRefundOf } from "../notice.ts";
import type { ObjectRow } from "../object.query.ts";
import type { Standing } from "./standing.ts";

const words = {
  en: {
    ...{ number: "Booking number", object: "Object", time: "Time", units: "Quantity", address: "Address" },
    ...{ total: "Total", idbilling: "Billing id", due: "Amount to pay", until: "Pay no later than" },
    ...{ state: "State", refund: "Refund proposed", paidBack: "Refund paid", on: "on" },
    ...{ manager: "Manager", phone: "Phone", message: "Hello, this is about {about}.", booking: "booking {id}" },
  },
  id: {
    ...{ number: "Nomor pesanan", object: "Objek", time: "Waktu", units: "Jumlah", address: "Alamat" },
    ...{ total: "Total", idbilling: "Id billing", due: "Jumlah yang harus dibayar", until: "Bayar paling lambat" },
    ...{ state: "Status", refund: "Pengembalian diajukan", paidBack: "Pengembalian dibayar", on: "tanggal" },
    ...{
      manager: "Pengelola",
      phone: "Telepon",
      message: "Halo, saya ingin bertanya tentang {about}.",
      booking: "pesanan nomor {id}",
    },
  },
} as const;

function billFacts({ bill, zone, row }: Standing, language: Language): LetterFact[] {
  if (!bill) return [];
  const say = words[language];
  const due = bill.jumlah === row.totalbiaya ? [] : [{ label: say.due, value: formatRupiah(Number(bill.jumlah)) }];
  return [
    { label: say.idbilling, value: bill.idbilling },
    ...due,
    { label: say.until, value: formatDeadline(bill.tglexpired, zone, language) },
  ];
}

function refundFacts({ row }: Standing, language: Language): LetterFact[] {
  const say = words[language];
  const open = openRefundOf(row);
  const paid = row.pengembalian.filter(isPaidBack).map(({ jumlah, tglbayar }) => {
    const day = tglbayar && dayOf(tglbayar);
    const when = day ? ` ${say.on} ${formatDays(day, day, language)}` : "";
    return { label: say.paidBack, value: `${formatRupiah(Number(jumlah))}${when}` };
  });
  return [...(open > 0 ? [{ label: say.refund, value: formatRupiah(open) }] : []), ...paid];
}

type Place = Parameters<typeof mapAddress>[0] &
  Pick<ObjectRow, "objectname" | "subobjectname" | "satuanobject" | "lokasialamat" | "lokasikabkota">;

/** What it is, when, how many and where. */
export function placeFacts(
  object: Place,
  { time, jumlahunit }: { readonly time: string; readonly jumlahunit: number },
  language: Language,
): LetterFact[] {
  const say = words[language];
  const place = `${object.lokasialamat}, ${object.lokasikabkota}`;
  return [
    { label: say.object, value: [object.objectname, object.subobjectname].filter(Boolean).join(", ") },
    { label: say.time, value: time },
    ...(jumlahunit > 1 ? [{ label: say.units, value: `${jumlahunit} ${object.satuanobject}` }] : []),
    { label: say.address, value: place, address: mapAddress(object, place) },
  ];
}

/** What is booked, where and when, and what it costs, as it stands now. */
export function letterFacts(standing: Standing, language: Language): LetterFact[] {
  const { row, zone } = standing;
  const { mst_objectretribusi: object, jumlahunit } = row;
  const say = words[language];
  const time = describePeriod(intervalOf(row), row.satuantarif, zone, language);
  return [
    { label: say.number, value: String(row.id) },
    ...placeFacts(object, { time, jumlahunit }, language),
    { label: say.total, value: formatRupiah(Number(row.totalbiaya)) },
    ...billFacts(standing, language),
    ...refundFacts(standing, language),
  ];
}

interface Office {
  readonly pengelolaname: string;
  readonly notelp: string | null;
}

/** How the managers of an object are reached; a chat begins with what it is about. */
export function officeFacts({ pengelolaname, notelp }: Office, about: string, language: Language): LetterFact[] {
  const say = words[language];
  const name = { label: say.manager, value: pengelolaname };
  if (!notelp) return [name];
  const chat = whatsappAddress(notelp, fillMessage(say.message, { about }));
  return [
    name,
    { label: say.phone, value: notelp, address: `tel:${notelp.replace(/[^\d+]/g, "")}` },
    ...(chat ? [{ label: "WhatsApp", value: notelp, address: chat }] : []),
  ];
}

export const letterContact = ({ row }: Standing, language: Language): LetterFact[] =>
  officeFacts(row.tbl_kelompokpengelola, fillMessage(words[language].booking, { id: row.id }), language);
