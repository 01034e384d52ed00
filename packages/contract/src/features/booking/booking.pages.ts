import type { Role } from "../../access/roles.ts";
import type { PageDeclaration } from "../../define/entity.ts";

const staff = ["pengelola", "dinas", "bank", "pemda"] as const satisfies readonly Role[];
const everybody = ["nasabah", ...staff] as const satisfies readonly Role[];

/** Pages that every kind of booking has under the same name. */
export const bookingPages = {
  list: { verb: "list", roles: ["pengelola"] },
  view: { verb: "view", roles: everybody },
  add: { verb: "order", roles: [] },
  edit: { verb: "change", roles: ["pengelola"] },
  pesan: { verb: "order", roles: ["pengelola"] },
  pesan_nsb: { verb: "order", roles: ["nasabah"] },
  konfirmasipesanan: { verb: "confirm", also: ["list", "returnToCustomer", "reject"], roles: staff },
  perubahanpesanan: {
    verb: "change",
    also: ["list", "discount", "approveDiscount", "rejectDiscount", "checkIn", "finish", "noShow", "reinstate"],
    roles: staff,
  },
  pembatalan: { verb: "cancel", roles: everybody, record: true },
  reschedule: { verb: "reschedule", roles: everybody, record: true },
  cetak_pesanan: { verb: "print", roles: everybody, record: true },
} as const satisfies Record<string, PageDeclaration>;

export const managerList = { verb: "list", roles: ["pengelola"] } as const satisfies PageDeclaration;
export const customerList = { verb: "list", roles: ["nasabah"] } as const satisfies PageDeclaration;
export const managerComplete = {
  verb: "complete",
  // A manager confirms for a walk-in, who has no account to do it with.
  also: ["customerConfirm"],
  roles: ["pengelola"],
  record: true,
} as const satisfies PageDeclaration;
export const customerComplete = {
  verb: "complete",
  roles: ["nasabah"],
  record: true,
} as const satisfies PageDeclaration;
export const customerConfirm = {
  verb: "customerConfirm",
  also: ["list"],
  roles: ["nasabah"],
} as const satisfies PageDeclaration;
