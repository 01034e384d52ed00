import { type PageDeclaration, standardLabels } from "../../define/entity.ts";
import type { Role } from "../../define/roles.ts";
import type { BookingKind } from "../catalog/catalog.kinds.ts";
import type { Desk } from "./booking.action.ts";
import { actionsOn } from "./booking.machine.ts";
import { usePapers, usePaperVerb } from "./booking.papers.ts";

const staff = ["pengelola", "dinas", "bank", "pemda"] as const satisfies readonly Role[];
const everybody = ["nasabah", ...staff] as const satisfies readonly Role[];

/** What may be done on the desk, as the actions themselves say; it lists the bookings that wait there, or shows one. */
function desk(
  name: Desk,
  page: Omit<PageDeclaration<never>, "verb" | "also" | "record">,
  shows: "list" | "record",
): PageDeclaration<never> {
  const [verb = name, ...also] = actionsOn(name);
  return { ...page, verb, ...(shows === "record" ? { also, record: true } : { also: ["list", ...also] }) };
}

const labels = {
  order: { en: "Order", id: "Pesan" },
  complete: { en: "Fill in details", id: "Isi kelengkapan" },
  confirm: { en: "Confirm bookings", id: "Konfirmasi pesanan" },
  list: { en: "List of bookings", id: "Daftar pesanan" },
};

/** Pages that every kind of booking has under the same name. */
export const bookingPages = {
  list: { verb: "list", roles: ["pengelola"] },
  view: { verb: "view", roles: everybody },
  add: { verb: "order", label: standardLabels.add, roles: [] },
  edit: { verb: "change", label: standardLabels.edit, roles: ["pengelola"], record: true },
  pesan: { verb: "order", label: labels.order, roles: ["pengelola"] },
  pesan_nsb: { verb: "order", label: labels.order, variant: "nasabah", roles: ["nasabah"] },
  konfirmasipesanan: desk("konfirmasipesanan", { label: labels.confirm, roles: staff }, "list"),
  perubahanpesanan: desk(
    "perubahanpesanan",
    { label: { en: "Changes of bookings", id: "Perubahan pesanan" }, roles: staff },
    "list",
  ),
  pembatalan: desk("pembatalan", { label: { en: "Cancel a booking", id: "Pembatalan" }, roles: everybody }, "record"),
  reschedule: desk("reschedule", { label: { en: "Other dates", id: "Penjadwalan ulang" }, roles: everybody }, "record"),
  cetak_pesanan: {
    verb: "print",
    label: { en: "Print booking", id: "Cetak pesanan" },
    roles: everybody,
    record: true,
  },
} as const satisfies Record<string, PageDeclaration>;

/** The paper with which the use of a kind begins; who comes may hold it in advance where the customer prints it too. */
export const usePaper = (kind: BookingKind, roles: readonly Role[]) =>
  ({ verb: usePaperVerb, label: usePapers[kind].title, roles, record: true }) as const satisfies PageDeclaration;

const manager = { roles: ["pengelola"] } as const;
const customer = { variant: "nasabah", roles: ["nasabah"] } as const;

export const managerList = { ...manager, verb: "list", label: labels.list } as const satisfies PageDeclaration;
export const customerList = { ...customer, verb: "list", label: labels.list } as const satisfies PageDeclaration;
export const managerComplete = desk("kelengkapan", { ...manager, label: labels.complete }, "record");
export const customerComplete = desk("kelengkapan_nsb", { ...customer, label: labels.complete }, "record");
export const customerConfirm = desk("konfirmasipesanan_nsb", { ...customer, label: labels.confirm }, "list");
