import { pemda } from "@retribusi/contract/features/region/pemda.entity";
import { defineResource } from "../../records/resource.ts";

export const pemdaResource = defineResource(pemda, {
  create: (tx, row) => tx.tbl_pemda.create({ data: row }),
  createMany: (tx, data) => tx.tbl_pemda.createMany({ data }),
  update: (tx, { idpemda }, write) => tx.tbl_pemda.update({ where: { idpemda }, data: write }),
  remove: (tx, { idpemda }) => tx.tbl_pemda.delete({ where: { idpemda } }),
});
