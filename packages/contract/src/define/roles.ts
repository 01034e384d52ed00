import type { Label } from "./label.ts";

/** Role names as stored in `roles.name`. */
export const roles = ["nasabah", "pengelola", "dinas", "bank", "pemda", "superuser", "default"] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, Label> = {
  nasabah: { en: "Customer", id: "Nasabah" },
  pengelola: { en: "Facility manager", id: "Pengelola" },
  dinas: { en: "Agency", id: "Dinas" },
  bank: { en: "Bank", id: "Bank" },
  pemda: { en: "Regional government", id: "Pemerintah daerah" },
  superuser: { en: "Super user", id: "Super user" },
  default: { en: "No role yet", id: "Belum ada peran" },
};

/** Homes in the order of the specification's fall-through; any other role gets the default home. */
export const homeOrder = [
  "nasabah",
  "pengelola",
  "dinas",
  "bank",
  "pemda",
  "default",
] as const satisfies readonly Role[];

export const isRole = (name: string): name is Role => roles.some((role) => role === name);

/** Customers, and who has no role yet, work with nobody's data but their own; everybody else is staff. Names as stored. */
export const isStaff = (held: readonly string[]): boolean =>
  held.some((role) => role !== "nasabah" && role !== "default");
