import { statusbooking } from "@retribusi/contract/features/booking/statusbooking.entity";
import { defineResource } from "../../records/resource.ts";

export const statusbookingResource = defineResource(statusbooking, {
  create: (tx, row) => tx.tbl_statusbooking.create({ data: row }),
  update: (tx, { id }, write) => tx.tbl_statusbooking.update({ where: { id }, data: write }),
  remove: (tx, { id }) => tx.tbl_statusbooking.delete({ where: { id } }),
});
