import { entities } from "@retribusi/contract/access/entities";
import type { ReadOnly } from "../../records/resource.ts";

export const jejakAuditResource: ReadOnly = {
  entity: entities.jejak_audit,
  reason: {
    en: "the audit trail is written by the system alone and never changed.",
    id: "jejak audit hanya ditulis oleh sistem dan tidak pernah diubah.",
  },
};
