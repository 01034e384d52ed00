import type { PageDeclaration } from "../../define/entity.ts";
import type { Role } from "../../define/roles.ts";
import type { Desk } from "./booking.action.ts";
import { actionsOn } from "./booking.machine.ts";

const staff = ["pengelola", "dinas", "bank", "pemda"] as const satisfies readonly Role[];
const everybody = ["nasabah", ...staff] as const satisfies readonly Role[];

/** What may be done on the desk, as the actions themselves say; it lists the bookings that wait there, or shows one. */
function desk(name: Desk, roles: readonly Role[], shows: "list" | "record"): PageDeclaration<never> {
  const [verb = name, ...also] = actionsOn(name);
  return { verb, roles, ...(shows === "record" ? { also, record: true } : { also: ["list", ...also] }) };
}

/** Pages that every kind of booking has under the same name. */
export const bookingPages = {
  list: { verb: "list", roles: ["pengelola"] },
  view: { verb: "view", roles: everybody },
  add: { verb: "order", roles: [] },
  edit: { verb: "change", roles: ["pengelola"] },
  pesan: { verb: "order", roles: ["pengelola"] },
  pesan_nsb: { verb: "order", roles: ["nasabah"] },
  konfirmasipesanan: desk("konfirmasipesanan", staff, "list"),
  perubahanpesanan: desk("perubahanpesanan", staff, "list"),
  pembatalan: desk("pembatalan", everybody, "record"),
  reschedule: desk("reschedule", everybody, "record"),
  cetak_pesanan: { verb: "print", roles: everybody, record: true },
} as const satisfies Record<string, PageDeclaration>;

export const managerList = { verb: "list", roles: ["pengelola"] } as const satisfies PageDeclaration;
export const customerList = { verb: "list", roles: ["nasabah"] } as const satisfies PageDeclaration;
export const managerComplete = desk("kelengkapan", ["pengelola"], "record");
export const customerComplete = desk("kelengkapan_nsb", ["nasabah"], "record");
export const customerConfirm = desk("konfirmasipesanan_nsb", ["nasabah"], "list");
