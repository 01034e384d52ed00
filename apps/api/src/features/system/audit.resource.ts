import { jejakAudit } from "@retribusi/contract/features/system/audit.entity";
import type { ReadOnly } from "../../records/resource.ts";

export const jejakAuditResource: ReadOnly = {
  entity: jejakAudit,
  reason: {
    en: "the audit trail is written by the system alone and never changed.",
    id: "jejak audit hanya ditulis oleh sistem dan tidak pernah diubah.",
  },
};
