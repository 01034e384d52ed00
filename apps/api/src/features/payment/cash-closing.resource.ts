import { penutupanKas } from "@retribusi/contract/features/payment/cash-closing.entity";
import type { ReadOnly } from "../../records/resource.ts";

export const penutupanKasResource: ReadOnly = {
  entity: penutupanKas,
  reason: {
    en: "a shift is closed at the teller's counter, and a closing is never changed.",
    id: "kas ditutup di halaman kas petugas, dan penutupan tidak pernah diubah.",
  },
};
