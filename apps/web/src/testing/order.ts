import { addDays, daysBetween } from "@retribusi/contract/define/dates";
import type { Alternatives } from "@retribusi/contract/features/booking/alternatives.endpoints";
import { findCustomer } from "@retribusi/contract/features/booking/customer.endpoints";
import { vi } from "vitest";
import type { CatalogueObject } from "../features/catalog/catalogue-query.ts";
import { bookingWith } from "./booking.ts";
import { type Answer, fakeApi } from "./show.tsx";

interface Ordered {
  readonly kunci: string;
  readonly totalbiaya: number;
  readonly tandapemesan?: string | null;
  readonly waktu: object;
  /** Of a booking that gets other dates. */
  readonly versi?: number;
}

interface Answers {
  /** What the catalogue says of the object. */
  readonly object?: CatalogueObject;
  /** The tariff of one unit and night, which may change from call to call. */
  readonly tariff?: () => number;
  /** Why a time can't be had. */
  readonly refusal?: { readonly kode: string; readonly pesan: string } | null;
  /** Units that are free at the time that is asked for. */
  readonly bebas?: number;
  /** Free units by day from 1 January 2027, one sign a day; without it six are free on each. */
  readonly free?: string;
  /** The first day that isn't over; today without it. */
  readonly left?: string;
  /** The same for a booking that is to get other dates. */
  readonly freeToMove?: string;
  /** Whose account is found at the counter. */
  readonly customer?: { readonly nama: string; readonly tandapemesan: string };
  /** What can be had instead of what is taken. */
  readonly instead?: Partial<Alternatives>;
  /** What the search for that answers instead of it. */
  readonly look?: () => Answer | undefined;
  readonly order?: (body: Ordered, turn: number) => Answer | Promise<Answer>;
  /** What an action on the booking, or a look at it, answers. */
  readonly step?: (path: string, body: unknown) => Answer;
}

/** What the calendar says of the days that are asked for; of 14 January, when it is full, that it is closed. */
const daysOf = (query: URLSearchParams, free = "", left = "2027-01-10") => {
  const [first, last] = [query.get("mulai") ?? "", query.get("akhir") ?? ""];
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at));
  return days.map((tanggal) => {
    const bebas = Number(free[daysBetween("2027-01-01", tanggal)] ?? "6");
    const isClosed = bebas === 0 && tanggal === "2027-01-14";
    return { tanggal, bebas, lewat: tanggal < left, tutup: isClosed ? "Renovasi" : null };
  });
};

/** What can be had instead, and what was asked for that. */
function lookingFor({ instead, look }: Answers) {
  const looked: unknown[] = [];
  const answer = (body: unknown): Answer => {
    looked.push(body);
    return look?.() ?? { body: { terdekat: [], unit: null, serupa: [], ...instead } };
  };
  return { looked, answer };
}

/** An object whose price is nights × units × tariff, and what was ordered of it. */
export function startOrders({
  object,
  tariff = () => 150_000,
  refusal = null,
  bebas = refusal ? 0 : 4,
  free,
  left,
  freeToMove,
  customer,
  order,
  step,
  ...others
}: Answers = {}) {
  const ordered: Ordered[] = [];
  const quoted = vi.fn();
  const months: string[] = [];
  const { looked, answer } = lookingFor(others);
  const price = ({ waktu, jumlahunit = 1 }: { waktu: { checkin: string; checkout: string }; jumlahunit?: number }) => {
    const lamapemakaian = daysBetween(waktu.checkin, waktu.checkout);
    const subtotal = lamapemakaian * jumlahunit * tariff();
    return {
      tarif: tariff(),
      satuantarif: "malam",
      lamapemakaian,
      jumlahunit,
      subtotal,
      diskon: 0,
      totalbiaya: subtotal,
    };
  };
  fakeApi((call): Answer | Promise<Answer> => {
    const [, asked] = /^catalogue\/(\d+)$/.exec(call.path) ?? [];
    if (object && asked) return { body: { ...object, objectid: Number(asked) } };
    if (call.path.endsWith("/calendar")) {
      months.push(call.query.get("mulai") ?? "");
      return {
        body: { jumlahobject: 6, records: daysOf(call.query, call.query.has("bookingid") ? freeToMove : free, left) },
      };
    }
    if (call.path.endsWith("/alternatives")) return answer(call.body);
    if (call.path.endsWith("/tunggu")) return { body: { penuh: true, menunggu: 0, peluang: null, records: [] } };
    if (call.path.endsWith("/quote")) {
      const body = Object(call.body);
      quoted(body, call.path);
      const nothing = { dasarhukum: null, khususlibur: false, tglmulaipemakaian: null, tglakhirpemakaian: null };
      const selisih = call.path.startsWith("trx_") ? { selisih: 0 } : {};
      return { body: { ...nothing, ...selisih, harga: price(body), bebas, alasan: refusal } };
    }
    if (call.path === findCustomer.path)
      return { body: { nasabah: customer ? { ...customer, berlakusampai: "2027-01-10T03:00:00Z" } : null } };
    if (call.path === "account/menu") return { body: { jenis: ["penginapan"], menunggu: [] } };
    if (call.path === "catalogue") return { body: { num: 0, more: false, lanjut: null, records: [] } };
    if (step && /^trx_\w+\/\w+\/\d+$/.test(call.path)) return step(call.path, call.body);
    if (!call.path.startsWith("trx_")) throw new Error(`${call.method} ${call.path} has no answer here`);
    const body: Ordered = Object(call.body);
    ordered.push(body);
    return order?.(body, ordered.length) ?? { body: bookingWith({ waktu: Object(body.waktu) }) };
  });
  return { ordered, quoted, months, looked };
}

/** A refusal of the API. */
export const refused = (code: string, message: string, more: object = {}): Answer => ({
  status: 409,
  body: { error: { code, message, ...more } },
});
