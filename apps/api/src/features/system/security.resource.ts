import { logKeamanan } from "@retribusi/contract/features/system/security.entity";
import type { ReadOnly } from "../../records/resource.ts";

export const logKeamananResource: ReadOnly = {
  entity: logKeamanan,
  reason: {
    en: "the security log is written by the system alone and never changed.",
    id: "log keamanan hanya ditulis oleh sistem dan tidak pernah diubah.",
  },
};
