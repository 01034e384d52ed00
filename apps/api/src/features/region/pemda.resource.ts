import type { Row } from "@retribusi/contract/define/entity";
import { pemda } from "@retribusi/contract/features/region/pemda.entity";
import type { Transaction } from "../../lib/transaction.ts";
import { defineResource } from "../../records/resource.ts";
import { findSettings } from "../system/settings.query.ts";

/** A region that is written without a time zone gets the usual one of the settings. */
async function placing(tx: Transaction) {
  const usual = (await findSettings(tx)).zonawaktu;
  return <R extends Pick<Row<typeof pemda>, "zonawaktu">>(row: R) => ({ ...row, zonawaktu: row.zonawaktu ?? usual });
}

export const pemdaResource = defineResource(pemda, {
  create: async (tx, row) => tx.tbl_pemda.create({ data: (await placing(tx))(row) }),
  createMany: async (tx, rows) => tx.tbl_pemda.createMany({ data: rows.map(await placing(tx)) }),
  async update(tx, { idpemda }, { zonawaktu, ...write }) {
    const zone = zonawaktu === undefined ? {} : (await placing(tx))({ zonawaktu });
    return tx.tbl_pemda.update({ where: { idpemda }, data: { ...write, ...zone } });
  },
  remove: (tx, { idpemda }) => tx.tbl_pemda.delete({ where: { idpemda } }),
});
