import { type LocalDate, localDate } from "@retribusi/contract/define/dates";
import { type BookingState, codeOf } from "@retribusi/contract/features/booking/booking.states";
import type { Prisma } from "../../generated/client.ts";
import type { Random } from "../random.ts";
import type { Cast } from "./cast.ts";
import type { Story } from "./story.ts";
import { billExpires, deadlineIn, type Event } from "./timeline.ts";

const purposes = {
  penginapan: [
    "Kunjungan keluarga",
    "Mengikuti pelatihan",
    "Perjalanan dinas",
    "Wisata keluarga",
    "Studi banding",
    "Rapat kerja organisasi",
  ],
  gedung: [
    "Seminar pendidikan",
    "Resepsi pernikahan",
    "Rapat tahunan koperasi",
    "Pelatihan UMKM",
    "Pentas seni sekolah",
    "Bakti sosial kesehatan",
  ],
  alat: [
    "Normalisasi saluran irigasi",
    "Perbaikan jalan desa",
    "Penyiapan lahan pertanian",
    "Pembangunan tanggul",
    "Penanganan longsor",
    "Acara peringatan hari jadi",
  ],
} as const;

export const reached = ({ events }: Story, state: BookingState): Event | undefined =>
  events.find(({ to, aksi }) => to === state && aksi !== "discount" && aksi !== "approveDiscount");

export const keyOf = (index: number): string => `demo-${String(index).padStart(5, "0")}`;

/** Who ordered: the customer, or the manager for somebody at the counter. */
const ordererOf = ({ customer, plan }: Story, cast: Cast): number =>
  "userid" in customer ? customer.userid : managerOf(plan.object.pengelolaid, cast);

export function managerOf(pengelolaid: number, { managers }: Cast): number {
  const manager = managers.get(pengelolaid);
  if (manager === undefined) throw new Error(`The group ${pengelolaid} has no manager.`);
  return manager;
}

/** The booking's row, without what the bill and the payment add. */
export function bookingRow(
  story: Story,
  index: number,
  cast: Cast,
  holidays: ReadonlySet<LocalDate>,
  random: Random,
): Prisma.bookingCreateManyInput {
  const { plan, customer, events, state } = story;
  const { object, interval, price, kelompoktarif, sesi, tarifid } = plan;
  const { subtotal: _, ...amounts } = price;
  const entered = enteredAt(story);
  const detailed = reached(story, "complete") !== undefined;
  const agreed = reached(story, "submitted") !== undefined;
  const issued = reached(story, "awaitingPayment")?.at;
  return {
    kuncipesanan: keyOf(index),
    ...mastersOf(object),
    ...amounts,
    kelompoktarif,
    sesi,
    tarifid,
    namapemesan: customer.fullname,
    idpemesan: "userid" in customer ? customer.userid : null,
    user_created: ordererOf(story, cast),
    emailpemesan: customer.email,
    notelp: customer.notelp,
    ...(detailed ? detailsOf(story, random) : {}),
    hargadikonfirmasi: agreed ? price.totalbiaya : null,
    tglmulaipemakaian: interval.start,
    tglakhirpemakaian: interval.end,
    tahun: Number(localDate(interval.start, object.hours.zone).slice(0, 4)),
    statusbooking: codeOf(state),
    tglstatus: entered,
    bataswaktu: deadlineIn(plan, state, entered, holidays, issued),
    versi: events.length - 1,
    alasanpembatalan: state === "rejected" || state === "cancelled" ? (events.at(-1)?.alasan ?? null) : null,
    date_created: events[0]?.at ?? entered,
    date_updated: entered,
  };
}

const mastersOf = ({
  objectid,
  jenisbooking,
  idpemda,
  idskpd,
  idjenis,
  idanggaran,
  kategoriid,
  pengelolaid,
  selisihjam,
  selisihkas,
}: Story["plan"]["object"]) => ({
  objectid,
  jenisbooking,
  idpemda,
  idskpd,
  idjenis,
  idanggaran,
  kategoriid,
  pengelolaid,
  selisihjam,
  selisihkas,
});

/** The latest event that changed the state; a discount stays in it. */
function enteredAt({ events }: Story): Date {
  const entry = events.findLast((event, index) => event.to !== events[index - 1]?.to);
  return entry?.at ?? new Date(0);
}

function detailsOf({ customer, plan }: Story, random: Random) {
  return {
    alamatpemesan: customer.alamat,
    noidentitas: customer.noidentitas,
    nokontak: customer.notelp,
    namapengguna: customer.fullname,
    keperluan: random.pick(purposes[plan.object.jenisbooking]),
  };
}

/** One row of history for each event. */
export function historyRows(story: Story, bookingid: number, cast: Cast): Prisma.booking_riwayatCreateManyInput[] {
  return story.events.map((event, versi) => ({
    bookingid,
    aksi: event.aksi,
    daristatus: versi === 0 ? null : codeOf(story.events[versi - 1]?.to ?? event.to),
    kestatus: codeOf(event.to),
    ...actorOf(story, event, cast),
    alasan: event.alasan ?? null,
    versi,
    waktu: event.at,
  }));
}

function actorOf(story: Story, { by }: Event, cast: Cast): { userid: number | null; peran: string } {
  const { object } = story.plan;
  switch (by) {
    case "customer":
      return { userid: ordererOf(story, cast), peran: "userid" in story.customer ? "nasabah" : "pengelola" };
    case "manager":
      return { userid: managerOf(object.pengelolaid, cast), peran: "pengelola" };
    case "decider":
      return { userid: cast.deciders.get(object.idskpd) ?? null, peran: "dinas" };
    case "bank":
      return { userid: cast.teller, peran: "bank" };
    case "system":
      return { userid: null, peran: "system" };
  }
}

/** When the bill of the story could be paid until; undefined where none was issued. */
export const expiryOf = (story: Story): Date | undefined => {
  const issued = reached(story, "awaitingPayment")?.at;
  return issued === undefined ? undefined : billExpires(story.plan, issued);
};
