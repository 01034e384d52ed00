import { pesanBank } from "@retribusi/contract/features/bank/message.entity";
import type { ReadOnly } from "../../records/resource.ts";

export const pesanBankResource: ReadOnly = {
  entity: pesanBank,
  reason: {
    en: "messages of the bank are written by the system alone and never changed.",
    id: "pesan bank hanya ditulis oleh sistem dan tidak pernah diubah.",
  },
};
